"""Sofas of other outlines: curved, with an open frame, with high arms, of low blocks, with a channelled back."""

import math

from building.materials import fabric, wood
from building.shapes import box, lathe, rod, surface
from building.upholstery import cushion, pillow_box
from models.seating import splayed_legs


def curved_sofa():
    """One round seat with a back that goes around it."""
    cloth, oak = fabric(0, 'boucle'), wood(1, 'Z')
    seat = lathe([(0, 0.10), (0.40, 0.10), (0.465, 0.13), (0.487, 0.22), (0.483, 0.34), (0.45, 0.405), (0.30, 0.428), (0, 0.432)],
                 (0, -0.02, 0), cloth, segments=240, wobble=0.004)
    seat.scale = (2.12, 0.94, 1)

    def around(u, v):
        angle = math.radians(-12 + 204 * u)
        top = 0.56 + 0.20 * max(math.sin(math.pi * u), 0) ** 0.7
        lean = 1 + 0.045 * v
        return math.cos(angle) * 0.98 * lean, 0.02 + math.sin(angle) * 0.40 * lean, 0.12 + (top - 0.12) * v

    back = surface(around, 120, 26, cloth, 0.15, size=(3.0, 0.6))
    back.modifiers['thickness'].offset = 0
    back.modifiers['bevel'].width, back.modifiers['bevel'].segments = 0.070, 7
    for x, y in ((-0.70, -0.22), (0.70, -0.22), (-0.62, 0.26), (0.62, 0.26), (0, 0.34), (0, -0.36)):
        rod((x, y, 0.13), (x * 1.02, y, 0), 0.030, 0.024, oak)
    for x in (-1, 1):
        cushion((0.47, 0.20, 0.43), (x * 0.52, 0.15, 0.605), cloth, turn=(-22, 0, -x * 22), seed=9 + x)


def frame_sofa():
    """An open frame of wood with spindles, three seats and three loose backs."""
    cloth, upright, along = fabric(0, 'linen'), wood(1, 'Z'), wood(1, 'X')
    for x in (-1, 1):
        rod((x * 0.98, -0.36, 0.60), (x * 0.99, -0.39, 0), 0.023, 0.017, upright)
        rod((x * 0.98, 0.34, 0.78), (x * 0.99, 0.42, 0), 0.023, 0.017, upright)
        box((0.075, 0.84, 0.028), (x * 0.98, -0.02, 0.605), wood(1, 'Y'), 0.010)
        for k in range(6):
            y = -0.24 + k * 0.10
            rod((x * 0.98, y, 0.27), (x * 0.98, y, 0.60), 0.008, 0.008, upright, 0)
    for y, z in ((-0.37, 0.26), (0.36, 0.26), (0.355, 0.78)):
        rod((-0.98, y, z), (0.98, y, z), 0.019, 0.019, along)
    for k in range(25):
        x = (k - 12) * 0.076
        rod((x, 0.358, 0.27), (x, 0.354, 0.78), 0.008, 0.008, upright, 0)
    box((1.92, 0.70, 0.022), (0, 0, 0.275), along, 0.004)
    for number, x in enumerate((-0.625, 0, 0.625)):
        pillow_box((0.62, 0.70, 0.15), (x, -0.03, 0.365), cloth, 0.055, 0.030, seed=3 + number)
        pillow_box((0.61, 0.17, 0.44), (x, 0.24, 0.62), cloth, 0.075, 0.042, turn=(-15, 0, number - 1), seed=8 + number)


def high_arm_sofa():
    """A box of one height all round, with one long cushion and two loose ones."""
    cloth, oak = fabric(0, 'velvet'), wood(1, 'Z')
    splayed_legs(0.68, 0.33, 0.20, oak, (0.018, 0.010), 0.01)
    pillow_box((1.56, 0.84, 0.16), (0, 0, 0.275), cloth, 0.035, 0.004, seam=False, seed=2)
    pillow_box((1.56, 0.13, 0.56), (0, 0.365, 0.55), cloth, 0.045, 0.006, seam=False, seed=4)
    pillow_box((1.30, 0.68, 0.15), (0, -0.055, 0.415), cloth, 0.050, 0.026, seed=3)
    for x in (-1, 1):
        pillow_box((0.12, 0.84, 0.56), (x * 0.72, 0, 0.55), cloth, 0.045, 0.006, seam=False, seed=6 + x)
        cushion((0.62, 0.22, 0.40), (x * 0.32, 0.20, 0.67), cloth, turn=(-17, 0, -x * 2), seed=11 + x)


def low_sofa():
    """Five low blocks that stand in a corner, without feet."""
    cloth = fabric(0, 'canvas')
    for number, (x, y) in enumerate(((-0.88, 0), (0, 0), (0.88, 0), (-0.88, -0.88))):
        pillow_box((0.87, 0.87, 0.25), (x, y, 0.135), cloth, 0.055, 0.010, seam=False, seed=2 + number)
        pillow_box((0.86, 0.86, 0.17), (x, y, 0.335), cloth, 0.070, 0.030, seam=False, seed=12 + number)
    for number, x in enumerate((-0.88, 0, 0.88)):
        pillow_box((0.84, 0.28, 0.36), (x, 0.29, 0.56), cloth, 0.110, 0.030, turn=(-8, 0, number - 1), seed=22 + number, seam=False)
    pillow_box((0.28, 0.84, 0.36), (-1.17, -0.86, 0.56), cloth, 0.110, 0.030, turn=(0, 8, 0), seed=31, seam=False)
    pillow_box((0.28, 0.60, 0.34), (-1.17, 0.02, 0.55), cloth, 0.110, 0.030, turn=(0, 8, 0), seed=32, seam=False)


def channel_sofa():
    """A back of upright channels between two round arms."""
    cloth, oak = fabric(0, 'velvet'), wood(1, 'Z')
    splayed_legs(0.62, 0.30, 0.16, oak, (0.026, 0.015), 0.02)
    pillow_box((1.44, 0.80, 0.16), (0, 0, 0.235), cloth, 0.060, 0.006, seam=False, seed=2)
    pillow_box((1.24, 0.66, 0.17), (0, -0.07, 0.395), cloth, 0.070, 0.030, seam=False, seed=3)
    for k in range(9):
        x = (k - 4) * 0.146
        tall = 0.60 - 0.05 * abs(k - 4) / 4
        pillow_box((0.156, 0.17, tall), (x, 0.315 - 0.012 * abs(k - 4), 0.30 + tall / 2), cloth, 0.070, 0.014, turn=(-9, 0, 0), seam=False, seed=5 + k)
    for x in (-1, 1):
        pillow_box((0.20, 0.78, 0.34), (x * 0.68, 0, 0.42), cloth, 0.095, 0.014, seam=False, seed=21 + x)


MODELS = {
    'curved-sofa': dict(build=curved_sofa, turn=-20, elevation=13, fill=(0.80, 0.7), near=dict(spot=(0.24, 0.22), elevation=6.0, wide=0.3)),
    'frame-sofa': dict(build=frame_sofa, turn=-20, fill=(0.80, 0.7)),
    'high-arm-sofa': dict(build=high_arm_sofa, turn=-22, fill=(0.80, 0.7)),
    'low-sofa': dict(build=low_sofa, turn=-18, elevation=17, fill=(0.84, 0.7), second=dict(turn=24, elevation=20), near=dict(spot=(0.2, 0.82), turn=-30.0, elevation=18.0)),
    'channel-sofa': dict(build=channel_sofa, turn=-22, fill=(0.80, 0.7)),
}
