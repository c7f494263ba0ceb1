"""A children's room whose clothes hang from pegs: the banner of kidswear and the cover of a story."""

import math

from building.materials import wood
from building.shapes import ball, box, rod
from clothes import garments
from models import beds
from models import buttoned
from models import cupboards
from models import decor
from models import kidswear
from models import seating
from models.scenes.rooms import bring, daylight, hang, look, room

PEGS = 1.74
# How far before the wall clothes hang, and how far a hook's inside lies above the shoulders of its hanger.
BEFORE, HOOK = 0.060, 0.068


def peg_rail(left, count, apart):
    """A board along the wall with turned pegs."""
    wide = (count - 1) * apart
    box((wide + 0.24, 0.022, 0.09), (left + wide / 2, -0.011, PEGS), wood(1, 'X'), 0.008)
    for k in range(count):
        x = left + k * apart
        rod((x, -0.020, PEGS - 0.003), (x, -0.095, PEGS + 0.012), 0.009, 0.010, wood(1, 'Y'))
        ball(0.016, (x, -0.100, PEGS + 0.013), wood(1, 'Y'))


def hung(build, x, top, turn=0.0, paint=None):
    """What was laid flat hangs: `top` is what of it lies on the peg, in metres above its middle."""
    root = bring(build, (0, 0, 0), 0, paint)
    root.rotation_euler = (math.radians(90), math.radians(turn), 0)
    root.location = (x, -BEFORE, PEGS + 0.012 - top)


def on_hanger(build, half, x, turn=0.0, paint=None):
    def with_hanger():
        build()
        if half is not garments.DRESS:  # it has its own
            kidswear.hanger(half)
    hung(with_hanger, x, half[2][1] + HOOK, turn, paint)


def banner_kidswear():
    room('sky')
    bring(lambda: peg_rail(-0.40, 6, 0.48), (0, 0, PEGS - 0.045), 0, {1: 'oak'})
    on_hanger(kidswear.dress, garments.DRESS, -0.40, 2, {0: 'terracotta', 1: 'cream'})
    on_hanger(kidswear.sweater, garments.SWEATER, 0.08, -2, {0: 'cream', 1: 'cream'})
    hung(kidswear.dungarees, 0.56, 0.300, 1, {0: 'navy'})
    on_hanger(buttoned.cardigan, garments.CARDIGAN, 1.04, 2, {0: 'ochre', 1: 'ochre'})
    on_hanger(buttoned.jacket, garments.JACKET, 1.52, -1, {0: 'olive', 1: 'sand'})
    bring(cupboards.toy_box, (1.30, -0.32, 0), 0, {1: 'oak'})
    bring(decor.basket, (0.30, -0.36, 0), 30, {0: 'natural'})
    bring(seating.pouf, (-0.36, -0.62, 0), 0, {0: 'cream'})
    bring(beds.cot, (-1.98, -0.52, 0), 0, {1: 'oak'})
    hang(cupboards.wall_shelf, (-1.98, -0.005, 1.56), {1: 'oak'})
    daylight((0.0, 0, 1.35), 2.4)
    look((-0.22, -5.0, 1.32), (-0.22, 0, 1.09), 61)


MODELS = {'banner-kidswear': dict(build=banner_kidswear, own_set=True, samples=12, frame=(2560, 1024))}
