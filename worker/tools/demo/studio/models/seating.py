"""Seats: armchair, sofa, tub chair, dining chair, bar stool, bench, pouf."""

import math

from mathutils import noise

from building.materials import fabric, lacquer, metal, wood
from building.shapes import box, disc, lathe, rod, surface, tube
from building.upholstery import cushion, pillow_box


def splayed_legs(w, d, height, material, r=(0.021, 0.013), splay=0.05):
    for x in (-1, 1):
        for y in (-1, 1):
            rod((x * w, y * d, height + 0.02), (x * (w + splay), y * (d + splay), 0), *r, material)


def armchair():
    cloth, oak = fabric(0, 'boucle'), wood(1, 'Z')
    splayed_legs(0.27, 0.26, 0.17, oak, (0.024, 0.014), 0.045)
    pillow_box((0.72, 0.72, 0.17), (0, 0.0, 0.255), cloth, 0.06, 0.008, seam=False, seed=2)
    pillow_box((0.56, 0.62, 0.17), (0, -0.045, 0.405), cloth, 0.065, 0.028, seed=3)
    pillow_box((0.70, 0.17, 0.62), (0, 0.325, 0.51), cloth, 0.08, 0.02, turn=(-11, 0, 0), seam=False, seed=4)
    pillow_box((0.52, 0.16, 0.42), (0, 0.205, 0.62), cloth, 0.075, 0.035, turn=(-13, 0, 0), seed=5)
    for x in (-1, 1):
        pillow_box((0.15, 0.68, 0.40), (x * 0.345, -0.005, 0.40), cloth, 0.07, 0.012, seam=False, seed=6 + x)


def sofa():
    cloth, oak = fabric(0, 'linen'), wood(1, 'Z')
    splayed_legs(0.90, 0.34, 0.13, oak, (0.026, 0.016), 0.03)
    pillow_box((2.02, 0.88, 0.18), (0, 0.0, 0.22), cloth, 0.045, 0.006, seam=False, seed=2)
    pillow_box((2.02, 0.20, 0.56), (0, 0.36, 0.46), cloth, 0.075, 0.012, turn=(-7, 0, 0), seam=False, seed=4)
    for x in (-1, 1):
        pillow_box((0.86, 0.70, 0.17), (x * 0.433, -0.09, 0.385), cloth, 0.055, 0.032, seed=3 + x)
        pillow_box((0.85, 0.20, 0.46), (x * 0.433, 0.20, 0.64), cloth, 0.085, 0.045, turn=(-16, 0, x), seed=8 + x)
        pillow_box((0.17, 0.88, 0.44), (x * 1.005, 0, 0.36), cloth, 0.065, 0.010, seam=False, seed=6 + x)
    cushion((0.49, 0.21, 0.49), (-0.66, 0.03, 0.675), cloth, turn=(-24, 8, 14), seed=21)


def rounding(distance, radius):
    """How far a round corner has risen, from 0 at its end to 1, `distance` from there."""
    return math.sqrt(1 - (1 - min(distance / radius, 1)) ** 2)


def gathered(place, rim):
    """How cloth over a soft round seat rises and falls: small pleats where it is sewn, a body that sat down before."""
    far, angle = math.hypot(place.x, place.y), math.atan2(place.y, place.x)
    pleats = math.sin(angle * 34 + 2 * noise.noise(place * 9)) * math.exp(-((far - rim) / 0.022) ** 2)
    return (0.0012 * pleats + 0.006 * noise.noise(place * 6)) * (place.z > 0.45)


def tub_chair():
    """A velvet shell that wraps around a round seat, on slim black legs."""
    velvet, black = fabric(0, 'velvet'), lacquer(1)

    wide, thick, corner, foot = 1.24, 0.031, 0.075, 0.40

    def shell(u, w):
        """Around the back by u; over its rim, from the foot outside to the foot inside, by w."""
        end = min(u, 1 - u) * wide
        rise = 0.5 + 0.5 * math.cos((u - 0.5) * 2 * math.pi * 0.92)
        top = 0.60 + 0.22 * rise ** 0.8
        half = thick * rounding(end, thick)
        straight = top - corner * (1 - rounding(end, corner)) - half - foot
        way = w * (2 * straight + math.pi * half)
        bow = min(max((way - straight) / half, 0), math.pi) if half else 0
        height = foot + min(way, straight, 2 * straight + math.pi * half - way) + half * math.sin(bow)
        v = (height - foot) / (top - foot)
        angle = math.radians(-118 + 236 * u) + math.pi / 2
        radius = 0.265 + 0.035 * math.sin(v * math.pi * 0.5) + 0.035 * v * (0.4 + rise) + half * math.cos(bow)
        return math.cos(angle) * radius * 1.04, math.sin(angle) * radius, height

    surface(shell, 240, 110, velvet, size=(wide, 0.8))
    fronts = [[shell(u, 0.46 * k / 30) for k in range(30)] for u in (0.006, 0.994)]
    tube([*fronts[0], *(shell(0.006 + 0.988 * k / 160, 0.46) for k in range(161)), *reversed(fronts[1])], 0.0042, velvet)
    seat = lathe([(0, 0.385), (0.20, 0.385), (0.27, 0.395), (0.285, 0.425), (0.28, 0.462), (0.24, 0.482),
                  (0.12, 0.490), (0, 0.492)], (0, 0, 0), velvet, wobble=0.008, segments=256)
    for vertex in seat.data.vertices:
        vertex.co.z += gathered(vertex.co, 0.272)
    tube([(math.cos(a) * 0.281, math.sin(a) * 0.281, 0.463) for a in (k / 90 * math.tau for k in range(90))], 0.0042, velvet, closed=True)
    lathe([(0, 0.36), (0.22, 0.36), (0.262, 0.37), (0.272, 0.39), (0.2, 0.40), (0, 0.40)], (0, 0, 0), velvet)
    for x in (-1, 1):
        rod((x * 0.17, -0.17, 0.37), (x * 0.235, -0.225, 0), 0.012, 0.008, black)
        rod((x * 0.17, 0.17, 0.37), (x * 0.235, 0.235, 0), 0.012, 0.008, black)


