"""More upholstery: two-seater, corner sofa, sofa bed, lounge chair, wing chair, footstool."""

import math

from building.materials import fabric, wood
from models.seating import splayed_legs
from building.shapes import box, rod, surface
from building.upholstery import cushion, pillow_box


def two_seater():
    """Slim arms, one long seat cushion, two loose backs and a bolster."""
    cloth, oak = fabric(0, 'linen'), wood(1, 'Z')
    splayed_legs(0.62, 0.32, 0.16, oak, (0.022, 0.013), 0.03)
    pillow_box((1.46, 0.84, 0.15), (0, 0, 0.235), cloth, 0.04, 0.006, seam=False, seed=2)
    pillow_box((1.46, 0.16, 0.50), (0, 0.36, 0.48), cloth, 0.065, 0.010, turn=(-8, 0, 0), seam=False, seed=4)
    pillow_box((1.28, 0.70, 0.16), (0, -0.07, 0.385), cloth, 0.055, 0.030, seed=3)
    for x in (-1, 1):
        pillow_box((0.63, 0.18, 0.42), (x * 0.318, 0.20, 0.63), cloth, 0.080, 0.045, turn=(-17, 0, x), seed=8 + x)
        pillow_box((0.12, 0.82, 0.36), (x * 0.70, 0, 0.38), cloth, 0.055, 0.008, seam=False, seed=6 + x)
    cushion((0.53, 0.19, 0.33), (0.38, 0.03, 0.605), cloth, turn=(-26, -4, -10), seed=22)


def corner_sofa():
    """Two seats and a chaise longue on the left."""
    cloth, oak = fabric(0, 'linen'), wood(1, 'Z')
    for x, y in ((-1.24, -0.95), (-0.50, -0.95), (-1.24, 0.32), (1.24, 0.32), (1.24, -0.32), (0.1, 0.32)):
        rod((x, y, 0.15), (x * 1.01, y, 0), 0.024, 0.016, oak)
    pillow_box((2.62, 0.90, 0.18), (0, 0, 0.21), cloth, 0.045, 0.006, seam=False, seed=2)
    pillow_box((0.94, 0.78, 0.18), (-0.84, -0.70, 0.21), cloth, 0.045, 0.006, seam=False, seed=3)
    pillow_box((2.62, 0.20, 0.54), (0, 0.37, 0.44), cloth, 0.075, 0.012, turn=(-7, 0, 0), seam=False, seed=4)
    pillow_box((0.88, 1.42, 0.17), (-0.80, -0.36, 0.375), cloth, 0.055, 0.030, seed=5)
    for number, x in enumerate((0.04, 0.79)):
        pillow_box((0.74, 0.72, 0.17), (x, -0.06, 0.375), cloth, 0.055, 0.032, seed=6 + number)
    for number, x in enumerate((-0.80, 0.04, 0.79)):
        wide = 0.86 if number == 0 else 0.73
        pillow_box((wide, 0.20, 0.46), (x, 0.20, 0.63), cloth, 0.085, 0.045, turn=(-16, 0, number - 1), seed=11 + number)
    pillow_box((0.16, 0.90, 0.40), (1.27, 0, 0.37), cloth, 0.065, 0.010, seam=False, seed=17)
    pillow_box((0.16, 0.90, 0.40), (-1.31, 0, 0.37), cloth, 0.065, 0.010, seam=False, seed=18)
    cushion((0.49, 0.21, 0.49), (-1.02, 0.03, 0.665), cloth, turn=(-24, 6, 12), seed=21)
    cushion((0.53, 0.19, 0.34), (0.92, 0.02, 0.605), cloth, turn=(-26, -6, -12), seed=24)


def sofa_bed():
    """A low bench of wood with one mattress, a back of three loose cushions and two bolsters."""
    cloth, oak, legs = fabric(0, 'linen'), wood(1, 'X'), wood(1, 'Z')
    for x in (-1, 1):
        for y in (-1, 1):
            rod((x * 0.92, y * 0.36, 0.24), (x * 0.94, y * 0.38, 0), 0.024, 0.017, legs)
    box((2.02, 0.90, 0.07), (0, 0, 0.235), oak, 0.008)
    box((2.02, 0.026, 0.30), (0, 0.437, 0.42), oak, 0.006)
    pillow_box((1.96, 0.86, 0.17), (0, -0.005, 0.345), cloth, 0.05, 0.016, seed=3)
    for number, x in enumerate((-0.64, 0, 0.64)):
        pillow_box((0.62, 0.19, 0.42), (x, 0.26, 0.60), cloth, 0.080, 0.042, turn=(-19, 0, number - 1), seed=7 + number)
    for x in (-1, 1):
        pillow_box((0.20, 0.72, 0.20), (x * 0.86, -0.06, 0.53), cloth, 0.098, 0.012, seam=False, seed=12 + x)


