"""What is seen of the workshops that the shop tells of: the bench of the joiner, a loom, the table of the printer."""

import math
import random

from mathutils import Vector, noise

from building.materials import dressed, fabric, metal, printed_paper, wood
from building.shapes import box, rod, surface, tube
from models.scenes.rooms import bring, daylight, look, room
from models.workshops import hands, tools

BENCH = 0.86


def bench(width, depth, at=(0, 0)):
    """A thick top of boards on legs, its top at BENCH."""
    oak = wood(1, 'X', 0.9)
    boards = 5
    for k in range(boards):
        y = at[1] + (k - (boards - 1) / 2) * depth / boards
        box((width, depth / boards - 0.0015, 0.075), (at[0], y, BENCH - 0.0375), oak, 0.004)
    for x in (-1, 1):
        for y in (-1, 1):
            box((0.09, 0.09, BENCH - 0.075), (at[0] + x * (width / 2 - 0.14), at[1] + y * (depth / 2 - 0.08), (BENCH - 0.075) / 2), oak, 0.006)
    box((width - 0.3, 0.04, 0.14), (at[0], at[1] - depth / 2 + 0.08, BENCH - 0.16), oak, 0.004)


def on_bench(build, x, y, turn=0.0, paint=None):
    return bring(build, (x, y, BENCH), turn, paint)


def joinery():
    """A plane among its shavings, legs from the lathe, boards that dry against the wall."""
    room('taupe')
    with dressed({1: 'oak'}):
        bench(2.4, 0.72, (0.1, -0.62))
        rack(-0.08, 1.33)
    drying_boards()
    for x, name, long in ((-0.40, 'walnut', 0.12), (-0.27, 'oak', 0.14), (-0.14, 'walnut', 0.10), (-0.01, 'oak', 0.13), (0.12, 'walnut', 0.15)):
        hung = bring(lambda: tools.chisel(long), (x, -0.045, 1.2), 0, {1: name})
        hung.rotation_euler = (0, math.radians(90), 0)
        hung.location.z = 1.345
    with dressed({1: 'ash'}):
        box((0.92, 0.19, 0.032), (-0.02, -0.72, BENCH + 0.016), wood(1, 'X', 1.1), 0.003)
    bring(tools.hand_plane, (0.02, -0.72, BENCH + 0.032), 0, {1: 'walnut'})
    hand = bring(hands.gloved_hand, (0, 0, 0), 0, {0: 'cream', 1: 'forest'})
    hand.matrix_world = hands.upright((-0.13, -0.72, BENCH + 0.140))
    bring(tools.mallet, (-0.30, -0.44, BENCH), 152, {1: 'ash'})
    for k in range(3):
        on_bench(tools.turned_leg, 0.34 + 0.03 * k, -0.40 - 0.058 * k, 6 - 5 * k, {1: 'oak'})
    pick = random.Random(5)
    for k in range(22):
        x, y = 0.27 + pick.gauss(0, 0.14), -0.83 + pick.gauss(0, 0.07)
        low = BENCH + (0.032 if abs(y + 0.72) < 0.09 and x < 0.42 else 0)
        curl = lambda: tools.shaving(pick.uniform(1.1, 2.8), pick.uniform(0.016, 0.030), k)
        bring(curl, (x, min(y, -0.56), low), pick.uniform(0, 360), {1: 'ash'})
    daylight((0.0, 0, 1.25), 2.4)
    look((0.14, -2.75, 1.60), (0.10, -0.40, 1.06), 43)


def rack(x, z):
    """A board on the wall with a slot for each chisel."""
    box((0.92, 0.022, 0.09), (x, -0.011, z), wood(1, 'X', 1.2), 0.003)
    box((0.92, 0.060, 0.018), (x, -0.040, z - 0.036), wood(1, 'X', 1.2), 0.003)


