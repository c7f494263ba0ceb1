"""More tables: on trestles, extending, in a nest, against a wall, with a shelf."""

import math

from building.materials import lacquer, metal, wood
from building.shapes import ball, box, disc, rod


def trestle_table():
    """A long top on two slanted trestles with a stretcher."""
    top, upright = wood(1, 'X'), wood(1, 'Z')
    box((2.10, 0.92, 0.036), (0, 0, 0.732), top, 0.009)
    for x in (-1, 1):
        for y in (-1, 1):
            rod((x * 0.72, y * 0.10, 0.70), (x * 0.74, y * 0.34, 0), 0.026, 0.022, upright)
        box((0.05, 0.62, 0.045), (x * 0.72, 0, 0.692), wood(1, 'Y'), 0.006)
        rod((x * 0.733, -0.27, 0.24), (x * 0.733, 0.27, 0.24), 0.014, 0.014, wood(1, 'Y'))
    rod((-0.735, 0, 0.24), (0.735, 0, 0.24), 0.016, 0.016, top)


def extending_table(leaf=0.69):
    """Pulled open: two halves of the top and a leaf between them, on square tapered legs."""
    top, upright = wood(1, 'X'), wood(1, 'Z')
    half = 0.66
    for x, wide in ((-(leaf + half) / 2, half - 0.01), (0.0, leaf), ((leaf + half) / 2, half - 0.01)):
        if wide:
            box((wide, 0.90, 0.028), (x, 0, 0.736), top, 0.004)
    corner = leaf / 2 + half - 0.155
    for y in (-1, 1):
        box((2 * corner - 0.04, 0.022, 0.075), (0, y * 0.38, 0.684), top, 0.003)
    for x in (-1, 1):
        box((0.022, 0.74, 0.075), (x * (corner - 0.01), 0, 0.684), wood(1, 'Y'), 0.003)
        for y in (-1, 1):
            box((0.062, 0.062, 0.72), (x * corner, y * 0.385, 0.361), upright, 0.008)


def extending_table_closed():
    """Pushed together, the leaf folded away below its top."""
    extending_table(leaf=0)


def nest_of_tables():
    """Two round tops of different height on thin steel legs."""
    top, steel = wood(1, 'X'), lacquer(2)
    for x, y, r, high in ((-0.14, 0.06, 0.30, 0.46), (0.22, -0.16, 0.225, 0.36)):
        disc(r, 0.022, (x, y, high - 0.011), top, 0.008)
        for k in range(3):
            a = k / 3 * math.tau + 0.4
            rod((x + math.cos(a) * r * 0.62, y + math.sin(a) * r * 0.62, high - 0.02), (x + math.cos(a) * r * 0.86, y + math.sin(a) * r * 0.86, 0), 0.0085, 0.0085, steel)


def console_table():
    """Slim, with one drawer."""
    top, upright, knob = wood(1, 'X'), wood(1, 'Z'), metal(2)
    box((1.10, 0.34, 0.024), (0, 0, 0.808), top, 0.007)
    box((1.02, 0.28, 0.10), (0, 0.005, 0.746), top, 0.004)
    box((0.46, 0.012, 0.084), (0, -0.138, 0.746), top, 0.004)
    ball(0.011, (0, -0.158, 0.746), knob)
    rod((0, -0.142, 0.746), (0, -0.156, 0.746), 0.005, 0.005, knob)
    for x in (-1, 1):
        for y in (-1, 1):
            rod((x * 0.475, y * 0.105, 0.70), (x * 0.500, y * 0.125, 0), 0.019, 0.012, upright)
    box((0.98, 0.22, 0.018), (0, 0, 0.20), top, 0.005)


def low_table():
    """Square with round corners to its legs and a shelf of slats for magazines."""
    top, upright = wood(1, 'X'), wood(1, 'Z')
    box((0.80, 0.80, 0.030), (0, 0, 0.385), top, 0.012)
    for x in (-1, 1):
        for y in (-1, 1):
            rod((x * 0.345, y * 0.345, 0.375), (x * 0.345, y * 0.345, 0), 0.027, 0.027, upright, 0.004)
        box((0.026, 0.66, 0.040), (x * 0.345, 0, 0.16), wood(1, 'Y'), 0.005)
    for k in range(9):
        box((0.68, 0.050, 0.014), (0, (k - 4) * 0.070, 0.185), top, 0.004)


MODELS = {
    'trestle-table': dict(build=trestle_table, turn=-30, elevation=13, fill=(0.80, 0.7), near=dict(spot=(0.74, 0.32), turn=14.0, elevation=26.0)),
    'extending-table': dict(build=extending_table, turn=-28, elevation=15, fill=(0.80, 0.7), second=dict(build=extending_table_closed, turn=-28, elevation=15), near=dict(spot=(0.74, 0.32), turn=14.0, elevation=26.0)),
    'nest-of-tables': dict(build=nest_of_tables, turn=-10, elevation=15, fill=(0.70, 0.62), near=dict(spot=(0.3, 0.2))),
    'console-table': dict(build=console_table, turn=-24, elevation=9, fill=(0.76, 0.7), near=dict(spot=(0.86, 0.09), turn=14.0, elevation=26.0)),
    'low-table': dict(build=low_table, turn=-32, elevation=16, fill=(0.76, 0.62), near=dict(spot=(0.16, 0.6), turn=-36.0, elevation=30.0, wide=0.5)),
}
