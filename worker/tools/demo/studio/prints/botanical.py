"""Prints of leaves, flowers and fruit. Each returns a finished tile, inks as in woven.py."""

import math
import random

from prints import figures
from prints.tiles import Tile, half_drop, tone


def leaves(ground, ink, second=None):
    """Climbing stems with leaves to both sides."""
    t = Tile(0.30, 0.36, ground)
    pick = random.Random(4)
    for column, (x, shift, colour) in enumerate(((0.075, 0.0, ink), (0.225, 0.03, second or tone(ink, 0.35)))):
        sway = lambda y: x + 0.016 * math.sin((y + shift) / 0.36 * math.tau)
        t.line([(sway(y), y) for y in (k / 60 * 0.40 - 0.02 for k in range(61))], colour, 0.0026)
        # As many to one side as to the other, where the print begins again too.
        for k in range(10):
            y = k * 0.036 + shift
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


def ginkgo(ground, ink, second=None, third=None):
    """Fan leaves that fall."""
    t = Tile(0.36, 0.36, ground)
    pick, inks = random.Random(6), (ink, second or tone(ink, 0.35), third or ink)
    for x, y, number in half_drop(0.36, 0.36, 4, 4):
        turn, r = pick.uniform(0, math.tau), pick.uniform(0.034, 0.041)
        rim = lambda a: r * (1 + 0.05 * math.cos(a * 9) - 0.22 * math.exp(-(a / 0.12) ** 2))
        sweep = [(x + math.cos(turn + a) * rim(a), y + math.sin(turn + a) * rim(a)) for a in (-1.12 + 2.24 * k / 50 for k in range(51))]
        t.shape_of([(x, y)] + sweep, inks[number % 3])
        t.line([(x, y), (x - math.cos(turn + 0.1) * r * 0.5, y - math.sin(turn + 0.1) * r * 0.5),
                (x - math.cos(turn + 0.3) * r * 0.9, y - math.sin(turn + 0.3) * r * 0.9)], inks[number % 3], 0.0020)
        for k in range(-3, 4):
            a = turn + k * 0.28
            t.line([(x + math.cos(a) * r * 0.30, y + math.sin(a) * r * 0.30), (x + math.cos(a) * r * 0.80, y + math.sin(a) * r * 0.80)], ground, 0.0008)
    return t.done()


def ferns(ground, ink, second=None):
    """Upright fronds, close together."""
    t = Tile(0.40, 0.50, ground)
    for x, foot, lean, colour in ((0.05, 0.50, 0.10, second or tone(ink, 0.45)), (0.25, 0.25, -0.10, second or tone(ink, 0.45)),
                                  (0.15, 0.42, -0.06, ink), (0.35, 0.17, 0.08, ink)):
        stem = [(x + lean * (k / 30) ** 2 * 0.6, foot - k / 30 * 0.38) for k in range(31)]
        t.line(stem, colour, 0.0024)
        for k in range(3, 31):
            long = 0.074 * math.sin(math.pi * (0.12 + 0.88 * k / 31)) ** 0.8 * (1.1 - 0.5 * k / 31)
            for side in (-1, 1):
                t.leaf(*stem[k], -math.pi / 2 + side * 1.05 + lean, long, 0.0105, colour, None, side * -0.35)
    return t.done()


def palm(ground, ink, second=None, third=None):
    """Large palm leaves, one over the other."""
    t = Tile(0.60, 0.60, ground, 1600)
    for x, y, turn, colour in ((0.10, 0.52, -1.9, tone(second or ink, 0.45)), (0.40, 0.25, -1.2, tone(second or ink, 0.45)),
                               (0.48, 0.62, -1.75, second or tone(ink, 0.3)), (0.18, 0.30, -1.35, second or tone(ink, 0.3)),
                               (0.30, 0.50, -2.0, ink), (0.02, 0.20, -1.1, third or ink)):
        stem = [(x + math.cos(turn + 0.5 * k / 24) * k * 0.0125, y + math.sin(turn + 0.5 * k / 24) * k * 0.0125) for k in range(25)]
        t.line(stem, colour, 0.0044)
        for k in range(5, 25):
            a = turn + 0.5 * k / 24
            for side in (-1, 1):
                t.leaf(*stem[k], a + side * (1.15 - 0.028 * k), 0.125 - abs(k - 11) * 0.0042, 0.0135, colour, None, side * 0.28)
    return t.done()