def drying_boards():
    """Planks that lean against the wall."""
    pick = random.Random(9)
    for k in range(6):
        with dressed({1: ('oak', 'ash', 'oak', 'walnut', 'oak', 'oak')[k]}):
            high = pick.uniform(1.9, 2.3)
            box((pick.uniform(0.15, 0.21), 0.030, high), (0.50 + k * 0.11, -0.12 - 0.045 * (k % 3), high / 2), wood(1, 'Z', 1.1), 0.003, (pick.uniform(4, 6), pick.uniform(-2, 2), 0))


def weaving():
    """A cloth grows on the loom: warp, reed, a hand that lays the shuttle down, cones of wool above."""
    room('sage')
    with dressed({1: 'oak', 0: 'cream'}):
        loom()
    cloth_on_loom()
    bring(tools.shuttle, (0.28, -0.86, 0.930), 40, {1: 'walnut', 0: 'terracotta'})
    bring(hands.gloved_hand, (0.28, -0.86, 0.890), -36, {0: 'cream', 1: 'rust'})
    for k, name in enumerate(('terracotta', 'cream', 'ochre', 'forest', 'sand', 'rust')):
        bring(tools.yarn_cone, (-0.50 + 0.20 * k, -0.10, 1.405), 0, {0: name})
    daylight((0.0, 0, 1.25), 2.4)
    look((0.34, -2.75, 1.92), (0.02, -0.50, 1.07), 41)


WIDTH, BREAST, REED, BACK = 0.84, -1.02, -0.62, -0.14


def loom():
    """The frame: two sides, the breast beam before, the reed in its frame, a shelf for yarn behind."""
    for x in (-1, 1):
        at = x * (WIDTH / 2 + 0.10)
        box((0.07, 1.02, 0.09), (at, -0.60, 0.86), wood(1, 'Y', 1), 0.005)
        for y in (BREAST - 0.03, BACK - 0.06):
            box((0.07, 0.08, 0.90), (at, y, 0.45), wood(1, 'Z', 1), 0.005)
        box((0.055, 0.056, 0.64), (at, REED, 1.00), wood(1, 'Z', 1), 0.005)
    rod((-WIDTH / 2 - 0.12, BREAST, 0.885), (WIDTH / 2 + 0.12, BREAST, 0.885), 0.038, 0.038, wood(1, 'Z', 1), 0.004)
    box((WIDTH + 0.22, 0.06, 0.085), (0, REED, 1.365), wood(1, 'X', 1), 0.005)
    for z in (0.875, 1.075):
        box((WIDTH + 0.12, 0.035, 0.045), (0, REED, z), wood(1, 'X', 1), 0.004)
    steel = metal(None, (0.62, 0.60, 0.56), 0.35)
    for k in range(121):
        box((0.0012, 0.012, 0.17), ((k / 120 - 0.5) * WIDTH, REED, 0.975), steel, 0)
    box((1.32, 0.20, 0.028), (0, -0.10, 1.39), wood(1, 'X', 1), 0.004)
    for x in (-0.52, 0.52):
        box((0.028, 0.16, 0.16), (x, -0.08, 1.30), wood(1, 'Z', 1), 0.004)


STRIPES = (('terracotta', 0.05), ('cream', 0.012), ('rust', 0.03), ('cream', 0.06), ('ochre', 0.012), ('cream', 0.10), ('terracotta', 0.03), ('cream', 0.06))


def cloth_on_loom():
    """What is woven already, in stripes, over the breast beam and down; and the warp up to the back beam."""
    wools = {}
    for name in {name for name, _ in STRIPES}:
        with dressed({0: name}):
            wools[name] = fabric(0, 'wool', scale=0.34)
    edge, stripe = REED - 0.10, 0
    while edge > BREAST - 0.005:
        name, long = STRIPES[stripe % len(STRIPES)]
        cloth(edge, max(edge - long, BREAST - 0.005), wools[name])
        edge -= long
        stripe += 1
    surface(lambda u, v: ((u - 0.5) * WIDTH, BREAST - 0.040 - 0.004 * noise.noise(Vector((u * 3, v * 2, 1))), 0.885 - v * 0.42), 60, 40, wools['cream'], 0.004)
    threads = 130
    with dressed({0: 'cream'}):
        yarn = fabric(0, 'wool', scale=0.5)
    for k in range(threads):
        x = (k / (threads - 1) - 0.5) * WIDTH
        lift = 0.055 if k % 2 else -0.012
        tube([(x, REED - 0.10, 0.925), (x, REED, 0.925 + lift * 0.8), (x, REED + 0.12, 0.925 + lift), (x, BACK, 0.90)], 0.0011, yarn)


