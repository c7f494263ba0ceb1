"""Prints for children. Each returns a finished tile, inks as in woven.py."""

import math
import random

from prints import figures
from prints.tiles import Tile, half_drop, tone


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


def strewn(figure, size, columns, rows, step, ground, *inks):
    """One figure in a half-drop repeat."""
    t = Tile(columns * step, rows * step, ground)
    for x, y, _ in half_drop(columns * step, rows * step, columns, rows):
        figure(t, x, y, size, inks)
    return t


def bears(ground, ink, second='cream', third='charcoal'):
    t = strewn(figures.bear, 0.024, 2, 2, 0.085, ground, ink, second, third)
    for x, y, _ in half_drop(0.17, 0.17, 2, 2):
        figures.star(t, x, (y + 0.0425) % 0.17, 0.006, (second,))
    return t.done()


def rabbits(ground, ink, second='blush', third='charcoal'):
    t = strewn(figures.rabbit, 0.026, 2, 2, 0.085, ground, ink, second, third)
    for x, y, _ in half_drop(0.17, 0.17, 2, 2):
        figures.blossom(t, x, (y + 0.0425) % 0.17, 0.0075, (second, ink))
    return t.done()


def foxes(ground, ink, second='cream', third='charcoal'):
    t = strewn(figures.fox, 0.022, 2, 2, 0.085, ground, ink, second, third)
    for x, y, _ in half_drop(0.17, 0.17, 2, 2):
        t.leaf(x, (y + 0.052) % 0.17, -math.pi / 2, 0.020, 0.009, third)
    return t.done()


def whales(ground, ink, second='white', third=None):
    t = Tile(0.24, 0.20, ground)
    for x, y, _ in half_drop(0.24, 0.20, 2, 2):
        figures.whale(t, x, y, 0.028, (ink, second, third or ink))
        wave = [(x - 0.03 + k * 0.002, (y + 0.052) % 0.20 + 0.0028 * math.sin(k / 2.4)) for k in range(31)]
        t.line(wave, third or ink, 0.0016)
    return t.done()


def boats(ground, ink, second='white', third='terracotta'):
    t = Tile(0.20, 0.20, ground)
    for x, y, _ in half_drop(0.20, 0.20, 2, 2):
        figures.boat(t, x, y, 0.026, (ink, second, third))
        for row in range(2):
            t.line([(x - 0.028 + row * 0.008 + k * 0.0018, y + 0.030 + row * 0.008 + 0.0018 * math.sin(k / 2)) for k in range(25)], ink, 0.0014)
    return t.done()


def balloons(ground, ink, second='cream', third='rust'):
    t = Tile(0.28, 0.28, ground)
    for x, y, number in half_drop(0.28, 0.28, 2, 2):
        figures.balloon(t, x, y, 0.040, (ink, second, third) if number % 2 else (third, second, ink))
        figures.cloud(t, (x + 0.07) % 0.28, (y + 0.055) % 0.28, 0.020, (second,))
    return t.done()


def houses(ground, ink, second='terracotta', third='cream'):
    t = Tile(0.24, 0.18, ground)
    for x, y, number in half_drop(0.24, 0.18, 3, 2):
        figures.house(t, x, y, 0.028, (ink, second, third) if number % 3 else (second, ink, third))
    return t.done()


def firs(ground, ink, second=None, third='taupe'):
    t = Tile(0.24, 0.24, ground)
    pick = random.Random(8)
    for x, y, number in half_drop(0.24, 0.24, 4, 3):
        figures.fir(t, x, y, pick.uniform(0.024, 0.032), (second if second and number % 3 == 0 else ink, third))
    return t.done()


def mountains(ground, ink, second=None, third='white'):
    """Peaks with snow, row behind row."""
    t = Tile(0.30, 0.32, ground)
    for row in range(4):
        for column in range(3):
            x, y = column * 0.10 + (0.05 if row % 2 else 0), row * 0.08 + 0.075
            colour = second or tone(ink, 0.35) if row % 2 else ink
            t.shape_of([(x - 0.044, y), (x, y - 0.060), (x + 0.044, y)], colour)
            t.shape_of([(x - 0.0132, y - 0.042), (x, y - 0.060), (x + 0.0132, y - 0.042), (x + 0.006, y - 0.046), (x, y - 0.040), (x - 0.006, y - 0.046)], third)
    return t.done()


def rainbows(ground, ink, second='ochre', third='sage'):
    t = strewn(figures.rainbow, 0.030, 2, 2, 0.10, ground, ink, second, third)
    for x, y, _ in half_drop(0.20, 0.20, 2, 2):
        t.dot(x, (y + 0.05) % 0.20, 0.0045, second)
    return t.done()


def hearts(ground, ink, second=None):
    t = Tile(0.12, 0.12, ground)
    for x, y, number in half_drop(0.12, 0.12, 4, 4):
        figures.heart(t, x, y, 0.0085, (second if second and number % 3 == 0 else ink,))
    return t.done()


def stars(ground, ink, second=None):
    t = Tile(0.12, 0.12, ground)
    for x, y, number in half_drop(0.12, 0.12, 4, 3):
        figures.star(t, x, y, 0.0095 if number % 2 else 0.0060, (second if second and number % 4 == 0 else ink,), number * 0.7)
    return t.done()


def strawberries(ground, ink, second='forest', third='cream'):
    return strewn(figures.strawberry, 0.015, 4, 4, 0.046, ground, ink, second, third).done()


def apples(ground, ink, second='sage', third='rust'):
    return strewn(figures.apple, 0.016, 4, 4, 0.050, ground, ink, second, third).done()


def daisies(ground, ink, second='ochre'):
    t = Tile(0.16, 0.16, ground)
    for x, y, number in half_drop(0.16, 0.16, 4, 4):
        figures.blossom(t, x, y, 0.0105 if number % 3 else 0.0075, (ink, second), 8, number * 0.5)
    return t.done()
