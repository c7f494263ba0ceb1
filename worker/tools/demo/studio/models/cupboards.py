"""More storage: wardrobe, chest of drawers, media unit, shoe cabinet, toy box, wall shelf, coat rack."""

import math

import bpy

from building.materials import ceramic, fabric, metal, plain, wood
from building.shapes import ball, box, group, lathe, rod
from building.upholstery import cushion, pillow_box
from models.storage import books


# What is kept in them is dyed with: clothes, balls and blocks.
WORN = ((0.76, 0.73, 0.67), (0.36, 0.42, 0.34), (0.58, 0.34, 0.22), (0.42, 0.40, 0.40))


def carcass(w, h, d, foot, board=0.024, hollow=False):
    """A case without a front: top, bottom, sides and back; dark inside, where it stays closed."""
    along, upright = wood(1, 'X'), wood(1, 'Z')
    middle = foot + h / 2
    for z in (foot + board / 2, foot + h - board / 2):
        box((w, d, board), (0, 0, z), along, 0.005)
    for x in (-1, 1):
        box((board, d, h - 2 * board), (x * (w - board) / 2, 0, middle), upright, 0.004)
    box((w - 2 * board, 0.01, h - 2 * board), (0, d / 2 - 0.02, middle), upright, 0)
    if not hollow:
        box((w - 2 * board, d - 0.07, h - 2 * board), (0, 0.012, middle), plain((0.05, 0.04, 0.035)), 0)


def legs(w, d, foot, r=(0.020, 0.013)):
    for x in (-1, 1):
        for y in (-1, 1):
            rod((x * (w / 2 - 0.07), y * (d / 2 - 0.06), foot + 0.01), (x * (w / 2 - 0.045), y * (d / 2 - 0.04), 0), *r, wood(1, 'Z'))


def knob(x, y, z, size=0.013):
    brass = metal(2)
    rod((x, y, z), (x, y - 0.016, z), size * 0.4, size * 0.4, brass)
    ball(size, (x, y - 0.020, z), brass)


def wardrobe(open_doors=False):
    """Two tall doors over one wide drawer."""
    w, h, d, foot = 1.04, 1.80, 0.56, 0.13
    carcass(w, h, d, foot, hollow=open_doors)
    legs(w, d, foot, (0.026, 0.018))
    for x in (-1, 1):
        wide = w / 2 - 0.030
        before = set(bpy.data.objects)
        box((wide, 0.020, 1.40), (-x * wide / 2, 0, foot + 1.052), wood(1, 'Z'), 0.005)
        knob(-x * (wide - 0.030), -0.010, foot + 1.0, 0.014)
        group([o for o in bpy.data.objects if o not in before], (x * (w / 2 - 0.025), -d / 2 + 0.014, 0), x * 112 if open_doors else 0)
        knob(x * 0.26, -d / 2 + 0.004, foot + 0.185, 0.014)
    box((w - 0.056, 0.020, 0.300), (0, -d / 2 + 0.014, foot + 0.184), wood(1, 'X'), 0.005)


def wardrobe_open():
    """What is in it: shelves with folded cloths on the left, and a rail with clothes."""
    wardrobe(open_doors=True)
    along, upright = wood(1, 'X'), wood(1, 'Z')
    box((0.96, 0.46, 0.022), (0, 0.02, 0.475), along, 0.003)
    box((0.020, 0.46, 1.38), (-0.10, 0.02, 1.18), upright, 0.003)
    for z in (0.82, 1.16, 1.50):
        box((0.385, 0.46, 0.020), (-0.305, 0.02, z), along, 0.003)
    for z, tones in ((0.49, (0, 1)), (0.83, (2, 0, 3)), (1.17, (3, 1)), (1.51, (1, 2))):
        for level, tone in enumerate(tones):
            pillow_box((0.29, 0.36, 0.058), (-0.305, -0.01, z + 0.030 + level * 0.054), fabric(None, 'knit', WORN[tone]), 0.026, 0.004, seam=False, seed=9 * tone + level)
    rod((-0.09, 0.02, 1.76), (0.49, 0.02, 1.76), 0.012, 0.012, metal(2))
    for k in range(6):
        x, tall = 0.0 + k * 0.078, (0.92, 0.80, 0.96, 0.74, 0.88, 0.82)[k]
        rod((x, 0.02, 1.76), (x, 0.02, 1.69), 0.003, 0.003, metal(2))
        pillow_box((0.050, 0.40, tall), (x, 0.01, 1.70 - tall / 2), fabric(None, 'linen', WORN[k % 4]), 0.024, 0.008, turn=(0, 0, (-3, 2, -1, 3, 0, -2)[k]), seam=False, seed=60 + k, wrinkle=0.010)


