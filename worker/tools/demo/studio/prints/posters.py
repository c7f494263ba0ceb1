"""Art prints of 33 by 47 cm: tiles that are seen once."""

import math
import random

from prints import figures
from prints.tiles import Tile, tone


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


def sheet(ground):
    return Tile(0.33, 0.47, ground)


def ring(x, y, r, start=0.0, end=math.tau, steps=70):
    return figures.arc(x, y, r, start, end, steps)


def poster_moons(ground, ink, second=None, third=None):
    """The phases of the moon, one under the other."""
    t = sheet(ground)
    for k in range(5):
        y = 0.075 + k * 0.080
        t.dot(0.165, y, 0.030, ink)
        if k != 2:
            t.dot(0.165 + (k - 2) * 0.013 * (1.4 if k % 2 else 1.0), y, 0.0305, ground)
            t.line(ring(0.165, y, 0.030), ink, 0.0008)
    return t.done()


def poster_stones(ground, ink, second=None, third=None):
    """Balanced stones."""
    t = sheet(ground)
    for y, wide, high, colour, turn in ((0.370, 0.090, 0.036, ink, 0.04), (0.298, 0.066, 0.034, second or tone(ink, 0.35), -0.08),
                                        (0.236, 0.048, 0.026, third or ink, 0.10), (0.186, 0.032, 0.022, tone(ink, 0.2), -0.05), (0.145, 0.019, 0.017, second or ink, 0)):
        t.oval(0.165, y, wide, high, colour, turn)
    return t.done()


def poster_blocks(ground, ink, second=None, third=None):
    """Three fields of colour that touch."""
    t = sheet(ground)
    t.shape_of([(0.05, 0.07), (0.28, 0.07), (0.28, 0.20), (0.05, 0.20)], ink)
    t.shape_of([(0.05, 0.21), (0.16, 0.21), (0.16, 0.40), (0.05, 0.40)], second or tone(ink, 0.4))
    t.shape_of(figures.arc(0.225, 0.40, 0.055, math.pi, math.tau) + [(0.28, 0.40), (0.17, 0.40)], third or tone(ink, -0.3))
    t.dot(0.225, 0.272, 0.045, ink)
    return t.done()


def poster_leaf(ground, ink, second=None, third=None):
    """One palm leaf."""
    t = sheet(ground)
    stem = [(0.130 + 0.05 * (k / 40) ** 2, 0.42 - k / 40 * 0.345) for k in range(41)]
    t.line(stem, ink, 0.0036)
    for k in range(9, 41):
        for side in (-1, 1):
            t.leaf(*stem[k], -math.pi / 2 + 0.22 + side * (1.25 - 0.012 * k), 0.135 - abs(k - 20) * 0.0030, 0.012, ink if side < 0 else second or tone(ink, 0.15), None, side * 0.35)
    return t.done()


def poster_wave(ground, ink, second=None, third=None):
    """Sea under a pale sun."""
    t = sheet(ground)
    t.dot(0.115, 0.130, 0.040, third or 'ochre')
    for level in range(7):
        y0, colour = 0.215 + level * 0.034, tone(ink, 0.55 - level * 0.085)
        crest = [(x, y0 - 0.012 * math.sin(x * 30 + level * 1.3) - 0.006 * math.sin(x * 61 + level)) for x in (k / 80 * 0.33 for k in range(81))]
        t.shape_of(crest + [(0.33, 0.4699), (0, 0.4699)], colour)
    return t.done()


def poster_dance(ground, ink, second=None, third=None):
    """Cut paper weeds, scattered as after a dance."""
    t = sheet(ground)
    pick, inks = random.Random(3), (ink, second or tone(ink, 0.35), third or tone(ink, -0.3))
    for number, (x, y) in enumerate(((0.095, 0.12), (0.235, 0.11), (0.165, 0.235), (0.085, 0.345), (0.245, 0.350))):
        turn = pick.uniform(0, math.tau)
        for k in range(7):
            a = turn + (k - 3) * 0.42
            t.oval(x + math.cos(a) * 0.034, y + math.sin(a) * 0.034, 0.030 - abs(k - 3) * 0.003, 0.0085, inks[number % 3], a)
        t.dot(x, y, 0.016, inks[number % 3])
    return t.done()


