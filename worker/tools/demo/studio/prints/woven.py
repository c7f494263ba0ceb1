"""Prints that look woven: stripes, checks, lozenges. Each returns a finished tile.

`ground` is the paper or cloth, `ink` the first colour of the print, `second` and `third` the others.
"""

import random

from prints.tiles import Tile, tone


def plain(ground, ink=None, second=None):
    return Tile(0.2, 0.2, ground).done(0.05)


def stripes(ground, ink, second=None):
    t = Tile(0.18, 0.18, ground)
    t.shape_of([(0.02, -0.01), (0.09, -0.01), (0.09, 0.19), (0.02, 0.19)], ink)
    for x in (0.006, 0.104):
        t.line([(x, -0.01), (x, 0.19)], second or ink, 0.0032)
    return t.done()


def fine_stripes(ground, ink, second=None):
    t = Tile(0.024, 0.048, ground)
    t.shape_of([(-0.01, 0.014), (0.05, 0.014), (0.05, 0.024), (-0.01, 0.024)], ink)
    t.shape_of([(-0.01, 0.038), (0.05, 0.038), (0.05, 0.048), (-0.01, 0.048)], second or ink)
    return t.done()


def gingham(ground, ink, second=None):
    t = Tile(0.06, 0.06, ground)
    half = tone(ink, 0.48)
    for a, b in (((0, -0.1), (0.03, 0.2)), ((-0.1, 0), (0.2, 0.03))):
        t.shape_of([(a[0], a[1]), (b[0], a[1]), (b[0], b[1]), (a[0], b[1])], second or half)
    t.shape_of([(0, 0), (0.03, 0), (0.03, 0.03), (0, 0.03)], ink)
    return t.done()


def checks(ground, ink, second=None):
    """A woven plaid for throws and rugs."""
    t = Tile(0.24, 0.24, ground)
    for start, width, colour in ((0.0, 0.060, tone(ink, 0.35)), (0.10, 0.012, second or ink), (0.150, 0.006, ink)):
        t.shape_of([(start, -0.1), (start + width, -0.1), (start + width, 0.4), (start, 0.4)], colour)
    for start, width, colour in ((0.0, 0.060, tone(ink, 0.22)), (0.10, 0.012, second or ink), (0.150, 0.006, ink)):
        t.shape_of([(-0.1, start), (0.4, start), (0.4, start + width), (-0.1, start + width)], colour)
    t.shape_of([(0, 0), (0.06, 0), (0.06, 0.06), (0, 0.06)], ink)
    return t.done()


def diamonds(ground, ink, second=None):
    """Uneven drawn lozenges, as on a Berber rug."""
    t = Tile(0.50, 0.60, ground, 1000)
    pick = random.Random(5)
    for shift in (0.0, 0.035):
        for a, b in (((0, 0), (0.25, 0.30)), ((0.25, 0.30), (0.5, 0.6)), ((0.5, 0), (0.25, 0.30)), ((0.25, 0.30), (0, 0.6))):
            line = [(a[0] + (b[0] - a[0]) * k / 14 + pick.uniform(-0.004, 0.004),
                     a[1] + (b[1] - a[1]) * k / 14 + shift + pick.uniform(-0.003, 0.003)) for k in range(15)]
            t.line(line, ink if not shift else second or ink, 0.012)
    return t.done()


def ticking(ground, ink, second=None):
    """Mattress stripe: one broad line between pairs of fine ones."""
    t = Tile(0.072, 0.072, ground)
    for x, wide, colour in ((0.010, 0.010, ink), (0.028, 0.0022, second or ink), (0.034, 0.0022, second or ink),
                            (0.050, 0.0022, second or ink), (0.056, 0.0022, second or ink)):
        t.shape_of([(x, -0.01), (x + wide, -0.01), (x + wide, 0.09), (x, 0.09)], colour)
    return t.done()


def windowpane(ground, ink, second=None):
    """A large check of single lines, with a fainter one between."""
    t = Tile(0.16, 0.16, ground)
    for place, wide, colour in ((0.08, 0.0044, ink), (0.0, 0.0024, second or tone(ink, 0.45))):
        t.shape_of([(place, -0.1), (place + wide, -0.1), (place + wide, 0.3), (place, 0.3)], colour)
        t.shape_of([(-0.1, place), (0.3, place), (0.3, place + wide), (-0.1, place + wide)], colour)
    return t.done()


def herringbone(ground, ink, second=None):
    """Slanted threads that turn at every band."""
    t = Tile(0.08, 0.06, ground)
    for band in range(2):
        left, lean = band * 0.04, 0.03 if band == 0 else -0.03
        for row in range(-2, 6):
            y = row * 0.015
            colour = second if second and row % 2 else ink
            t.shape_of([(left + 0.001, y), (left + 0.039, y + lean), (left + 0.039, y + lean + 0.0085), (left + 0.001, y + 0.0085)], colour)
    return t.done()


def zigzag(ground, ink, second=None):
    """Chevrons in two weights."""
    t = Tile(0.08, 0.10, ground)
    for row in range(-1, 4):
        for shift, wide, colour in ((0.0, 0.014, ink), (0.026, 0.006, second or ink)):
            y = row * 0.05 + shift
            t.shape_of([(-0.04, y + 0.04), (0, y), (0.04, y + 0.04), (0.08, y), (0.12, y + 0.04), (0.12, y + 0.04 + wide),
                        (0.08, y + wide), (0.04, y + 0.04 + wide), (0, y + wide), (-0.04, y + 0.04 + wide)], colour)
    return t.done()


def patchwork(ground, ink, second=None, third=None):
    """Squares of a rug or quilt, halved on the slant."""
    t = Tile(0.60, 0.60, ground, 1000)
    inks, side = (ink, second or tone(ink, 0.4), third or tone(ink, -0.25), ground), 0.15
    for row in range(4):
        for column in range(4):
            x, y, number = column * side, row * side, (row * 3 + column * 2) % 4
            corners = [(x, y), (x + side, y), (x + side, y + side), (x, y + side)]
            first = (row + column) % 2
            t.shape_of([corners[k % 4] for k in (first, first + 1, first + 2)], inks[number])
            t.shape_of([corners[k % 4] for k in (first, first + 2, first + 3)], inks[(number + 3) % 4])
    return t.done()


def kilim(ground, ink, second=None, third=None):
    """Bands of stepped lozenges between plain stripes."""
    t = Tile(0.40, 0.60, ground, 1000)
    second, third = second or tone(ink, 0.4), third or tone(ink, -0.3)
    for y, high, colour in ((0.0, 0.035, ink), (0.045, 0.012, second), (0.30, 0.035, third), (0.345, 0.012, second)):
        t.shape_of([(-0.1, y), (0.5, y), (0.5, y + high), (-0.1, y + high)], colour)
    for middle, colours in ((0.178, (ink, ground, second)), (0.478, (third, ground, ink))):
        for column in range(4):
            x = column * 0.10 + 0.05
            for size, colour in zip((0.09, 0.055, 0.028), colours):
                steps = 6
                right = [(x + size * 0.52 * (1 - abs(k) / steps), middle + size * k / steps + half * size / steps / 2)
                         for k in range(-steps, steps + 1) for half in (-1, 1)]
                t.shape_of(right + [(2 * x - a, b) for a, b in reversed(right)], colour)
    return t.done()
