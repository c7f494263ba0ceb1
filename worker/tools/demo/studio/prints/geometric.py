"""Prints of circles, arches and other drawn shapes. Each returns a finished tile, inks as in woven.py."""

import math
import random

from prints.tiles import Tile, tone


def arches(ground, ink, second=None, third=None):
    """Rows of three-fold arches, each row shifted by half."""
    t = Tile(0.16, 0.16, ground)
    inks = (ink, ground, second or ink, ground, third or second or ink)
    for row in (-1, 0, 1, 2, 3):
        for column in (-1, 0, 1, 2):
            x, y = column * 0.16 + (0.08 if row % 2 else 0), row * 0.08 + 0.06
            for colour, r in zip(inks, (0.076, 0.060, 0.050, 0.034, 0.024)):
                ring = [(x + math.cos(a) * r, y - math.sin(a) * r) for a in (math.pi * k / 40 for k in range(41))]
                t.shape_of(ring + [(x - r, y + 0.021), (x + r, y + 0.021)], colour)
    return t.done()


def rings(ground, ink, second=None):
    """Circles in circles, with a bead where four of them meet."""
    t = Tile(0.12, 0.12, ground)
    circle = lambda r: [(0.06 + math.cos(a) * r, 0.06 + math.sin(a) * r) for a in (math.tau * k / 72 for k in range(73))]
    for k, r in enumerate((0.0560, 0.0450, 0.0335, 0.0220)):
        t.line(circle(r), ink if k % 2 == 0 else second or ink, 0.0030 if k == 0 else 0.0019)
    t.shape_of(circle(0.010), second or ink)
    t.dot(0, 0, 0.007, second or ink)
    return t.done()


def terrazzo(ground, ink, second=None, third=None):
    t = Tile(0.40, 0.40, ground)
    pick = random.Random(7)
    inks = [ink, second or tone(ink, 0.4), third or tone(ink, -0.3), tone(ink, 0.55)]
    placed = []
    for size, tries in ((0.026, 260), (0.015, 700), (0.007, 1500)):
        for _ in range(tries):
            x, y = pick.uniform(0, 0.4), pick.uniform(0, 0.4)
            near = lambda p: math.hypot((x - p[0] + 0.2) % 0.4 - 0.2, (y - p[1] + 0.2) % 0.4 - 0.2) < (size + p[2]) * 0.98
            if any(near(p) for p in placed):
                continue
            placed.append((x, y, size))
            turn, corners = pick.uniform(0, math.tau), pick.randint(4, 6)
            t.shape_of([(x + math.cos(turn + k / corners * math.tau) * size * pick.uniform(0.55, 1.0),
                         y + math.sin(turn + k / corners * math.tau) * size * pick.uniform(0.45, 0.9))
                        for k in range(corners)], pick.choice(inks))
    return t.done()


def waves(ground, ink, second=None):
    t = Tile(0.20, 0.16, ground)
    for row in range(-1, 9):
        y0 = row * 0.02
        line = [(x, y0 + 0.010 * math.sin(x / 0.10 * math.tau)) for x in (k / 120 * 0.24 - 0.02 for k in range(121))]
        t.line(line, ink if row % 2 else second or ink, 0.0042 if row % 2 else 0.0022)
    return t.done()


def dots(ground, ink, second=None):
    """Brush dots, none quite round."""
    t = Tile(0.24, 0.24, ground)
    pick = random.Random(3)
    for row in range(6):
        for column in range(4):
            x = column * 0.06 + (0.03 if row % 2 else 0) + pick.uniform(-0.004, 0.004)
            y = row * 0.04 + pick.uniform(-0.004, 0.004)
            colour = second if second and pick.random() < 0.28 else ink
            t.dot(x, y, pick.uniform(0.0085, 0.0105), colour, 0.05, row * 9 + column)
    return t.done()


def scallops(ground, ink, second=None):
    """Drawn scales, row under row, with a leaf of light in each."""
    t = Tile(0.08, 0.08, ground)
    for row in range(4):
        for column in range(2):
            x, y = column * 0.04 + (0.02 if row % 2 else 0), row * 0.02
            half = lambda r: [(x + math.cos(a) * r, y + math.sin(a) * r) for a in (math.pi * k / 40 for k in range(41))]
            t.line(half(0.0200), ink, 0.0026)
            t.line(half(0.0145), second or tone(ink, 0.4), 0.0014)
            t.shape_of(half(0.0075), second or tone(ink, 0.4))
    return t.done()


def lattice(ground, ink, second=None):
    """A trellis of curved laths with a bead at each crossing."""
    t = Tile(0.14, 0.20, ground)
    bow = lambda k, side: (0.07 + side * 0.07 * math.sin(k / 60 * math.pi) ** 1.3, k / 60 * 0.20)
    for side in (-1, 1):
        t.line([bow(k, side) for k in range(61)], ink, 0.0046)
        t.line([bow(k, side * 0.72) for k in range(61)], second or tone(ink, 0.4), 0.0018)
    t.dot(0.07, 0.0, 0.010, second or ink)
    t.dot(0.0, 0.10, 0.010, second or ink)
    return t.done()


