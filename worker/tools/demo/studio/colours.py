"""The colours of the brand, as sRGB, and the two tones of each wood."""

import numpy as np

PALETTE = {
    'white': '#f3f0ea', 'cream': '#e9dfcb', 'sand': '#d0bda0', 'taupe': '#a08d7b', 'camel': '#b98a56',
    'grey': '#a09d98', 'charcoal': '#47474a', 'black': '#232325', 'terracotta': '#b87657',
    'rust': '#8f4d34', 'ochre': '#c9963f', 'sage': '#abb3a0', 'forest': '#3d5140', 'olive': '#77744c',
    'navy': '#2c3b57', 'sky': '#a3bccb', 'teal': '#3c6f72', 'blush': '#deb7a8', 'plum': '#6b3f4c',
    'lavender': '#b5abc7', 'mint': '#bcd3c2', 'coral': '#df8a73', 'lemon': '#ecd98c',
    'brass': '#e6cb8c', 'steel': '#bfbfbd', 'copper': '#dba68a', 'iron': '#3b3b3d', 'natural': '#cdb38a',
}
METALS = ('brass', 'steel', 'copper', 'iron')
# Dark and light tone of the grain.
WOODS = {
    'oak': ('#9c7b55', '#dac09b'), 'walnut': ('#41301f', '#8a664a'), 'ash': ('#c0a582', '#ead9bd'),
    'black-oak': ('#17161a', '#3a3634'), 'white-wood': ('#d8d3c8', '#f4f1ea'),
}


def linear(code):
    """'#rrggbb' as three linear floats."""
    value = np.array([int(code[i:i + 2], 16) for i in (1, 3, 5)], np.float32) / 255
    return np.where(value <= 0.04045, value / 12.92, ((value + 0.055) / 1.055) ** 2.4)


def colour(name):
    """As the cloth is dyed: a lit surface looks more vivid than a flat swatch, so a little less so."""
    value = linear(PALETTE[name])
    return value + (value @ (0.2126, 0.7152, 0.0722) - value) * 0.14


def wood_tones(name):
    return tuple(linear(code) for code in WOODS[name])
