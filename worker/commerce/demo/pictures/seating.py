"""Seats: armchair, sofa, dining chair, stool, bench, pouf."""

import math

from materials import fabric, lacquer, metal, wood
from shapes import box, disc, lathe, pillow_box, rod, tube


def splayed_legs(w, d, height, material, r=(0.021, 0.013), splay=0.05):
    for x in (-1, 1):
        for y in (-1, 1):
            rod((x * w, y * d, height + 0.02), (x * (w + splay), y * (d + splay), 0), *r, material)


def armchair():
    cloth, oak = fabric(0, 'boucle'), wood(1, 'Z')
    splayed_legs(0.27, 0.26, 0.17, oak, (0.024, 0.014), 0.045)
    pillow_box((0.72, 0.72, 0.17), (0, 0.0, 0.255), cloth, 0.06, 0.008, seam=False, seed=2)
    pillow_box((0.56, 0.62, 0.17), (0, -0.045, 0.405), cloth, 0.065, 0.028, seed=3)
    pillow_box((0.70, 0.17, 0.62), (0, 0.325, 0.51), cloth, 0.08, 0.02, turn=(-11, 0, 0), seam=False, seed=4)
    pillow_box((0.52, 0.16, 0.42), (0, 0.205, 0.62), cloth, 0.075, 0.035, turn=(-13, 0, 0), seed=5)
    for x in (-1, 1):
        pillow_box((0.15, 0.68, 0.40), (x * 0.345, -0.005, 0.40), cloth, 0.07, 0.012, seam=False, seed=6 + x)


MODELS = {'armchair': dict(build=armchair, turn=-28)}