def honeycomb(ground, ink, second=None):
    t = Tile(0.12, 0.2078, ground)
    corners = lambda x, y, r: [(x + math.cos(a) * r, y + math.sin(a) * r) for a in (math.pi / 6 + k * math.pi / 3 for k in range(7))]
    for row in range(3):
        for column in range(2):
            x, y = column * 0.12 + (0.06 if row % 2 else 0), row * 0.1039
            t.line(corners(x, y, 0.0692), ink, 0.0034)
            t.line(corners(x, y, 0.050), second or tone(ink, 0.45), 0.0018)
    return t.done()


def half_moons(ground, ink, second=None, third=None):
    """Half discs that turn from square to square."""
    t = Tile(0.32, 0.32, ground)
    inks, pick = (ink, second or ink, third or ink), random.Random(17)
    for row in range(4):
        for column in range(4):
            x, y, turn = column * 0.08 + 0.04, row * 0.08 + 0.04, pick.randrange(4) * math.pi / 2
            cx, cy = x - math.cos(turn + math.pi / 2) * 0.017, y - math.sin(turn + math.pi / 2) * 0.017
            t.shape_of([(cx + math.cos(a) * 0.036, cy + math.sin(a) * 0.036) for a in (turn + math.pi * k / 40 for k in range(41))],
                       inks[(row + 2 * column + row // 2) % 3])
    return t.done()


def crosses(ground, ink, second=None):
    """Small drawn crosses."""
    t = Tile(0.10, 0.10, ground)
    for x, y, colour in ((0.025, 0.025, ink), (0.075, 0.075, second or ink)):
        for turn in (0.06, 0.06 + math.pi / 2):
            dx, dy = math.cos(turn) * 0.0095, math.sin(turn) * 0.0095
            t.line([(x - dx, y - dy), (x + dx, y + dy)], colour, 0.0032)
    return t.done()


def strokes(ground, ink, second=None, third=None):
    """Short strokes of a broad brush, leaning this way and that."""
    t = Tile(0.28, 0.28, ground)
    pick, inks = random.Random(12), [ink, ink, second or tone(ink, 0.4), third or ink]
    for row in range(7):
        for column in range(5):
            x, y = column * 0.056 + (0.028 if row % 2 else 0), row * 0.04
            turn, long = pick.uniform(-0.6, 0.6) + (0.9 if (row + column) % 2 else -0.9), pick.uniform(0.014, 0.019)
            t.oval(x, y, long, pick.uniform(0.0036, 0.0050), pick.choice(inks), turn)
    return t.done()


def fans(ground, ink, second=None):
    """Rayed fans, as on old theatre walls."""
    t = Tile(0.20, 0.20, ground)
    for row in range(4):
        for column in range(2):
            x, y = column * 0.10 + (0.05 if row % 2 else 0), row * 0.05
            half = lambda r: [(x + math.cos(a) * r, y - math.sin(a) * r) for a in (math.pi * k / 40 for k in range(41))]
            t.line(half(0.0485), ink, 0.0026)
            t.line(half(0.0405), second or ink, 0.0014)
            for k in range(1, 10):
                a = math.pi * k / 10
                t.line([(x + math.cos(a) * 0.013, y - math.sin(a) * 0.013), (x + math.cos(a) * 0.038, y - math.sin(a) * 0.038)], second or ink, 0.0016)
            t.shape_of(half(0.009), ink)
    return t.done()


def quatrefoil(ground, ink, second=None):
    """Tiles of four leaves, point to point."""
    t = Tile(0.14, 0.14, ground)
    for x, y, colour in ((0.035, 0.035, ink), (0.105, 0.105, ink), (0.105, 0.035, second or tone(ink, 0.4)), (0.035, 0.105, second or tone(ink, 0.4))):
        for k in range(4):
            t.leaf(x, y, math.pi / 4 + k * math.pi / 2, 0.046, 0.026, colour)
        t.dot(x, y, 0.0050, ground)
    for x, y in ((0, 0), (0.07, 0), (0, 0.07), (0.07, 0.07)):
        t.dot(x, y, 0.0046, ink)
    return t.done()


def pebbles(ground, ink, second=None, third=None):
    """Loose round stones, each a little different."""
    t = Tile(0.30, 0.30, ground)
    pick, inks = random.Random(31), [ink, second or tone(ink, 0.35), third or tone(ink, 0.6)]
    for row in range(6):
        for column in range(5):
            x, y = column * 0.06 + (0.03 if row % 2 else 0), row * 0.05
            t.oval(x + pick.uniform(-0.004, 0.004), y, pick.uniform(0.019, 0.025), pick.uniform(0.014, 0.018), pick.choice(inks), pick.uniform(-0.7, 0.7))
    return t.done()


def contours(ground, ink, second=None):
    """Lines around hills, as on a map."""
    t = Tile(0.40, 0.40, ground)
    for x, y, seed in ((0.10, 0.10, 1), (0.30, 0.30, 5)):
        for k in range(9):
            r = 0.016 + k * 0.0155
            t.line([(x + math.cos(a) * r * (1 + 0.16 * math.sin(2 * a + seed) + 0.07 * math.sin(3 * a + 2 * seed)),
                     y + math.sin(a) * r * (1 + 0.16 * math.sin(2 * a + seed) + 0.07 * math.sin(3 * a + 2 * seed)))
                    for a in (j / 90 * math.tau for j in range(91))], second if second and k % 3 == 0 else ink, 0.0019)
    return t.done()