def chest_of_drawers():
    """Two small drawers over three wide ones."""
    w, h, d, foot = 0.90, 0.72, 0.44, 0.17
    carcass(w, h, d, foot)
    legs(w, d, foot)
    front = wood(1, 'X')
    for level, (low, high) in enumerate(((0.030, 0.232), (0.238, 0.440), (0.446, 0.568), (0.574, 0.692))):
        halves = (-1, 1) if level == 3 else (0,)
        wide = w - 0.056 if halves == (0,) else (w - 0.062) / 2
        for side in halves:
            x = side * (wide + 0.006) / 2
            box((wide, 0.020, high - low), (x, -d / 2 + 0.014, foot + (low + high) / 2), front, 0.004)
            for place in (-1, 1) if side == 0 else (0,):
                knob(x + place * 0.24, -d / 2 + 0.004, foot + (low + high) / 2)


def media_unit():
    """Long and low: slatted sliding doors beside an open part with books and a vase."""
    w, h, d, foot = 1.60, 0.36, 0.40, 0.15
    along, upright = wood(1, 'X'), wood(1, 'Z')
    carcass(w, h, d, foot)
    legs(w, d, foot)
    for x in (-0.265, 0.265):
        box((0.022, d - 0.03, h - 0.05), (x, 0.0, foot + h / 2), upright, 0.003)
    for side in (-1, 1):
        box((0.500, 0.014, h - 0.056), (side * 0.522, -d / 2 + 0.026, foot + h / 2), upright, 0.003)
        for k in range(20):
            x = side * 0.522 + (k - 9.5) * 0.0246
            rod((x, -d / 2 + 0.016, foot + 0.034), (x, -d / 2 + 0.016, foot + h - 0.034), 0.0088, 0.0088, upright, 0)
    box((0.50, d - 0.05, 0.020), (0, 0, foot + 0.150), along, 0.003)
    box((0.50, 0.012, h - 0.05), (0, 0.10, foot + h / 2), upright, 0)
    books(-0.23, foot + 0.024, 6, 4, -0.10, (0.085, 0.112))
    box((0.24, 0.16, 0.026), (0.04, -0.09, foot + 0.173), plain((0.62, 0.57, 0.48)), 0.003, (0, 0, 5))
    lathe([(0.03, 0), (0.055, 0.02), (0.060, 0.06), (0.035, 0.10), (0.030, 0.115)], (0.16, -0.09, foot + 0.160), ceramic(None, (0.60, 0.34, 0.24), 'raw'), wall=0.005)


def shoe_cabinet():
    """Shallow, three flaps one over the other."""
    w, h, d, foot = 0.76, 1.06, 0.22, 0.10
    carcass(w, h, d, foot)
    legs(w, d, foot, (0.017, 0.012))
    for level in range(3):
        z = foot + 0.030 + 0.335 * level + 0.165
        box((w - 0.056, 0.020, 0.327), (0, -d / 2 + 0.014, z), wood(1, 'X'), 0.005)
        knob(0, -d / 2 + 0.004, z + 0.115)


def toy_box(lid=0):
    """A chest on low feet; its lid is turned up by that many degrees."""
    along, upright = wood(1, 'X'), wood(1, 'Z')
    w, h, d = 0.82, 0.38, 0.42
    for y in (-1, 1):
        box((w, 0.020, h), (0, y * (d / 2 - 0.01), 0.05 + h / 2), along, 0.006)
    for x in (-1, 1):
        box((0.020, d - 0.04, h), (x * (w / 2 - 0.01), 0, 0.05 + h / 2), wood(1, 'Y'), 0.006)
        box((0.05, d - 0.06, 0.05), (x * (w / 2 - 0.09), 0, 0.025), upright, 0.006)
    box((w - 0.04, d - 0.04, 0.02), (0, 0, 0.07), along, 0)
    deep, a = d + 0.02, math.radians(lid)
    hinge = (0, d / 2 + 0.022, 0.05 + h + 0.001)
    box((w + 0.02, deep, 0.022), (0, hinge[1] - math.cos(a) * deep / 2, hinge[2] + math.sin(a) * deep / 2 + 0.011), along, 0.006, (-lid, 0, 0))
    box((0.16, 0.006, 0.034), (0, -d / 2 - 0.001, 0.05 + h - 0.07), plain((0.07, 0.055, 0.045)), 0.003)


