"""Lamps of other outlines: on three balls, a globe on a cone, and one that reaches over a seat."""

import math

from building.materials import ceramic, glow, lacquer, metal, shade_cloth
from building.shapes import ball, lathe, rod, tube
from models.lamps import bulb, drum, open_foot


def ball_lamp():
    """Three glazed balls on top of each other below a wide cone of linen."""
    base, brass = ceramic(0, glaze='gloss'), metal(2)
    low = 0.0
    for radius in (0.068, 0.054, 0.042):
        ball(radius, (0, 0, low + radius * 0.93), base, 0.93)
        low += radius * 1.80
    rod((0, 0, low - 0.006), (0, 0, 0.40), 0.008, 0.008, brass)
    drum(0.185, 0.085, 0.315, 0.490, shade_cloth(1))
    bulb((0, 0, 0.395), 0.030, 0.5)


def globe_lamp():
    """An opal globe that rests on a cone."""
    lathe([(0, 0), (0.086, 0), (0.094, 0.006), (0.090, 0.022), (0.066, 0.090), (0.050, 0.150), (0.056, 0.176), (0.066, 0.184), (0.052, 0.190), (0, 0.190)],
          material=ceramic(0, glaze='satin'))
    ball(0.108, (0, 0, 0.282), glow((1, 0.90, 0.76), 0.62)).visible_shadow = False
    bulb((0, 0, 0.282), 0.05, 0.5)


def arc_lamp():
    """A heavy foot, a bow of metal, and a shade that hangs at its end."""
    paint, brass = lacquer(0, rough=0.33), metal(2)
    lathe([(0, 0), (0.150, 0), (0.156, 0.006), (0.156, 0.052), (0.148, 0.060), (0.020, 0.064), (0, 0.064)], material=paint)
    reach, top = 0.78, 1.62
    stem = [(0, 0, 0.06 + k / 20 * 0.99) for k in range(21)]
    bow = [(reach / 2 * (1 - math.cos(a)), 0, 1.05 + math.sin(a) * (top - 1.05)) for a in (math.pi * k / 60 * 0.86 for k in range(1, 61))]
    tube(stem + bow, 0.0095, brass)
    x, _, z = bow[-1]
    outer = [(0.160, -0.150), (0.158, -0.136), (0.140, -0.080), (0.098, -0.030), (0.040, -0.006), (0.022, 0)]
    open_foot(lathe(outer, (x, 0, z), paint, wall=0.002))
    rod((x, 0, z - 0.008), (x, 0, z + 0.036), 0.020, 0.016, brass)
    bulb((x, 0, z - 0.085), 0.034, 2.0)


MODELS = {
    'ball-lamp': dict(build=ball_lamp, elevation=6, fill=(0.62, 0.68), key=0.8),
    'globe-lamp': dict(build=globe_lamp, elevation=5, fill=(0.5, 0.62), key=0.85),
    'arc-lamp': dict(build=arc_lamp, turn=-16, elevation=5, fill=(0.66, 0.80), key=0.85),
}