def eucalyptus(ground, ink, second=None):
    """Trailing stems with round leaves."""
    t = Tile(0.32, 0.48, ground)
    for x, shift, colour in ((0.08, 0.0, ink), (0.24, 0.14, second or tone(ink, 0.35))):
        sway = lambda y: x + 0.022 * math.sin(y / 0.48 * math.tau + shift * 9)
        t.line([(sway(y), y) for y in (k / 80 * 0.52 - 0.02 for k in range(81))], colour, 0.0022)
        for k in range(12):
            y = k * 0.04 + shift
            for side in (-1, 1):
                r = 0.0145 + 0.003 * math.sin(k * 2.1 + side)
                t.line([(sway(y), y), (sway(y) + side * 0.017, y - 0.010)], colour, 0.0014)
                t.oval(sway(y) + side * (0.014 + r), y - 0.014, r * 1.12, r * 0.88, colour, side * -0.5)
                t.line([(sway(y) + side * 0.016, y - 0.010), (sway(y) + side * (0.014 + r * 1.7), y - 0.019)], ground, 0.0009)
    return t.done()


def peonies(ground, ink, second=None, third=None):
    """Full flowers of many petals among leaves."""
    t = Tile(0.46, 0.46, ground)
    leaf, heart = third or 'forest', second or tone(ink, 0.45)
    pick = random.Random(14)
    flowers = ((0.12, 0.11, 0.086), (0.35, 0.34, 0.092), (0.34, 0.10, 0.052), (0.11, 0.34, 0.058))
    for x, y, r in flowers:
        for k in range(7):
            a = k / 7 * math.tau + pick.uniform(-0.3, 0.3)
            t.leaf(x + math.cos(a) * r * 0.7, y + math.sin(a) * r * 0.7, a, r * 0.95, r * 0.38, leaf if k % 2 else tone(leaf, 0.3), ground)
    for x, y, r in flowers:
        for ring, (reach, count, colour) in enumerate(((0.66, 9, tone(ink, 0.22)), (0.48, 8, ink), (0.30, 6, tone(ink, -0.12)), (0.13, 4, heart))):
            for k in range(count):
                a = k / count * math.tau + ring * 0.5 + pick.uniform(-0.1, 0.1)
                cx, cy, size = x + math.cos(a) * r * reach, y + math.sin(a) * r * reach, r * (0.40 - 0.07 * ring)
                t.oval(cx, cy, size, size * 0.86, tone(colour, -0.16), a)
                t.oval(cx + math.cos(a) * size * 0.09, cy + math.sin(a) * size * 0.09, size * 0.92, size * 0.80, colour, a)
    return t.done()


def grasses(ground, ink, second=None):
    """Tall blades and seed heads that bend in wind."""
    t = Tile(0.40, 0.42, ground)
    pick = random.Random(25)
    for k in range(20):
        x, foot, colour = k * 0.02, (0.42, 0.30, 0.18, 0.06)[k % 4], (ink, second or tone(ink, 0.4), tone(ink, 0.25))[k % 3]
        lean, tall = pick.uniform(-0.05, 0.05), pick.uniform(0.20, 0.30)
        blade = [(x + lean * (j / 24) ** 2, foot - tall * j / 24) for j in range(25)]
        t.line(blade, colour, 0.0019)
        if k % 2:
            for j in range(13, 25):
                for side in (-1, 1):
                    t.leaf(*blade[j], -math.pi / 2 + side * 0.5 + lean * 6, 0.018, 0.0062, colour)
    return t.done()


