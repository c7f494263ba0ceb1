"""Seats of nothing but wood: spindle chair, stool, bench."""

import math

from building.materials import wood
from building.shapes import box, lathe, rod, surface


def saddle(u, v):
    """A seat that is hollowed a little, wider in front."""
    x, y = (u - 0.5) * 2, (v - 0.5) * 2
    wide = 0.215 + 0.012 * (1 - y)
    round_off = 1 - 0.10 * abs(y) ** 4
    hollow = 0.012 * (1 - x * x) * (1 - y * y) - 0.006 * (1 - abs(x)) * max(0, -y)
    return x * wide * round_off, y * 0.205 * (1 - 0.08 * x ** 4), 0.452 - hollow


def spindle_chair():
    """A hollowed seat, turned legs, and a bow of seven spindles."""
    upright, rail = wood(1, 'Z'), wood(1, 'X')
    seat = surface(saddle, 40, 40, rail, 0.032)
    seat.modifiers['bevel'].width, seat.modifiers['bevel'].segments = 0.013, 5
    for x in (-1, 1):
        for y, foot in ((-0.145, -0.215), (0.150, 0.235)):
            rod((x * 0.150, y, 0.44), (x * 0.205, foot, 0), 0.017, 0.011, upright)
        rod((x * 0.176, -0.180, 0.20), (x * 0.176, 0.193, 0.20), 0.009, 0.009, wood(1, 'Y'))
    rod((-0.176, 0, 0.20), (0.176, 0, 0.20), 0.009, 0.009, rail)

    def top(u, v):
        bend = math.cos((u - 0.5) * math.pi)
        return (u - 0.5) * 0.50, 0.215 + 0.075 * bend, 0.80 + v * 0.058 + 0.010 * bend

    crest = surface(top, 48, 8, rail, 0.030)
    crest.modifiers['bevel'].width = 0.009
    for k in range(7):
        u = (k + 0.5) / 7
        x, bend = (u - 0.5), math.cos((u - 0.5) * math.pi)
        thick = 0.0115 if k in (0, 6) else 0.0072
        rod((x * 0.36, 0.150 + 0.030 * bend, 0.445), (x * 0.47, 0.215 + 0.075 * bend, 0.815), thick, thick * 0.85, upright)


def stool():
    """A round seat on three legs."""
    lathe([(0, 0.418), (0.13, 0.418), (0.162, 0.424), (0.170, 0.437), (0.166, 0.450), (0.15, 0.453), (0.08, 0.446), (0, 0.443)],
          material=wood(1, 'X'))
    for k in range(3):
        a = k / 3 * math.tau + 0.5
        rod((math.cos(a) * 0.10, math.sin(a) * 0.10, 0.43), (math.cos(a) * 0.175, math.sin(a) * 0.175, 0), 0.019, 0.013, wood(1, 'Z'))


def wooden_bench():
    """A thick plank on two crossed ends."""
    plank, upright = wood(1, 'X'), wood(1, 'Z')
    box((1.30, 0.34, 0.036), (0, 0, 0.437), plank, 0.008)
    for x in (-1, 1):
        box((0.034, 0.30, 0.42), (x * 0.50, 0, 0.21), upright, 0.006)
    box((1.0, 0.026, 0.10), (0, 0, 0.345), plank, 0.005)


MODELS = {
    'spindle-chair': dict(build=spindle_chair, turn=-30, near=dict(elevation=24.0)),
    'stool': dict(build=stool, turn=-20, elevation=14, fill=(0.58, 0.6), near=dict(spot=(0.35, 0.1))),
    'wooden-bench': dict(build=wooden_bench, turn=-26, fill=(0.78, 0.7), near=dict(spot=(0.85, 0.3), turn=14.0, elevation=26.0)),
}
