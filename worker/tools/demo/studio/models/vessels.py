"""More that is thrown on a wheel: jug, amphora, ribbed and bud vases, plates, mugs, jar, candle bowl."""

import math

from building.materials import ceramic, plain, wood
from building.shapes import ball, disc, lathe, rod, tube


def handle(x, low, high, out, material, radius=0.009, y=0.0, inward=0.0):
    """An ear in the plane of x and z, from the lower joint to the upper, which is so much further in."""
    middle, half = (low + high) / 2, (high - low) / 2
    points = [(x - inward * k / 28 + out * math.sin(a) ** 0.8, y, middle - half * 1.06 * math.cos(a))
              for k, a in ((k, math.pi * k / 28) for k in range(29))]
    return tube(points, radius, material)


def jug():
    """A belly, a neck, a lip that pours, one ear."""
    clay = ceramic(0, glaze='raw')
    body = lathe([(0, 0), (0.055, 0), (0.070, 0.008), (0.096, 0.070), (0.098, 0.120), (0.072, 0.175), (0.055, 0.210),
                  (0.056, 0.240), (0.064, 0.262)], material=clay, wall=0.006, wobble=0.008)
    for vertex in body.data.vertices:
        x, _, z = vertex.co
        if z > 0.20 and x < 0:
            vertex.co.x -= 0.030 * ((z - 0.20) / 0.062) ** 2 * max(0.0, math.cos(math.atan2(vertex.co.y, -x) * 2.2)) ** 2
    handle(0.084, 0.085, 0.236, 0.066, clay, 0.0095, inward=0.032)


def amphora():
    clay = ceramic(0, glaze='raw')
    lathe([(0, 0), (0.046, 0), (0.050, 0.008), (0.070, 0.050), (0.118, 0.150), (0.120, 0.220), (0.075, 0.290), (0.043, 0.325),
           (0.040, 0.365), (0.052, 0.385)], material=clay, wall=0.006, wobble=0.008, seed=3)
    for side in (-1, 1):
        points = []
        for k in range(25):
            t = k / 24
            points.append((side * (0.036 + 0.046 * (1 - t) ** 2 + 0.050 * math.sin(t * math.pi)), 0, 0.258 + 0.096 * t + 0.016 * math.sin(t * math.pi)))
        tube(points, 0.0090, clay)


def cylinder():
    """Straight, with ribs turned into it."""
    profile = [(0, 0), (0.066, 0), (0.070, 0.004)]
    profile += [(0.070 + 0.0032 * math.sin(k * math.pi / 2), 0.010 + k * 0.0058) for k in range(44)]
    lathe(profile + [(0.068, 0.272)], material=ceramic(0, glaze='satin'), wall=0.006)


def bud_vases():
    """Three small ones: round, tall, pear."""
    clay = ceramic(0, glaze='satin')
    lathe([(0, 0), (0.030, 0), (0.038, 0.006), (0.052, 0.045), (0.036, 0.082), (0.014, 0.098), (0.013, 0.120), (0.018, 0.130)],
          (-0.095, -0.01, 0), clay, wall=0.004)
    lathe([(0, 0), (0.026, 0), (0.031, 0.006), (0.034, 0.06), (0.024, 0.115), (0.0125, 0.150), (0.0125, 0.195), (0.017, 0.207)],
          (0.005, 0.03, 0), clay, wall=0.004, seed=4)
    lathe([(0, 0), (0.034, 0), (0.043, 0.006), (0.047, 0.030), (0.032, 0.075), (0.016, 0.105), (0.015, 0.132), (0.021, 0.142)],
          (0.090, -0.025, 0), clay, wall=0.004, seed=8)