def toy_box_open():
    """With what it is for: balls, blocks and a cushion."""
    toy_box(lid=98)
    for x, y, r, tone, weave in ((-0.26, 0.02, 0.105, 2, 'knit'), (-0.06, -0.07, 0.085, 0, 'terry'), (0.02, 0.10, 0.075, 1, 'knit')):
        ball(r, (x, y, 0.36), fabric(None, weave, WORN[tone]))
    cushion((0.32, 0.17, 0.32), (0.20, 0.05, 0.38), fabric(None, 'canvas', (0.62, 0.48, 0.22)), turn=(-14, 4, 0), seed=77)
    for x, y, turn, tone in ((0.13, -0.12, 20, 1), (0.22, -0.13, -12, 2), (0.31, -0.11, 35, 0)):
        box((0.07, 0.07, 0.07), (x, y, 0.365), plain(WORN[tone], 0.5), 0.006, (12, 0, turn))


def wall_shelf():
    """Two boards hung from slim brass brackets, with a few things on them."""
    along, brass = wood(1, 'X'), metal(2)
    for z in (1.32, 1.66):
        box((0.80, 0.20, 0.022), (0, -0.10, z), along, 0.005)
    for x in (-1, 1):
        box((0.014, 0.006, 0.52), (x * 0.30, -0.003, 1.52), brass, 0.002)
        for z in (1.307, 1.647):
            box((0.014, 0.17, 0.005), (x * 0.30, -0.085, z), brass, 0.001)
    books(-0.34, 1.331, 7, 4, -0.10)
    lathe([(0.03, 0), (0.07, 0.02), (0.082, 0.08), (0.046, 0.15), (0.026, 0.19), (0.034, 0.21)], (0.20, -0.10, 1.331), ceramic(None, (0.60, 0.34, 0.24), 'raw'), wall=0.006)
    lathe([(0.03, 0), (0.08, 0.03), (0.105, 0.065), (0.108, 0.075)], (-0.16, -0.10, 1.671), ceramic(None, (0.76, 0.73, 0.67), 'raw'), wall=0.007)
    books(0.08, 1.671, 5, 23, -0.10)


def coat_rack():
    """A board with five turned pegs."""
    box((0.80, 0.022, 0.10), (0, -0.011, 1.5), wood(1, 'X'), 0.008)
    peg = wood(1, 'Y')
    for k in range(5):
        x = (k - 2) * 0.155
        rod((x, -0.020, 1.495), (x, -0.085, 1.520), 0.010, 0.012, peg)
        ball(0.019, (x, -0.090, 1.522), peg)


MODELS = {
    'wardrobe': dict(build=wardrobe, turn=-26, elevation=7, fill=(0.70, 0.78), second=dict(build=wardrobe_open, turn=-14, elevation=8), near=dict(spot=(0.5, 0.42))),
    'chest-of-drawers': dict(build=chest_of_drawers, turn=-26, elevation=11, fill=(0.72, 0.66)),
    'media-unit': dict(build=media_unit, turn=-22, fill=(0.82, 0.7)),
    'shoe-cabinet': dict(build=shoe_cabinet, turn=-26, elevation=9, fill=(0.62, 0.70)),
    'toy-box': dict(build=toy_box, turn=-28, elevation=15, fill=(0.74, 0.62), near=dict(spot=(0.4, 0.6), wide=0.55), second=dict(build=toy_box_open, turn=-24, elevation=24)),
    'wall-shelf': dict(build=wall_shelf, hung=True, fill=(0.72, 0.6), elevation=6, near=dict(spot=(0.25, 0.8), turn=-20.0)),
    'coat-rack': dict(build=coat_rack, hung=True, fill=(0.74, 0.6), elevation=6, near=dict(spot=(0.3, 0.5), turn=-20.0, elevation=6.0, wide=0.3)),
}