def dining_chair():
    """Round turned frame, a bent top rail, a padded seat."""
    cloth, oak = fabric(0, 'linen'), wood(1, 'Z')
    pillow_box((0.46, 0.44, 0.052), (0, -0.01, 0.462), cloth, 0.025, 0.012, seam=True, seed=3, wrinkle=0.0015)
    rail = wood(1, 'X')
    for y in (-0.20, 0.19):
        box((0.40, 0.022, 0.05), (0, y, 0.415), rail, 0.008)
    for x in (-1, 1):
        box((0.022, 0.38, 0.05), (x * 0.20, 0, 0.415), wood(1, 'Y'), 0.008)
        rod((x * 0.205, -0.20, 0.45), (x * 0.225, -0.225, 0), 0.019, 0.013, oak)
        rod((x * 0.200, 0.195, 0.44), (x * 0.215, 0.255, 0), 0.019, 0.013, oak)
        rod((x * 0.200, 0.195, 0.42), (x * 0.226, 0.262, 0.76), 0.018, 0.012, oak)

    def top_rail(u, v):
        bend = math.cos((u - 0.5) * math.pi)
        return (u - 0.5) * 0.53, 0.235 + 0.062 * bend, 0.715 + v * 0.115 + 0.012 * bend

    bent = surface(top_rail, 48, 10, rail, 0.034)
    bent.modifiers['bevel'].width = 0.010
    for x in (-0.10, 0, 0.10):
        rod((x, 0.195, 0.43), (x * 1.12, 0.290 - abs(x) * 0.05, 0.73), 0.008, 0.008, oak)


def bar_stool():
    oak, ring = wood(1, 'Z'), metal(2)
    seat = wood(1, 'X')
    lathe([(0, 0.655), (0.12, 0.655), (0.160, 0.660), (0.172, 0.676), (0.166, 0.690), (0.14, 0.692),
           (0.07, 0.684), (0, 0.681)], (0, 0, 0), seat)
    for x in (-1, 1):
        for y in (-1, 1):
            rod((x * 0.085, y * 0.085, 0.665), (x * 0.165, y * 0.165, 0), 0.018, 0.012, oak)
    points = [(math.cos(a / 60 * math.tau) * 0.208, math.sin(a / 60 * math.tau) * 0.208, 0.245) for a in range(60)]
    tube(points, 0.0065, ring, closed=True)


def bench():
    cloth, oak = fabric(0, 'boucle'), wood(1, 'X')
    pillow_box((1.16, 0.37, 0.075), (0, 0, 0.435), cloth, 0.034, 0.016, seam=True, seed=5, wrinkle=0.002)
    box((1.20, 0.38, 0.032), (0, 0, 0.385), oak, 0.008)
    legs = wood(1, 'Z')
    for x in (-1, 1):
        for y in (-1, 1):
            rod((x * 0.49, y * 0.135, 0.38), (x * 0.53, y * 0.160, 0), 0.020, 0.014, legs)
        rod((x * 0.510, -0.148, 0.19), (x * 0.510, 0.148, 0.19), 0.009, 0.009, legs)
    rod((-0.510, 0, 0.19), (0.510, 0, 0.19), 0.009, 0.009, oak)


def pouf():
    """Chunky knitted pouf: fat vertical ribs gathered in the middle."""
    yarn = fabric(0, 'knit', scale=0.42)
    lathe([(0, 0.018), (0.13, 0.004), (0.225, 0.03), (0.278, 0.11), (0.290, 0.20), (0.268, 0.295),
           (0.205, 0.352), (0.11, 0.374), (0.035, 0.366), (0, 0.356)], (0, 0, 0), yarn, segments=360,
          flutes=30, wobble=0.018, seed=4)
    disc(0.026, 0.012, (0, 0, 0.366), fabric(0, 'wool'), 0.005)


MODELS = {
    'armchair': dict(build=armchair, turn=-28, near=dict(spot=(0.25, 0.5), wide=0.3)),
    'sofa': dict(build=sofa, turn=-20, fill=(0.80, 0.7)),
    'tub-chair': dict(build=tub_chair, turn=-26, near=dict(spot=(0.2, 0.4), wide=0.3)),
    'dining-chair': dict(build=dining_chair, turn=-30),
    'bar-stool': dict(build=bar_stool, turn=-24, near=dict(spot=(0.35, 0.06))),
    'bench': dict(build=bench, turn=-26, fill=(0.78, 0.7), near=dict(spot=(0.12, 0.1), elevation=16.0, wide=0.28)),
    'pouf': dict(build=pouf, turn=0, elevation=20, fill=(0.62, 0.6)),
}