def sofa_bed_made():
    """The same for a night: cushions and bolsters away, the second mattress drawn out, a pillow and a throw on it."""
    cloth, oak, legs = fabric(0, 'linen'), wood(1, 'X'), wood(1, 'Z')
    for x in (-1, 1):
        for y in (-1.04, -0.36, 0.36):
            rod((x * 0.92, y, 0.24), (x * 0.94, y * 1.03, 0), 0.024, 0.017, legs)
    for y, deep in ((0, 0.90), (-0.785, 0.66)):
        box((2.02, deep, 0.07), (0, y, 0.235), oak, 0.008)
    box((2.02, 0.026, 0.30), (0, 0.437, 0.42), oak, 0.006)
    pillow_box((1.96, 0.86, 0.17), (0, -0.005, 0.345), cloth, 0.05, 0.010, seed=3)
    pillow_box((1.96, 0.64, 0.17), (0, -0.765, 0.345), cloth, 0.05, 0.010, seed=5)
    cotton, wool = fabric(None, 'canvas', (0.78, 0.76, 0.72)), fabric(None, 'wool', (0.52, 0.46, 0.38))
    for y in (0.10, -0.62):
        cushion((0.44, 0.18, 0.64), (-0.70, y, 0.500), cotton, turn=(90, 9, 0), seed=31, seam=False)
    for level in range(3):
        pillow_box((0.46, 0.36, 0.05), (0.62, -0.38, 0.462 + level * 0.046), wool, 0.023, 0.003, turn=(0, 0, 4 - level), seam=False, seed=40 + level)


def lounge_chair():
    """A bent wooden frame that carries two loose cushions."""
    cloth, upright = fabric(0, 'boucle'), wood(1, 'Z')
    for x in (-1, 1):
        rod((x * 0.335, -0.33, 0.52), (x * 0.345, -0.36, 0), 0.021, 0.016, upright)
        rod((x * 0.335, 0.24, 0.50), (x * 0.345, 0.42, 0), 0.021, 0.016, upright)

        def arm(u, v, x=x):
            return x * 0.345 + (v - 0.5) * 0.075, -0.42 + u * 0.80, 0.545 - 0.030 * u - 0.030 * math.sin(u * math.pi)

        plank = surface(arm, 40, 6, wood(1, 'Y'), 0.026)
        plank.modifiers['bevel'].width = 0.011
        rod((x * 0.30, -0.36, 0.335), (x * 0.30, 0.40, 0.235), 0.020, 0.020, wood(1, 'Y'))
        rod((x * 0.285, 0.30, 0.24), (x * 0.285, 0.56, 0.86), 0.019, 0.015, upright)
    for y, z in ((-0.34, 0.33), (0.36, 0.245)):
        rod((-0.34, y, z), (0.34, y, z), 0.018, 0.018, wood(1, 'X'))
    for t in (0.25, 0.55, 0.85):
        rod((-0.285, 0.30 + 0.26 * t, 0.24 + 0.62 * t), (0.285, 0.30 + 0.26 * t, 0.24 + 0.62 * t), 0.011, 0.011, wood(1, 'X'))
    pillow_box((0.58, 0.66, 0.14), (0, -0.04, 0.385), cloth, 0.055, 0.026, turn=(-7, 0, 0), seed=3)
    pillow_box((0.57, 0.15, 0.60), (0, 0.315, 0.66), cloth, 0.062, 0.028, turn=(-22, 0, 0), seed=5)


def wing_chair():
    """A high back with wings that keep the draught out."""
    cloth, oak = fabric(0, 'wool', scale=0.8), wood(1, 'Z')
    splayed_legs(0.26, 0.26, 0.20, oak, (0.022, 0.012), 0.04)
    pillow_box((0.66, 0.68, 0.16), (0, 0, 0.28), cloth, 0.055, 0.008, seam=False, seed=2)
    pillow_box((0.52, 0.60, 0.15), (0, -0.055, 0.425), cloth, 0.06, 0.026, seed=3)
    pillow_box((0.60, 0.14, 0.80), (0, 0.315, 0.75), cloth, 0.068, 0.022, turn=(-10, 0, 0), seam=False, seed=4)
    for x in (-1, 1):
        pillow_box((0.11, 0.62, 0.30), (x * 0.315, -0.02, 0.46), cloth, 0.052, 0.008, seam=False, seed=6 + x)
        pillow_box((0.105, 0.26, 0.66), (x * 0.312, 0.225, 0.80), cloth, 0.050, 0.010, turn=(-10, 0, x * -9), seam=False, seed=9 + x)
    cushion((0.46, 0.17, 0.30), (0, 0.14, 0.63), cloth, turn=(-20, 0, 3), seed=21)


def footstool():
    cloth, oak = fabric(0, 'boucle'), wood(1, 'Z')
    splayed_legs(0.20, 0.15, 0.20, oak, (0.019, 0.012), 0.03)
    pillow_box((0.56, 0.44, 0.10), (0, 0, 0.25), cloth, 0.04, 0.006, seam=False, seed=2)
    pillow_box((0.55, 0.43, 0.12), (0, 0, 0.345), cloth, 0.052, 0.022, seed=3)


MODELS = {
    'two-seater': dict(build=two_seater, turn=-22, fill=(0.80, 0.7)),
    'corner-sofa': dict(build=corner_sofa, turn=-18, elevation=15, fill=(0.84, 0.7), second=dict(turn=24, elevation=20),
                        near=dict(spot=(0.3, 0.25), wide=0.3, turn=-10.0, elevation=14.0)),
    'sofa-bed': dict(build=sofa_bed, turn=-20, fill=(0.82, 0.7), second=dict(build=sofa_bed_made, turn=-28, elevation=22)),
    'lounge-chair': dict(build=lounge_chair, turn=-30, second=dict(turn=40, elevation=12), near=dict(spot=(0.20, 0.52), wide=0.3)),
    'wing-chair': dict(build=wing_chair, turn=-28),
    'footstool': dict(build=footstool, turn=-26, elevation=16, fill=(0.62, 0.6), near=dict(spot=(0.25, 0.3), wide=0.26)),
}
