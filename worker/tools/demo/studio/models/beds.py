"""More to sleep in: a wooden bed, a cot, and the parts of a bed on their own."""

import math

from building.materials import fabric, wood
from building.shapes import box, rod
from building.upholstery import cushion, pillow_box
from models.storage import bedding


def wooden_bed():
    """Made with white linen."""
    wooden_frame(1)
    bedding(fabric(None, 'canvas', (0.80, 0.785, 0.75)))


def wooden_frame(zone):
    """A low frame with a slatted headboard."""
    along, upright = wood(zone, 'X'), wood(zone, 'Z')
    for x in (-1, 1):
        box((0.032, 2.06, 0.15), (x * 0.85, 0, 0.27), wood(zone, 'Y'), 0.006)
        rod((x * 0.83, -0.98, 0.30), (x * 0.85, -1.00, 0), 0.030, 0.020, upright)
        box((0.055, 0.040, 0.98), (x * 0.845, 1.035, 0.49), upright, 0.010)
    box((1.70, 0.032, 0.15), (0, -1.03, 0.27), along, 0.006)
    for z in (0.55, 0.95):
        box((1.64, 0.028, 0.055), (0, 1.035, z), along, 0.008)
    for k in range(17):
        rod(((k - 8) * 0.096, 1.035, 0.57), ((k - 8) * 0.096, 1.035, 0.93), 0.010, 0.010, upright, 0)


def cot():
    """Bars all round, a mattress and a small blanket."""
    along, upright, across = wood(1, 'X'), wood(1, 'Z'), wood(1, 'Y')
    w, d, high = 1.24, 0.64, 0.84
    for x in (-1, 1):
        for y in (-1, 1):
            rod((x * w / 2, y * d / 2, 0), (x * w / 2, y * d / 2, high + 0.03), 0.021, 0.021, upright, 0.006)
        for z in (0.24, high):
            rod((x * w / 2, -d / 2, z), (x * w / 2, d / 2, z), 0.017, 0.017, across)
        for k in range(8):
            y = (k - 3.5) * d / 9
            rod((x * w / 2, y, 0.25), (x * w / 2, y, high), 0.0075, 0.0075, upright, 0)
    for y in (-1, 1):
        for z in (0.24, high):
            rod((-w / 2, y * d / 2, z), (w / 2, y * d / 2, z), 0.017, 0.017, along)
        for k in range(17):
            x = (k - 8) * w / 18
            rod((x, y * d / 2, 0.25), (x, y * d / 2, high), 0.0075, 0.0075, upright, 0)
    pillow_box((1.19, 0.59, 0.12), (0, 0, 0.32), fabric(None, 'canvas', (0.78, 0.76, 0.72)), 0.04, 0.008, seed=3)
    pillow_box((0.46, 0.56, 0.05), (-0.30, 0, 0.40), fabric(None, 'wool', (0.42, 0.46, 0.38)), 0.022, 0.012, seam=False, seed=5)
    cushion((0.28, 0.10, 0.38), (0.42, 0, 0.42), fabric(None, 'canvas', (0.80, 0.78, 0.74)), turn=(90, 0, 0), seed=8, seam=False)


def mattress():
    """With a quilted border and a piped edge."""
    cloth, border = fabric(0, 'canvas'), fabric(1, 'linen')
    pillow_box((1.60, 2.00, 0.20), (0, 0, 0.12), border, 0.035, 0.004, seed=2, wrinkle=0.002)
    pillow_box((1.595, 1.995, 0.07), (0, 0, 0.225), cloth, 0.033, 0.012, seed=3, wrinkle=0.003)
    for row in range(5):
        for column in range(4):
            pillow_box((0.385, 0.385, 0.05), ((column - 1.5) * 0.388, (row - 2) * 0.388, 0.245), cloth, 0.022, 0.016, seam=False, seed=row * 4 + column)


def slatted_base():
    """Curved slats in a frame."""
    across, side = wood(1, 'X'), wood(1, 'Y')
    for x in (-1, 1):
        box((0.045, 2.00, 0.06), (x * 0.775, 0, 0.05), side, 0.006)
    for y in (-1, 1):
        box((1.50, 0.045, 0.05), (0, y * 0.975, 0.05), across, 0.006)
    for k in range(18):
        box((1.52, 0.062, 0.012), (0, (k - 8.5) * 0.108, 0.086), across, 0.004)
    box((0.05, 1.9, 0.03), (0, 0, 0.06), side, 0.004)


def headboard():
    """Four upright cushions on a plinth of wood."""
    cloth, upright = fabric(0, 'linen'), wood(1, 'Z')
    for x in (-1.5, -0.5, 0.5, 1.5):
        pillow_box((0.42, 0.13, 0.72), (x * 0.42, 0, 0.78), cloth, 0.05, 0.022, seam=False, seed=int(x * 4) + 9)
    for x in (-1, 1):
        box((0.06, 0.045, 0.62), (x * 0.60, 0.03, 0.31), upright, 0.008)



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
    # Between the posts, not through them.
    bedding(fabric(None, 'canvas', (0.80, 0.785, 0.75)), foot=-0.90)


def frame(cloth, oak):
    """A block on four legs, without a headboard."""
    pillow_box((1.72, 2.06, 0.20), (0, 0, 0.24), cloth, 0.04, 0.003, seam=False, wrinkle=0.002)
    for x in (-1, 1):
        for y in (-1, 1):
            rod((x * 0.76, y * 0.92, 0.15), (x * 0.78, y * 0.95, 0), 0.026, 0.018, oak)


def upholstered(cloth, oak):
    frame(cloth, oak)
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
    'wooden-bed': dict(build=wooden_bed, turn=-32, elevation=17, fill=(0.82, 0.7), near=dict(spot=(0.2, 0.64), turn=-36.0, elevation=24.0, wide=0.5)),
    'cot': dict(build=cot, turn=-28, elevation=15, fill=(0.76, 0.66)),
    'mattress': dict(build=mattress, turn=-38, elevation=18, fill=(0.82, 0.66), near=dict(spot=(0.42, 0.75), wide=0.6, turn=-36.0, elevation=26.0)),
    'slatted-base': dict(build=slatted_base, turn=-38, elevation=22, fill=(0.82, 0.66)),
    'headboard': dict(build=headboard, turn=-24, elevation=9, fill=(0.76, 0.6)),
    'four-poster': dict(build=four_poster, turn=-32, elevation=14, fill=(0.82, 0.7), near=dict(spot=(0.1, 0.7), turn=-36.0, elevation=20.0, wide=0.6)),
    'channel-bed': dict(build=channel_bed, turn=-32, elevation=17, fill=(0.82, 0.7), near=dict(spot=(0.62, 0.06), turn=-12.0, elevation=14.0, wide=0.7)),
    'winged-bed': dict(build=winged_bed, turn=-32, elevation=17, fill=(0.82, 0.7), near=dict(spot=(0.74, 0.16), turn=-22.0, elevation=14.0, wide=0.5)),
}