def cloth(start, end, material):
    """A band of the woven cloth, ribbed by its weft."""
    rows = max(2, round((start - end) / 0.0022))

    def at(u, v):
        rib = 0.0007 if round(v * rows) % 2 else 0.0
        edge = 1 + 0.004 * noise.noise(Vector((v * rows * 0.2, start * 9, 0)))
        return ((u - 0.5) * WIDTH * edge, start + (end - start) * v, 0.9245 + rib + 0.0012 * noise.noise(Vector((u * 5, v, start))))

    surface(at, 80, rows, material, size=(WIDTH, start - end))


def printing():
    """A length of wallpaper on the table: block, roller, pots of ink, rolls that are done."""
    room('sky')
    with dressed({1: 'oak'}):
        bench(2.4, 1.10, (0.1, -0.72))
    sheet = printed_paper(0)
    surface(lambda u, v: (-0.72 + u * 1.86, -1.22 + v * 0.53, BENCH + 0.0012 + 0.0004 * noise.noise(Vector((u * 4, v * 2, 0)))), 60, 30, sheet, size=(1.86, 0.53))
    on_bench(tools.print_block, 0.24, -0.95, 5, {0: 'forest', 1: 'walnut'})
    hand = on_bench(hands.gloved_hand, 0.24, -0.95, 5, {0: 'cream', 1: 'navy'})
    hand.location.z = BENCH
    for x, y, name in ((-0.14, -0.46, 'forest'), (-0.02, -0.40, 'sage'), (0.10, -0.47, 'ochre'), (0.22, -0.40, 'terracotta')):
        on_bench(tools.ink_pot, x, y, 0, {0: name, 1: 'white'})
    on_bench(tools.ink_roller, 0.42, -0.52, 64, {0: 'forest', 1: 'ash'})
    brushes(-0.30, -0.36)
    for x, y in ((0.50, -0.24), (0.60, -0.30), (0.66, -0.19), (0.55, -0.16)):
        standing_roll(x, y)
    daylight((0.0, 0, 1.25), 2.4)
    look((0.20, -2.75, 2.00), (0.14, -0.66, 0.98), 43)


def brushes(x, y):
    on_bench(tools.brush_jar, x, y, 0, {0: 'sand'})
    for k, (dx, dy, lean) in enumerate(((-0.016, 0.004, -9), (0.014, 0.010, 8), (0.0, -0.016, 3))):
        one = bring(lambda: tools.brush(0.19 + 0.012 * k), (x + dx, y + dy, BENCH + 0.01), 40 * k, {0: 'camel', 1: ('ash', 'walnut', 'oak')[k]})
        one.rotation_euler = (math.radians(-lean * 0.4), math.radians(lean), 0)


def standing_roll(x, y):
    """A roll of paper on its end."""
    paper = printed_paper(0)

    def at(u, v):
        a = u * math.tau * 4
        r = 0.022 + 0.0052 * u * 4
        return (x + math.cos(a) * r, y + math.sin(a) * r, BENCH + v * 0.53)

    surface(at, 320, 4, paper, 0.0006, size=(1, 0.53))


OWN = dict(own_set=True, samples=20)
MODELS = {
    'workshop-wood': dict(build=joinery, **OWN),
    'workshop-wool': dict(build=weaving, **OWN),
    'workshop-paper': dict(build=printing, **OWN),
}
