"""A frame in a page, and a message to it."""

FRAME = """src => document.body.append(
    Object.assign(document.createElement('iframe'), {src, width: 720, height: 540}))"""
LOAD = "link => frames[0].postMessage({baumeister: 1, type: 'load', link}, '*')"