def plates():
    """Four plates of two sizes with a bowl on top."""
    clay = ceramic(0, glaze='satin')
    z = 0.0
    for radius, count in ((0.135, 2), (0.105, 2)):
        for _ in range(count):
            lathe([(0, 0.006), (radius * 0.58, 0.006), (radius * 0.62, 0), (radius * 0.68, 0.004), (radius * 0.93, 0.016), (radius, 0.026)],
                  (0, 0, z), clay, wall=0.0048, wobble=0.006, seed=int(z * 900))
            z += 0.0115
        z += 0.003
    lathe([(0, 0.008), (0.036, 0.008), (0.040, 0), (0.045, 0.004), (0.070, 0.028), (0.080, 0.058)], (0, 0, z + 0.004), clay, wall=0.005, wobble=0.008)


def mugs():
    clay = ceramic(0, glaze='satin')
    for x, y, turn in ((-0.058, 0.012, 1), (0.062, -0.030, 1)):
        lathe([(0, 0), (0.030, 0), (0.037, 0.005), (0.0415, 0.030), (0.041, 0.070), (0.0405, 0.086)], (x, y, 0), clay, wall=0.0042, wobble=0.006, seed=int(x * 100))
        handle(x + 0.038 * turn, 0.024, 0.070, 0.034, clay, 0.0058, y)


def storage_jar():
    lathe([(0, 0), (0.058, 0), (0.064, 0.005), (0.066, 0.03), (0.066, 0.130), (0.062, 0.146)], material=ceramic(0, glaze='satin'), wall=0.005)
    disc(0.064, 0.016, (0, 0, 0.155), wood(1, 'X'), 0.006)
    ball(0.014, (0, 0, 0.173), wood(1, 'Z'), 0.8)


def candle_bowl():
    """A saucer with an ear and one thick candle."""
    clay, wax = ceramic(0, glaze='raw'), plain((0.80, 0.74, 0.64), 0.5, 0.4)
    lathe([(0, 0.004), (0.052, 0.004), (0.060, 0), (0.066, 0.006), (0.076, 0.024), (0.078, 0.032)], material=clay, wall=0.005, wobble=0.008)
    lathe([(0.022, 0.006), (0.022, 0.030), (0.018, 0.032)], material=clay, wall=0.004)
    ring = [(0.094 + math.cos(a / 40 * math.tau) * 0.021, 0, 0.024 + math.sin(a / 40 * math.tau) * 0.021) for a in range(40)]
    tube(ring, 0.0048, clay, closed=True)
    rod((0, 0, 0.008), (0, 0, 0.165), 0.0160, 0.0150, wax, 0.004)
    rod((0, 0, 0.160), (0.001, 0, 0.176), 0.0012, 0.0009, plain((0.04, 0.04, 0.04)), 0)


MODELS = {
    'jug': dict(build=jug, elevation=10, fill=(0.60, 0.62), near=dict(spot=(0.42, 0.16), wide=0.15, turn=-24.0, elevation=28.0)),
    'vase-amphora': dict(build=amphora, elevation=9, fill=(0.60, 0.66), near=dict(spot=(0.4, 0.18), wide=0.15, turn=-24.0, elevation=26.0)),
    'vase-cylinder': dict(build=cylinder, elevation=13, fill=(0.50, 0.56), near=dict(spot=(0.4, 0.12), wide=0.13, turn=-24.0, elevation=28.0)),
    'vase-bud': dict(build=bud_vases, elevation=10, fill=(0.66, 0.6), near=dict(spot=(0.2, 0.5), wide=0.12, turn=-18.0, elevation=22.0)),
    'plates': dict(build=plates, elevation=24, fill=(0.66, 0.6), near=dict(spot=(0.2, 0.5), wide=0.16, turn=-24.0, elevation=28.0)),
    'mugs': dict(build=mugs, turn=-14, elevation=20, fill=(0.70, 0.6), near=dict(spot=(0.75, 0.3), wide=0.13, turn=14.0, elevation=28.0)),
    'storage-jar': dict(build=storage_jar, elevation=14, fill=(0.50, 0.56), near=dict(spot=(0.4, 0.26), wide=0.13, turn=-24.0, elevation=24.0)),
    'candle-bowl': dict(build=candle_bowl, turn=24, elevation=16, fill=(0.60, 0.60), near=dict(spot=(0.35, 0.45), wide=0.14, turn=-20.0, elevation=30.0)),
}