def poster_fruit(ground, ink, second=None, third=None):
    """A bowl of lemons."""
    t = sheet(ground)
    t.shape_of([(0, 0.34), (0.33, 0.34), (0.33, 0.4699), (0, 0.4699)], third or tone(ink, 0.6))
    for x, y, turn in ((0.125, 0.255, 0.4), (0.205, 0.250, 2.6), (0.165, 0.215, -0.5)):
        figures.lemon(t, x, y, 0.042, ('lemon', 'forest', tone('lemon', 0.4)), turn)
    t.shape_of(figures.arc(0.165, 0.270, 0.105, 0, math.pi) + [(0.06, 0.270)], ink)
    t.shape_of([(0.135, 0.368), (0.195, 0.368), (0.205, 0.390), (0.125, 0.390)], second or tone(ink, -0.2))
    return t.done()


def poster_houses(ground, ink, second=None, third=None):
    """Roofs on a hill under a moon."""
    t = sheet(ground)
    t.dot(0.245, 0.095, 0.030, third or 'cream')
    t.shape_of([(x, 0.30 - 0.05 * math.sin(x * 9)) for x in (k / 50 * 0.33 for k in range(51))] + [(0.33, 0.4699), (0, 0.4699)], tone(ink, 0.55))
    for k, (x, y) in enumerate(((0.08, 0.300), (0.17, 0.262), (0.26, 0.300), (0.12, 0.385), (0.22, 0.375))):
        figures.house(t, x, y, 0.040, (ink, second or tone(ink, -0.3), third or 'cream') if k % 2 else (third or 'cream', ink, second or ink))
    return t.done()


def poster_birds(ground, ink, second=None, third=None):
    """Two birds on one twig."""
    t = sheet(ground)
    twig = [(0.02 + k * 0.0074, 0.275 + 0.012 * math.sin(k / 7)) for k in range(40)]
    t.line(twig, third or 'taupe', 0.0034)
    for k in range(1, 40, 5):
        t.leaf(*twig[k], 0.9 if k % 2 else -0.9, 0.045, 0.018, third or 'taupe')
    figures.bird(t, 0.115, 0.220, 0.058, (ink, tone(ink, 0.35), 'charcoal'), 1)
    figures.bird(t, 0.220, 0.226, 0.050, (second or ink, tone(second or ink, 0.35), 'charcoal'), -1)
    return t.done()


def poster_lines(ground, ink, second=None, third=None):
    """One line that wanders, over a spot of colour."""
    t = sheet(ground)
    t.oval(0.185, 0.215, 0.080, 0.100, second or tone(ink, 0.6), 0.4)
    t.oval(0.120, 0.315, 0.052, 0.042, third or tone(ink, 0.7), -0.3)
    t.line([(0.165 + 0.095 * math.sin(k * 0.053) * math.cos(k * 0.011), 0.235 + 0.150 * math.sin(k * 0.0291 + 0.7)) for k in range(300)], ink, 0.0022)
    return t.done()


def poster_animal(figure, ground, ink, second, third):
    """One animal, large, for a nursery."""
    t = sheet(ground)
    t.dot(0.165, 0.225, 0.115, tone(ink, 0.72))
    figure(t, 0.165, 0.225, 0.075, (ink, second, third))
    for k in range(9):
        figures.star(t, 0.04 + k * 0.031, 0.40 + 0.014 * (k % 2), 0.0065, (ink,))
    return t.done()


def poster_bear(ground, ink, second='cream', third='charcoal'):
    return poster_animal(figures.bear, ground, ink, second, third)


def poster_fox(ground, ink, second='cream', third='charcoal'):
    return poster_animal(figures.fox, ground, ink, second, third)


def poster_rabbit(ground, ink, second='blush', third='charcoal'):
    return poster_animal(figures.rabbit, ground, ink, second, third)


def poster_whale(ground, ink, second='white', third='navy'):
    return poster_animal(figures.whale, ground, ink, second, third)
