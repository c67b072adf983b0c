"""From the checkout to the browser: install the runtime, pack the game, serve it, build the folder to host.

Runs at the desk with the standard library, npm and pip; never sent to the browser.
"""
