"""More lamps: paper lantern, bell pendant, wall globe, reading lamp, ball lamp, globe lamp, arc lamp."""

import math

from building.materials import ceramic, glow, lacquer, metal, plain, shade_cloth
from building.shapes import ball, disc, lathe, rod, tube
from models.lamps import bulb, cord, drum, open_foot


def paper_pendant():
    """A globe of paper over thin hoops."""
    paper = shade_cloth(0)
    hoops, r = 26, 0.25
    profile = []
    for k in range(hoops * 4 + 1):
        a = -math.pi / 2 + math.pi * (0.06 + 0.88 * k / (hoops * 4))
        bulge = 1 - 0.022 * (0.5 + 0.5 * math.cos(k / 4 * math.tau))
        profile.append((math.cos(a) * r * bulge, r + math.sin(a) * r * 0.92))
    open_foot(lathe(profile, material=paper, crisp=True))
    bulb((0, 0, 0.25), 0.045, 0.7)
    disc(0.040, 0.012, (0, 0, 0.478), plain((0.75, 0.73, 0.69)), 0.003)
    cord(0.85, 0.48)


def bell_pendant():
    """A narrow bell of lacquered metal."""
    paint, brass = lacquer(0, rough=0.33), metal(2)
    outer = [(0.150, 0), (0.148, 0.016), (0.128, 0.060), (0.098, 0.120), (0.078, 0.190), (0.062, 0.240), (0.034, 0.268), (0.026, 0.274)]
    open_foot(lathe(outer, material=paint, wall=0.002))
    open_foot(lathe([(r - 0.004, z) for r, z in outer], material=plain((0.8, 0.78, 0.74), 0.5)))
    rod((0, 0, 0.268), (0, 0, 0.312), 0.022, 0.018, brass)
    bulb((0, 0, 0.075), 0.034, 1.8)
    cord(0.70, 0.31)


def wall_lamp():
    """An arm of metal that carries an opal globe."""
    brass = metal(2, rough=0.25)
    plate = disc(0.055, 0.014, (0, -0.008, 1.46), brass, 0.004)
    plate.rotation_euler = (math.pi / 2, 0, 0)
    arm = [(0, -0.015 - 0.115 * math.sin(t * math.pi / 2), 1.46 + 0.05 * (1 - math.cos(t * math.pi / 2))) for t in (k / 16 for k in range(17))]
    tube(arm, 0.0075, brass)
    lathe([(0, 1.508), (0.026, 1.508), (0.034, 1.518), (0.038, 1.532)], (0, -0.130, 0), brass, wall=0.002)
    ball(0.078, (0, -0.130, 1.600), glow((1, 0.90, 0.76), 0.55)).visible_shadow = False
    bulb((0, -0.130, 1.600), 0.03, 0.22)


def reading_lamp():
    """A slim stem that bends at the top, a small shade, a heavy foot."""
    paint, brass = lacquer(0, rough=0.35), metal(2)
    lathe([(0, 0), (0.110, 0), (0.116, 0.005), (0.112, 0.016), (0.05, 0.022), (0.016, 0.028), (0, 0.028)], material=paint)
    stem = [(0, 0, z / 100 * 1.20) for z in range(2, 101)]
    bend = [(0.11 - math.cos(a) * 0.11, 0, 1.20 + math.sin(a) * 0.11) for a in (math.pi * k / 30 * 0.86 for k in range(31))]
    tube(stem + bend, 0.0075, brass)
    x, _, z = bend[-1]
    shade = lathe([(0.082, -0.150), (0.078, -0.120), (0.060, -0.055), (0.036, -0.012), (0.020, 0)], (x + 0.006, 0, z), paint, wall=0.002)
    open_foot(shade)
    shade.rotation_euler = (0, math.radians(-14), 0)
    bulb((x + 0.030, 0, z - 0.10), 0.026, 1.4)



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
    'paper-pendant': dict(build=paper_pendant, hanging=True, elevation=-4, fill=(0.66, 0.8), key=0.8, near=dict(spot=(0.42, 0.72), wide=0.26, turn=-20.0, elevation=4.0)),
    'bell-pendant': dict(build=bell_pendant, hanging=True, elevation=-7, fill=(0.56, 0.8), near=dict(spot=(0.5, 0.66), wide=0.2, turn=-20.0, elevation=10.0)),
    'wall-lamp': dict(build=wall_lamp, hung=True, fill=(0.40, 0.42), elevation=4, key=0.85, near=dict(spot=(0.45, 0.4), wide=0.16, turn=-30.0, elevation=10.0)),
    'reading-lamp': dict(build=reading_lamp, turn=-18, elevation=5, fill=(0.5, 0.80), key=0.85, near=dict(spot=(0.7, 0.12), wide=0.24, turn=-24.0, elevation=10.0)),
    'ball-lamp': dict(build=ball_lamp, elevation=6, fill=(0.62, 0.68), key=0.8, near=dict(spot=(0.45, 0.55), wide=0.2, turn=-20.0, elevation=10.0)),
    'globe-lamp': dict(build=globe_lamp, elevation=5, fill=(0.5, 0.62), key=0.85, near=dict(spot=(0.45, 0.7), wide=0.18, turn=-20.0, elevation=16.0)),
    'arc-lamp': dict(build=arc_lamp, turn=-16, elevation=5, fill=(0.66, 0.80), key=0.85, near=dict(spot=(0.84, 0.26), turn=-20.0, elevation=8.0)),
}
