"""Kidswear that opens in front: cardigan, quilted jacket, raincoat, romper."""

import math

from clothes import garments
from models.kidswear import NEAR, button, hanger, neckline, sewn, top_at
from building.materials import fabric, metal, plain
from building.shapes import box, surface, tube


def buttons(body, x, places, colour=(0.42, 0.30, 0.19)):
    for y in places:
        button(body, x, y, plain(colour, 0.4, 0.5), 0.0075)


def cardigan():
    body = sewn(garments.CARDIGAN, fabric(0, 'knit', scale=1.0), pressure=1.9, seed=6)
    neckline(body, garments.CARDIGAN, fabric(1, 'knit'), 0.022, 0.008, 0.13)
    buttons(body, 0, (0.070, 0.010, -0.050, -0.110, -0.170))
    hanger(garments.CARDIGAN, 0.002)


def jacket():
    """Thickly filled, with a zip from hem to collar."""
    body = sewn(garments.JACKET, fabric(0, 'canvas', scale=1.2), pressure=2.8, seed=7)
    neckline(body, garments.JACKET, fabric(1, 'canvas'), 0.024)
    zip_down(body, 0.122, -0.202)
    hanger(garments.JACKET, 0.004)


def zip_down(body, top, bottom, pitch=0.0024):
    """Teeth on a tape, from one y down to another, and what pulls them."""
    count = round((top - bottom) / pitch)
    ys = [top - k * pitch for k in range(count + 1)]
    levels = [top_at(body, 0, y) for y in ys]
    level = lambda k: sum(levels[max(k - 4, 0):k + 5]) / len(levels[max(k - 4, 0):k + 5])
    tape = lambda u, v: ((u - 0.5) * 0.013, ys[round(v * count)], level(round(v * count)) + 0.0007)
    surface(tape, 4, count, fabric(1, 'canvas', scale=1.6), 0.0008, size=(0.013, top - bottom))
    brass = metal(2, rough=0.34)
    for k, y in enumerate(ys):
        box((0.0042, 0.0015, 0.0016), (0.0011 if k % 2 else -0.0011, y, level(k) + 0.0017), brass, 0.0004)
    box((0.0085, 0.011, 0.0036), (0, top - 0.006, level(2) + 0.0024), brass, 0.0012)
    ring = [(math.cos(a) * 0.0032, top - 0.0135 + math.sin(a) * 0.0042, level(5) + 0.0044) for a in (k / 20 * math.tau for k in range(20))]
    tube(ring, 0.0007, brass, closed=True)
    box((0.0062, 0.0170, 0.0014), (0, top - 0.025, level(10) + 0.0036), brass, 0.0006)


def raincoat():
    """A coat of coated cotton, its hood laid up behind the neck."""
    cloth = fabric(0, 'jersey', scale=1.2)
    sewn(garments.HOOD, cloth, pressure=1.2, level=0.004, seed=9)
    body = sewn(garments.RAINCOAT, cloth, pressure=1.5, level=0.008, seed=8)
    neckline(body, garments.RAINCOAT, fabric(1, 'canvas'), 0.012)
    buttons(body, 0.002, (0.130, 0.050, -0.030, -0.110, -0.190), (0.75, 0.72, 0.66))


def romper():
    body = sewn(garments.ROMPER, fabric(0, 'jersey', scale=0.8), seed=11)
    neckline(body, garments.ROMPER, fabric(1, 'jersey'), 0.012, 0.010, 0.05)
    buttons(body, 0, (0.180, 0.130, 0.080), (0.78, 0.75, 0.70))


MODELS = {name: dict(build=build, flat=True, fill=fill, near=NEAR) for name, build, fill in (
    ('cardigan', cardigan, (0.80, 0.70)), ('jacket', jacket, (0.80, 0.72)), ('raincoat', raincoat, (0.78, 0.80)),
    ('romper', romper, (0.72, 0.74)),
)}
