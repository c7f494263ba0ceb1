"""Chairs of other outlines: on rockers, of two round cushions, with a back like a shell."""

import math

from building.materials import fabric, lacquer, wood
from building.shapes import lathe, rod, surface
from building.upholstery import pillow_box
from models.seating import splayed_legs


def rocking_chair():
    """A high back of spindles and two cushions, on bent rockers."""
    cloth, upright, along, across = fabric(0, 'linen'), wood(1, 'Z'), wood(1, 'Y'), wood(1, 'X')
    radius = 1.10

    def height(y):
        """Of a rocker above the floor."""
        return radius - math.sqrt(radius ** 2 - (y - 0.02) ** 2)

    for x in (-1, 1):
        def rocker(u, v, x=x):
            y = -0.44 + u * 0.98
            return x * 0.285 + (v - 0.5) * 0.034, y, height(y) + 0.014

        def arm(u, v, x=x):
            return x * 0.305 + (v - 0.5) * 0.070, -0.33 + u * 0.68, 0.595 - 0.020 * u - 0.022 * math.sin(u * math.pi)

        for sheet, thick in ((rocker, 0.028), (arm, 0.024)):
            surface(sheet, 60, 6, along, thick).modifiers['bevel'].width = 0.010
        rod((x * 0.285, -0.25, 0.585), (x * 0.285, -0.27, height(-0.27) + 0.014), 0.019, 0.016, upright)
        rod((x * 0.285, 0.22, 0.400), (x * 0.285, 0.30, height(0.30) + 0.014), 0.019, 0.016, upright)
        rod((x * 0.270, 0.205, 0.340), (x * 0.270, 0.430, 1.060), 0.019, 0.014, upright)
        rod((x * 0.285, -0.26, 0.355), (x * 0.285, 0.24, 0.335), 0.016, 0.016, along)
    for y, z in ((-0.26, 0.355), (0.23, 0.335), (-0.265, 0.180)):
        rod((-0.285, y, z), (0.285, y, z), 0.015, 0.015, across)
    for k in range(7):
        x = (k - 3) * 0.076
        rod((x, 0.225, 0.360), (x, 0.420, 1.020), 0.0085, 0.0085, upright, 0)

    def crest(u, v):
        bow = math.cos((u - 0.5) * math.pi)
        return (u - 0.5) * 0.60, 0.425 + 0.012 * bow, 1.000 + v * 0.085 + 0.028 * bow

    surface(crest, 48, 8, across, 0.024).modifiers['bevel'].width = 0.010
    pillow_box((0.53, 0.52, 0.10), (0, -0.015, 0.410), cloth, 0.046, 0.022, turn=(3, 0, 0), seed=3)
    pillow_box((0.50, 0.10, 0.50), (0, 0.245, 0.710), cloth, 0.046, 0.024, turn=(-16, 0, 0), seed=5)


def round_chair():
    """A deep round seat and a round back, without arms."""
    cloth, oak = fabric(0, 'boucle'), wood(1, 'Z')
    lathe([(0, 0.09), (0.30, 0.09), (0.372, 0.125), (0.392, 0.22), (0.385, 0.33), (0.345, 0.395), (0.20, 0.422), (0, 0.428)],
          material=cloth, segments=200, wobble=0.006)
    back = lathe([(0, -0.088), (0.22, -0.086), (0.315, -0.070), (0.352, 0), (0.315, 0.078), (0.22, 0.104), (0, 0.112)],
                 (0, 0.300, 0.520), cloth, segments=200, wobble=0.005, seed=3)
    back.scale, back.rotation_euler = (1.06, 1, 1), (math.radians(78), 0, 0)
    splayed_legs(0.21, 0.21, 0.11, oak, (0.030, 0.024), 0.012)


def shell_chair():
    """A fan of nine channels around a round seat, on slim legs."""
    velvet, black = fabric(0, 'velvet'), lacquer(1)
    lean = math.radians(-12)
    for k in range(9):
        aside = math.radians((k - 4) * 16)
        tall = 0.545 - 0.075 * (1 - math.cos(aside))
        forward = 0.30 * (1 - math.cos(aside))
        at = (math.cos(lean) * math.sin(aside) * tall / 2, 0.235 - forward + math.sin(-lean) * tall / 2,
              0.345 + math.cos(lean) * math.cos(aside) * tall / 2)
        pillow_box((0.150, 0.115, tall), at, velvet, 0.056, 0.014, turn=(math.degrees(lean), math.degrees(aside), 0), seam=False, seed=5 + k)
    lathe([(0, 0.325), (0.22, 0.325), (0.285, 0.340), (0.305, 0.395), (0.298, 0.450), (0.25, 0.478), (0.12, 0.488), (0, 0.490)],
          (0, -0.03, 0), velvet, segments=160, wobble=0.006)
    for x in (-1, 1):
        rod((x * 0.17, -0.19, 0.340), (x * 0.225, -0.245, 0), 0.012, 0.008, black)
        rod((x * 0.17, 0.14, 0.340), (x * 0.225, 0.205, 0), 0.012, 0.008, black)


MODELS = {
    'rocking-chair': dict(build=rocking_chair, turn=-34, second=dict(turn=62, elevation=12)),
    'round-chair': dict(build=round_chair, turn=-28, elevation=13, near=dict(spot=(0.3, 0.78), wide=0.3)),
    'shell-chair': dict(build=shell_chair, turn=-22),
}
