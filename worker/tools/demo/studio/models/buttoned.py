"""Kidswear that opens in front: cardigan, quilted jacket, raincoat, romper."""

from clothes import garments
from models.kidswear import NEAR, button, neckline, sewn, top_at
from building.materials import fabric, metal, plain
from building.shapes import ball, tube


def buttons(body, x, places, colour=(0.42, 0.30, 0.19)):
    for y in places:
        button(body, x, y, plain(colour, 0.4, 0.5), 0.0075)


def cardigan():
    body = sewn(garments.CARDIGAN, fabric(0, 'knit', scale=1.0), pressure=1.9, seed=6)
    neckline(body, garments.CARDIGAN, fabric(1, 'knit'), 0.022, 0.008, 0.13)
    buttons(body, 0, (0.070, 0.010, -0.050, -0.110, -0.170))


def jacket():
    """Thickly filled, with a zip from hem to collar."""
    body = sewn(garments.JACKET, fabric(0, 'canvas', scale=1.2), pressure=2.8, seed=7)
    neckline(body, garments.JACKET, fabric(1, 'canvas'), 0.024)
    teeth = [0.122 - k * 0.018 for k in range(19)]
    tube([(0, y, top_at(body, 0, y) + 0.001) for y in teeth], 0.0026, metal(2), smooth_path=True)
    ball(0.007, (0, 0.118, top_at(body, 0, 0.118) + 0.004), metal(2), 0.5)


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
