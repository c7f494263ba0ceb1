"""Tables: round dining table, side table, coffee table, desk."""

import math

from building.materials import lacquer, metal, wood
from building.shapes import ball, box, disc, lathe, rod, surface


def round_table():
    """A thick round top on a fluted drum of slats."""
    top, upright = wood(1, 'X'), wood(1, 'Z')
    disc(0.60, 0.032, (0, 0, 0.734), top, 0.012)
    disc(0.235, 0.02, (0, 0, 0.01), upright, 0.004)
    disc(0.215, 0.70, (0, 0, 0.365), upright, 0.0)
    for step in range(44):
        angle = step / 44 * math.tau
        x, y = math.cos(angle) * 0.222, math.sin(angle) * 0.222
        rod((x, y, 0.02), (x, y, 0.718), 0.0145, 0.0145, upright, 0)


def dining_table():
    top, legs = wood(1, 'X'), wood(1, 'Z')
    box((1.80, 0.90, 0.034), (0, 0, 0.733), top, 0.010)
    for y in (-1, 1):
        box((1.50, 0.022, 0.07), (0, y * 0.33, 0.682), top, 0.004)
    for x in (-1, 1):
        box((0.022, 0.62, 0.07), (x * 0.74, 0, 0.682), wood(1, 'Y'), 0.004)
        for y in (-1, 1):
            rod((x * 0.75, y * 0.34, 0.716), (x * 0.80, y * 0.375, 0), 0.034, 0.020, legs)


def side_table():
    """A tray top on a slim stem with a heavy foot."""
    stone, stem = lacquer(0), metal(2)
    lathe([(0, 0.512), (0.19, 0.512), (0.205, 0.513), (0.212, 0.522), (0.212, 0.545), (0.209, 0.550),
           (0.205, 0.545), (0.203, 0.530), (0.195, 0.524), (0, 0.523)], (0, 0, 0), stone, crisp=True)
    rod((0, 0, 0.015), (0, 0, 0.515), 0.013, 0.013, stem)
    lathe([(0, 0.520), (0.04, 0.518), (0.013, 0.490)], (0, 0, 0), stem)
    lathe([(0, 0), (0.150, 0), (0.156, 0.006), (0.154, 0.014), (0.10, 0.022), (0.03, 0.030), (0.013, 0.046)],
          (0, 0, 0), stone)


def coffee_table():
    """A pebble-shaped top on three fat legs."""
    top, leg = wood(1, 'X'), wood(1, 'Z')

    def edge(angle):
        return 0.42 * (1 + 0.20 * math.cos(angle * 2) + 0.05 * math.sin(angle * 3 + 0.6))

    def sheet(u, v):
        angle = u * math.tau
        r = edge(angle) * v
        return math.cos(angle) * r * 1.12, math.sin(angle) * r * 0.92, 0.345

    slab = surface(sheet, 160, 12, top, 0.040, weld=True)
    slab.modifiers['bevel'].width, slab.modifiers['bevel'].segments = 0.016, 5
    for x, y in ((-0.33, 0.02), (0.25, -0.20), (0.27, 0.22)):
        rod((x, y, 0), (x, y, 0.33), 0.062, 0.062, leg, 0.006)


def desk():
    top, legs = wood(1, 'X'), lacquer(2)
    box((1.25, 0.60, 0.026), (0, 0, 0.737), top, 0.008)
    box((1.19, 0.55, 0.10), (0, 0.01, 0.672), top, 0.004)
    for x in (-1, 1):
        box((0.572, 0.012, 0.086), (x * 0.292, -0.272, 0.672), top, 0.004)
        rod((x * 0.292, -0.278, 0.672), (x * 0.292, -0.300, 0.672), 0.006, 0.006, metal(0))
        ball(0.011, (x * 0.292, -0.303, 0.672), metal(0))
        for y in (-1, 1):
            rod((x * 0.55, y * 0.235, 0.63), (x * 0.585, y * 0.265, 0), 0.017, 0.012, legs)


MODELS = {
    'round-table': dict(build=round_table, turn=-20, elevation=13, near=dict(spot=(0.42, 0.2))),
    'dining-table': dict(build=dining_table, turn=-30, elevation=13, fill=(0.80, 0.7), near=dict(spot=(0.74, 0.32), turn=14.0, elevation=26.0)),
    'side-table': dict(build=side_table, turn=0, elevation=15, fill=(0.6, 0.66), near=dict(spot=(0.35, 0.08), turn=-30.0, elevation=32.0)),
    'coffee-table': dict(build=coffee_table, turn=-18, elevation=17, fill=(0.78, 0.6), near=dict(spot=(0.2, 0.2), wide=0.28, elevation=24.0)),
    'desk': dict(build=desk, turn=-28, elevation=12, fill=(0.80, 0.7), near=dict(spot=(0.65, 0.2), turn=14.0, elevation=26.0)),
}
