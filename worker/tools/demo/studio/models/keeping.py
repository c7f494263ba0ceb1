"""Baskets, boxes and a lantern."""

import math

from mathutils import Vector, noise

from building.materials import fabric, fibre, lacquer, metal, plain, wood
from building.shapes import ball, box, disc, lathe, rod, tube
from building.upholstery import pillow_box
from building.yarns import rope


def coil(radius, z, material, thick=0.0105, seed=0):
    """A ring of rope, a little uneven as it is sewn by hand."""
    points = []
    for k in range(360):
        a = k / 360 * math.tau + seed
        uneven = 0.002 * noise.noise(Vector((math.cos(a) * 2, math.sin(a) * 2, seed)))
        points.append((math.cos(a) * (radius + uneven), math.sin(a) * (radius + uneven), z))
    rope(points, thick, material, closed=True)


def laundry_basket():
    """Tall coils with a lid that has a knot."""
    grass = fibre(0)
    for i in range(31):
        t = i / 30
        coil(0.185 + 0.022 * math.sin(t * math.pi), 0.012 + i * 0.0172, grass, seed=i)
    disc(0.185, 0.02, (0, 0, 0.011), grass)
    top = 0.012 + 31 * 0.0172
    for i in range(10):
        coil(0.196 - i * 0.0196, top + 0.006 + 0.0035 * i, grass, 0.0110, seed=i + 40)
    ball(0.022, (0, 0, top + 0.055), grass, 0.9)


def storage_box():
    """Linen over board, a lid, a wooden label."""
    cloth = fabric(0, 'linen', scale=1.4)
    pillow_box((0.36, 0.27, 0.19), (0, 0, 0.095), cloth, 0.012, 0.002, seam=False, wrinkle=0.0008)
    pillow_box((0.372, 0.282, 0.060), (0, 0, 0.193), cloth, 0.012, 0.002, seam=False, wrinkle=0.0008)
    box((0.07, 0.004, 0.026), (0, -0.1375, 0.105), wood(1, 'X'), 0.002)
    for x in (-1, 1):
        ball(0.0032, (x * 0.029, -0.1400, 0.105), metal(None, (0.75, 0.6, 0.35)))


def lantern():
    """An open frame of metal, a thick candle inside, a ring to carry it."""
    frame, wax = lacquer(0, rough=0.4), plain((0.80, 0.74, 0.64), 0.5, 0.4)
    side, high = 0.085, 0.26
    for z in (0.012, high):
        box((side * 2 + 0.02, side * 2 + 0.02, 0.014), (0, 0, z), frame, 0.003)
    for x in (-1, 1):
        for y in (-1, 1):
            box((0.010, 0.010, high), (x * side, y * side, high / 2), frame, 0.001)
    rod((0, 0, 0.02), (0, 0, 0.125), 0.034, 0.033, wax, 0.006)
    rod((0, 0, 0.122), (0.001, 0, 0.138), 0.0013, 0.001, plain((0.04, 0.04, 0.04)), 0)
    lathe([(0.088, high + 0.006), (0.070, high + 0.020), (0.035, high + 0.052), (0.020, high + 0.060), (0, high + 0.062)], material=frame, segments=96)
    ring = [(math.cos(a / 60 * math.tau) * 0.034, 0, high + 0.092 + math.sin(a / 60 * math.tau) * 0.034) for a in range(60)]
    tube(ring, 0.0040, metal(2), closed=True)


MODELS = {
    'laundry-basket': dict(build=laundry_basket, turn=35, elevation=16, fill=(0.60, 0.68), near=dict(spot=(0.25, 0.36), wide=0.22, turn=-24.0, elevation=24.0)),
    'storage-box': dict(build=storage_box, turn=-28, elevation=18, fill=(0.70, 0.6), near=dict(spot=(0.3, 0.4), wide=0.2, turn=-24.0, elevation=30.0)),
    'lantern': dict(build=lantern, turn=-28, elevation=10, fill=(0.52, 0.66), near=dict(spot=(0.4, 0.16), wide=0.2, turn=-24.0, elevation=16.0)),
}