def blossoms(ground, ink, second=None, third=None):
    """Cherry twigs in flower."""
    t = Tile(0.44, 0.44, ground)
    twig, pick = third or 'taupe', random.Random(19)
    for x, y, turn in ((0.02, 0.40, -0.75), (0.24, 0.18, -0.55), (0.20, 0.42, -0.35), (0.42, 0.22, -0.9)):
        path = [(x + math.cos(turn + 0.25 * math.sin(k / 5)) * k * 0.011, y + math.sin(turn + 0.25 * math.sin(k / 5)) * k * 0.011) for k in range(31)]
        t.line(path, twig, 0.0036)
        for k in range(3, 31, 3):
            side = 1 if k % 2 else -1
            a = turn + side * pick.uniform(0.7, 1.2)
            fx, fy = path[k][0] + math.cos(a) * 0.034, path[k][1] + math.sin(a) * 0.034
            t.line([path[k], (fx, fy)], twig, 0.0018)
            if k % 9 == 0:
                t.oval(fx, fy, 0.009, 0.006, ink, a)
            else:
                figures.blossom(t, fx, fy, 0.021, (ink if k % 2 else tone(ink, 0.3), second or 'ochre'), 5, a)
    return t.done()


def lemons(ground, ink, second=None, third=None):
    """Fruit on its leaves."""
    t = Tile(0.32, 0.32, ground)
    for x, y, number in half_drop(0.32, 0.32, 4, 3):
        figures.lemon(t, x, y, 0.034, (ink, second or 'forest', tone(ink, 0.4)), (0.5, -0.7, 2.4, 0.1)[number % 4])
    return t.done()


def birds(ground, ink, second=None, third=None):
    """Birds on twigs."""
    t = Tile(0.40, 0.40, ground)
    for x, y, number in half_drop(0.40, 0.40, 2, 2):
        facing = 1 if number % 2 else -1
        twig = [(x - 0.085 + k * 0.0068, y + 0.040 + 0.010 * math.sin(k / 4 + number)) for k in range(26)]
        t.line(twig, second or ink, 0.0026)
        for k in range(2, 26, 4):
            side = 1 if k % 8 == 2 else -1
            t.leaf(*twig[k], side * 1.0 + (0 if k > 12 else math.pi), 0.032, 0.013, second or ink)
        figures.bird(t, x, y, 0.042, (ink, third or tone(ink, 0.4), second or ink), facing)
    return t.done()


def medallion(ground, ink, second=None):
    """A damask: mirrored leaves that rise from one point."""
    t = Tile(0.26, 0.36, ground)
    for x, y in ((0.13, 0.18), (0.0, 0.0)):
        for side in (-1, 1):
            up = -math.pi / 2
            for dy, turn, long, wide, colour in ((0.10, 0.55, 0.10, 0.036, ink), (0.06, 1.05, 0.085, 0.034, second or ink), (0.015, 0.75, 0.080, 0.030, ink),
                                                 (-0.03, 0.95, 0.062, 0.024, second or ink), (-0.055, 0.45, 0.060, 0.020, ink)):
                t.leaf(x, y + dy, up + side * turn, long, wide, colour, ground, -side * 0.75)
        t.leaf(x, y - 0.06, -math.pi / 2, 0.075, 0.026, ink, ground)
        t.leaf(x, y + 0.10, math.pi / 2, 0.050, 0.020, ink, ground)
        for dy in (0.10, 0.03, -0.045):
            t.dot(x, y + dy, 0.0055, second or ink)
    return t.done()


def seaweed(ground, ink, second=None):
    """Branching weed, as a botanist pressed it."""
    t = Tile(0.30, 0.40, ground)

    def grow(x, y, turn, long, wide, colour, depth):
        end = x + math.cos(turn) * long, y + math.sin(turn) * long
        t.line([(x, y), end], colour, wide)
        if depth == 0:
            return t.dot(*end, wide * 1.5, colour)
        for swing in (-0.42, 0.38):
            grow(*end, turn + swing, long * 0.78, wide * 0.80, colour, depth - 1)

    for x, y, colour in ((0.075, 0.24, ink), (0.225, 0.04, ink), (0.225, 0.27, second or tone(ink, 0.4)), (0.075, 0.07, second or tone(ink, 0.4))):
        grow(x, y, -math.pi / 2 + (0.1 if colour == ink else -0.1), 0.040, 0.0046, colour, 5)
    return t.done()
