"""The patterns of the brand, for wallpaper and for printed cloth. Each returns a finished tile.

`ground` is the paper, `ink` the first colour of the print, `second` and `third` the others.
"""

import math
import random

from tiles import Tile, tone


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


def leaves(ground, ink, second=None):
    """Climbing stems with leaves to both sides."""
    t = Tile(0.30, 0.36, ground)
    pick = random.Random(4)
    for column, (x, shift, colour) in enumerate(((0.075, 0.0, ink), (0.225, 0.03, second or tone(ink, 0.35)))):
        sway = lambda y: x + 0.016 * math.sin((y + shift) / 0.36 * math.tau)
        t.line([(sway(y), y) for y in (k / 60 * 0.40 - 0.02 for k in range(61))], colour, 0.0026)
        for k in range(9):
            y = k * 0.04 + shift
            side = 1 if k % 2 else -1
            angle = -math.pi / 2 + side * pick.uniform(0.85, 1.15)
            t.leaf(sway(y), y, angle, pick.uniform(0.066, 0.076), 0.030, colour, ground, -side * 0.45)
    return t.done()


def botanical(ground, ink, second=None, third=None):
    """Large branches in three depths, with berries."""
    t = Tile(0.53, 0.53, ground)
    second, third = second or tone(ink, 0.4), third or 'ochre'
    pick = random.Random(11)
    for depth, (colour, count, size) in enumerate(((tone(second, 0.45), 4, 1.0), (second, 4, 1.1), (ink, 3, 1.3))):
        for k in range(count):
            x, y = (k + 0.3 * depth) / count * 0.53, pick.uniform(0, 0.53)
            angle = -math.pi / 2 + pick.uniform(-0.7, 0.7)
            bend = pick.uniform(-0.9, 0.9)
            stem = []
            for j in range(25):
                a = angle + bend * j / 24
                stem.append((x, y))
                x, y = x + math.cos(a) * 0.0095 * size, y + math.sin(a) * 0.0095 * size
            t.line(stem, colour, 0.0028)
            for j in range(3, 25, 4):
                a = angle + bend * j / 24
                for side in (-1, 1):
                    length = (0.064 - j * 0.0015) * size
                    t.leaf(*stem[j], a + side * 1.0, length, length * 0.30, colour, ground if depth == 2 else None, side * -0.25)
            t.leaf(*stem[-1], angle + bend, 0.045 * size, 0.016, colour)
            if depth:
                for j in (8, 14, 20):
                    bx, by = stem[j][0] + pick.uniform(-0.03, 0.03), stem[j][1] + pick.uniform(-0.02, 0.02)
                    t.line([stem[j], (bx, by)], colour, 0.0016)
                    t.dot(bx, by, 0.0075, third, 0.04, j)
    return t.done()


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


def meadow(ground, ink, second=None, third=None):
    """Small flowers, buds and blades, scattered."""
    t = Tile(0.32, 0.32, ground)
    pick = random.Random(21)
    second, third = second or 'ochre', third or 'sage'
    spots = [(c * 0.064 + (0.032 if r % 2 else 0) + pick.uniform(-0.009, 0.009), r * 0.064 + pick.uniform(-0.009, 0.009))
             for r in range(5) for c in range(5)]
    for number, (x, y) in enumerate(spots):
        turn = pick.uniform(-0.5, 0.5)
        low = (x + math.sin(turn) * 0.020, y + 0.036)
        t.line([(x, y), ((x + low[0]) / 2 + 0.003, y + 0.018), low], third, 0.0016)
        for side in (-1, 1):
            t.leaf((x + low[0]) / 2, y + 0.022, -math.pi / 2 + side * 0.9, 0.019, 0.0075, third)
        if number % 3 == 2:
            t.leaf(x, y + 0.003, -math.pi / 2 + turn, 0.018, 0.011, second)
            continue
        for k in range(6):
            a = k / 6 * math.tau + turn
            t.leaf(x, y, a, 0.0155, 0.0088, ink if number % 3 else tone(ink, 0.3))
        t.dot(x, y, 0.0042, second, 0.05, number)
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


