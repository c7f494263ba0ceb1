"""Beds of other outlines: with four posts, with a channelled headboard, with wings."""

import math

from building.materials import fabric, wood
from building.shapes import box, pillow_box, rod
from models.storage import bedding


def four_poster():
    """Four turned posts and the rails between them."""
    along, across, upright = wood(1, 'X'), wood(1, 'Y'), wood(1, 'Z')
    w, d, high = 0.86, 1.03, 1.95
    for x in (-1, 1):
        for y in (-1, 1):
            rod((x * w, y * d, high), (x * w, y * d, 0), 0.026, 0.030, upright)
        box((0.032, 2 * d, 0.15), (x * w, 0, 0.27), across, 0.006)
        rod((x * w, -d, high - 0.03), (x * w, d, high - 0.03), 0.018, 0.018, across)
    for y in (-1, 1):
        rod((-w, y * d, high - 0.03), (w, y * d, high - 0.03), 0.018, 0.018, along)
    box((2 * w, 0.032, 0.15), (0, -d, 0.27), along, 0.006)
    box((2 * w, 0.030, 0.52), (0, d, 0.72), along, 0.010)
    bedding(fabric(None, 'canvas', (0.80, 0.785, 0.75)))


def upholstered(cloth, oak):
    pillow_box((1.72, 2.06, 0.20), (0, 0, 0.24), cloth, 0.04, 0.003, seam=False, wrinkle=0.002)
    for x in (-1, 1):
        for y in (-1, 1):
            rod((x * 0.76, y * 0.92, 0.15), (x * 0.78, y * 0.95, 0), 0.026, 0.018, oak)
    bedding(fabric(2, 'canvas'))


def channel_bed():
    """A headboard of upright channels that rises to its middle."""
    cloth = fabric(0, 'velvet')
    upholstered(cloth, wood(1, 'Z'))
    for k in range(11):
        tall = 1.06 + 0.16 * math.cos((k - 5) / 5 * math.pi / 2)
        pillow_box((0.166, 0.13, tall), ((k - 5) * 0.158, 1.04, 0.10 + tall / 2), cloth, 0.060, 0.014, seam=False, seed=5 + k)


def winged_bed():
    """A high plain headboard with two wings."""
    cloth = fabric(0, 'linen')
    upholstered(cloth, wood(1, 'Z'))
    pillow_box((1.72, 0.12, 1.16), (0, 1.04, 0.66), cloth, 0.045, 0.012, seam=False, seed=4)
    for x in (-1, 1):
        pillow_box((0.10, 0.40, 1.16), (x * 0.86, 0.90, 0.66), cloth, 0.045, 0.008, seam=False, seed=6 + x)


MODELS = {
    'four-poster': dict(build=four_poster, turn=-32, elevation=14, fill=(0.82, 0.7)),
    'channel-bed': dict(build=channel_bed, turn=-32, elevation=17, fill=(0.82, 0.7)),
    'winged-bed': dict(build=winged_bed, turn=-32, elevation=17, fill=(0.82, 0.7)),
}
