"""What builds the package: its folder is on the path of whoever builds, so no other module is in it."""