def night(ground, ink, second=None):
    """Moons and stars for small sleepers."""
    t = Tile(0.20, 0.20, ground)
    pick = random.Random(9)
    for r in range(4):
        for c in range(4):
            x, y = c * 0.05 + (0.025 if r % 2 else 0), r * 0.05
            if (r + 2 * c) % 4 == 0:
                t.dot(x, y, 0.0125, second or ink)
                t.dot(x + 0.006, y - 0.002, 0.0105, ground)
            else:
                turn, size = pick.uniform(0, 1), 0.0085 if (r + c) % 3 else 0.0050
                t.shape_of([(x + math.cos(turn + k * math.pi / 5) * size * (1 if k % 2 else 0.42),
                             y + math.sin(turn + k * math.pi / 5) * size * (1 if k % 2 else 0.42)) for k in range(10)], ink)
    return t.done()


def clouds(ground, ink, second=None):
    t = Tile(0.36, 0.36, ground)
    for x, y, s in ((0.08, 0.08, 1.0), (0.26, 0.17, 0.8), (0.10, 0.27, 0.75), (0.29, 0.33, 0.95)):
        colour = ink if s > 0.9 else second or ink
        for dx, dy, r in ((-0.036, 0, 0.020), (-0.012, -0.014, 0.028), (0.020, -0.006, 0.024), (0.042, 0.003, 0.016)):
            t.dot(x + dx * s, y + dy * s, r * s, colour)
        t.shape_of([(x - 0.036 * s, y), (x + 0.042 * s, y), (x + 0.042 * s, y + 0.019 * s), (x - 0.036 * s, y + 0.020 * s)], colour)
    return t.done()


def plain(ground, ink=None, second=None):
    return Tile(0.2, 0.2, ground).done(0.05)


def poster_hills(ground, ink, second=None, third=None):
    """A low sun over three hills; fills a print of 33 by 47 cm."""
    t = Tile(0.33, 0.47, ground)
    t.dot(0.205, 0.165, 0.062, ink)
    for level, swing, shift, colour in ((0.27, 0.040, 0.3, second or tone(ink, 0.4)), (0.33, 0.030, 2.4, third or tone(ink, -0.3)),
                                        (0.40, 0.022, 4.4, tone(third or ink, -0.35))):
        ridge = [(x, level - swing * math.sin(x * 13 + shift)) for x in (k / 60 * 0.33 for k in range(61))]
        t.shape_of(ridge + [(0.33, 0.4699), (0, 0.4699)], colour)
    return t.done()


def poster_vase(ground, ink, second=None, third=None):
    """A vase in one shape, with one branch."""
    t = Tile(0.33, 0.47, ground)
    t.shape_of([(0.03, 0.335), (0.30, 0.335), (0.30, 0.44), (0.03, 0.44)], second or tone(ink, 0.6))
    body = [(0.148, 0.235), (0.142, 0.262), (0.105, 0.300), (0.098, 0.345), (0.125, 0.385)]
    t.shape_of(body + [(0.33 - x, y) for x, y in reversed(body)], ink)
    stem = [(0.166 + 0.045 * math.sin(k / 24 * 2.2), 0.24 - k / 24 * 0.18) for k in range(25)]
    t.line(stem, third or 'forest', 0.0026)
    for k in range(4, 25, 4):
        for side in (-1, 1):
            t.leaf(*stem[k], -math.pi / 2 + 0.35 + side * 0.95, 0.050 - k * 0.0009, 0.020, third or 'forest')
    return t.done()


def poster_arches(ground, ink, second=None, third=None):
    t = Tile(0.33, 0.47, ground)
    for colour, r in ((ink, 0.115), (ground, 0.092), (second or tone(ink, 0.4), 0.080), (ground, 0.057), (third or ink, 0.045)):
        ring = [(0.165 + math.cos(a) * r, 0.23 - math.sin(a) * r) for a in (math.pi * k / 60 for k in range(61))]
        t.shape_of(ring + [(0.165 - r, 0.37), (0.165 + r, 0.37)], colour)
    return t.done()
