"""Storage and sleeping: sideboard, bookshelf, bedside table, bed."""

import math
import random

from building.materials import ceramic, fabric, metal, plain, wood
from building.shapes import ball, box, lathe, rod, surface
from building.upholstery import cushion, pillow_box


def sideboard():
    """Two pairs of doors of fine slats in an oak case on slim legs."""
    case, upright, dark = wood(1, 'X'), wood(1, 'Z'), plain((0.05, 0.04, 0.035))
    w, h, d, foot = 1.50, 0.58, 0.42, 0.17
    middle = foot + h / 2
    box((w, d, 0.026), (0, 0, foot + h - 0.013), case, 0.006)
    box((w, d, 0.026), (0, 0, foot + 0.013), case, 0.006)
    for x in (-1, 1):
        box((0.026, d, h - 0.05), (x * (w / 2 - 0.013), 0, middle), upright, 0.004)
    box((w - 0.06, 0.01, h - 0.06), (0, d / 2 - 0.03, middle), case)
    box((w - 0.06, d - 0.08, h - 0.06), (0, 0.01, middle), dark, 0)
    doors, span = 4, (w - 0.062) / 4
    for i in range(doors):
        left = -w / 2 + 0.031 + i * span
        box((span - 0.006, 0.014, h - 0.064), (left + span / 2, -d / 2 + 0.026, middle), upright, 0.003)
        count = 17
        for k in range(count):
            x = left + 0.012 + (span - 0.024) * (k + 0.5) / count
            rod((x, -d / 2 + 0.016, foot + 0.034), (x, -d / 2 + 0.016, foot + h - 0.034), 0.0088, 0.0088, upright, 0)
    for x in (-1, 1):
        for y in (-1, 1):
            rod((x * 0.62, y * 0.14, foot), (x * 0.66, y * 0.165, 0), 0.019, 0.012, wood(1, 'Z'))


def books(x, z, count, seed, y=-0.02, heights=(0.19, 0.26)):
    """A short row of books, the last one leaning against the others."""
    pick = random.Random(seed)
    tones = [(0.62, 0.57, 0.48), (0.30, 0.33, 0.30), (0.55, 0.28, 0.18), (0.72, 0.68, 0.60), (0.18, 0.20, 0.25),
             (0.50, 0.42, 0.26)]
    for i in range(count):
        thick, height = pick.uniform(0.018, 0.040), pick.uniform(*heights)
        last = i == count - 1
        box((thick, pick.uniform(0.14, 0.18), height), (x + thick / 2 + (height * 0.095 if last else 0), y, z + height / 2),
            plain(pick.choice(tones), 0.7), 0.003, (0, -11 if last else 0, 0))
        x += thick + 0.002


def bookshelf():
    board, upright = wood(1, 'X'), wood(1, 'Z')
    w, h, d = 0.86, 1.86, 0.32
    for x in (-1, 1):
        box((0.028, d, h), (x * (w / 2 - 0.014), 0, h / 2), upright, 0.005)
    levels = [0.07, 0.43, 0.79, 1.15, 1.51, h - 0.014]
    for z in levels:
        box((w - 0.056, d - 0.004, 0.026), (0, 0, z), board, 0.004)
    box((w - 0.05, 0.008, h - 0.09), (0, d / 2 - 0.012, h / 2 + 0.03), board, 0)
    top = lambda i: levels[i] + 0.013
    clay = ceramic(None, (0.60, 0.34, 0.24), 'raw')
    chalk = ceramic(None, (0.76, 0.73, 0.67), 'raw')
    books(-0.36, top(3), 7, 4)
    books(0.06, top(2), 8, 7)
    books(-0.36, top(1), 9, 12)
    books(-0.30, top(0), 5, 23)
    lathe([(0.035, 0), (0.075, 0.02), (0.088, 0.09), (0.05, 0.16), (0.028, 0.20), (0.036, 0.225)],
          (0.22, -0.02, top(3)), clay, wall=0.006)
    lathe([(0.03, 0), (0.09, 0.04), (0.12, 0.075), (0.125, 0.085)], (-0.18, -0.02, top(2)), chalk, wall=0.007)
    lathe([(0.05, 0), (0.06, 0.03), (0.056, 0.14), (0.038, 0.18), (0.042, 0.19)], (0.20, -0.03, top(4)), chalk, wall=0.006)
    lathe([(0.04, 0), (0.052, 0.02), (0.05, 0.11), (0.034, 0.13)], (0.08, -0.05, top(4)), clay, wall=0.006)
    box((0.25, 0.17, 0.028), (0.22, -0.02, top(1) + 0.014), plain((0.66, 0.62, 0.54)), 0.003, (0, 0, 4))
    box((0.22, 0.15, 0.024), (0.22, -0.02, top(1) + 0.040), plain((0.35, 0.40, 0.36)), 0.003, (0, 0, -5))
    pillow_box((0.36, 0.26, 0.22), (0.20, -0.01, top(0) + 0.11), fabric(None, 'linen', (0.55, 0.47, 0.35)), 0.03, 0.006,
               seam=False, wrinkle=0.003)


def bedside_table():
    case, upright, knob = wood(1, 'X'), wood(1, 'Z'), metal(2)
    w, d, low, high = 0.46, 0.38, 0.22, 0.52
    box((w, d, 0.024), (0, 0, high - 0.012), case, 0.007)
    box((w, d, 0.024), (0, 0, low + 0.012), case, 0.007)
    for x in (-1, 1):
        box((0.024, d, high - low - 0.046), (x * (w / 2 - 0.012), 0, (low + high) / 2), upright, 0.003)
    box((w - 0.05, 0.01, high - low - 0.046), (0, d / 2 - 0.01, (low + high) / 2), case, 0)
    box((w - 0.052, d - 0.05, 0.135), (0, 0.0, high - 0.094), case, 0)
    box((w - 0.054, 0.016, 0.132), (0, -d / 2 + 0.012, high - 0.093), case, 0.004)
    rod((0, -d / 2, high - 0.093), (0, -d / 2 - 0.016, high - 0.093), 0.005, 0.005, knob)
    ball(0.013, (0, -d / 2 - 0.020, high - 0.093), knob)
    for x in (-1, 1):
        for y in (-1, 1):
            rod((x * 0.18, y * 0.14, low + 0.01), (x * 0.20, y * 0.16, 0), 0.016, 0.011, upright)


def bed():
    """An upholstered bed, made: mattress, duvet folded back, two rows of pillows."""
    cloth, oak = fabric(0, 'linen'), wood(1, 'Z')
    pillow_box((1.72, 2.06, 0.20), (0, 0, 0.24), cloth, 0.04, 0.003, seam=False, wrinkle=0.002)
    for x in (-1.5, -0.5, 0.5, 1.5):
        pillow_box((0.437, 0.13, 0.98), (x * 0.437, 1.03, 0.56), cloth, 0.05, 0.022, seam=False, seed=int(x * 4) + 9)
    for x in (-1, 1):
        for y in (-1, 1):
            rod((x * 0.76, y * 0.92, 0.15), (x * 0.78, y * 0.95, 0), 0.026, 0.018, oak)
    bedding(fabric(2, 'canvas'))
    cushion((0.51, 0.19, 0.33), (0.02, 0.40, 0.735), cloth, turn=(-34, 0, 4), seed=31)


def bedding(white, foot=-1.20):
    """Mattress, duvet and four pillows; `foot` is where the duvet ends."""
    sheet = fabric(None, 'canvas', (0.72, 0.70, 0.66))
    pillow_box((1.62, 1.98, 0.22), (0, 0.0, 0.42), sheet, 0.06, 0.01, seam=False, wrinkle=0.003)
    duvet(white, foot)
    for x in (-1, 1):
        cushion((0.76, 0.24, 0.52), (x * 0.39, 0.80, 0.74), sheet, turn=(-24, 0, x * 2), seed=11 + x, seam=False)
        cushion((0.70, 0.23, 0.47), (x * 0.36, 0.63, 0.71), white, turn=(-32, 0, -x * 3), seed=14 + x, seam=False)


def duvet(material, foot=-1.20, head=0.36):
    """Lies on the mattress and hangs over both sides and the foot in soft folds; a duvet that ends before -0.93 lies flat there.
    What is built is its outer face, as long as its cloth: a print is not stretched where it bends."""
    from mathutils import Vector, noise

    def point(u, v):
        x, y = (u - 0.5) * 2.28, foot + v * (head - foot)
        over, past = max(0.0, abs(x) - 0.80), max(0.0, -0.93 - y)
        away = math.hypot(over, past)
        n = noise.noise(Vector((x * 2.2, y * 2.0, 3.0))) + 0.5 * noise.noise(Vector((x * 5, y * 4.4, 8)))
        out, _ = over_edge(away, 0.09)
        _, down = over_edge((over ** 3 + past ** 3) ** (1 / 3), 0.09)
        hangs = min(down * 6, 1)
        fold = 0.013 * math.sin((y - abs(x)) * 11 + 3 * n) + 0.010 * n
        z = 0.633 + 0.035 * n * (1 - hangs) - down
        # Around a corner it hangs as a fan.
        out = (out + fold * hangs) / max(away, 1e-6)
        return math.copysign(min(abs(x), 0.80) + over * out, x), max(y, -0.93) - past * out, z

    quilt(surface(point, 150, 120, material, 0.05, size=(2.28, head - foot)))

    def turned_back(u, v):
        x, y = (u - 0.5) * 2.2, 0.09 + v * 0.31
        out, down = over_edge(max(0.0, abs(x) - 0.80), 0.14)
        front, before = over_edge(max(0.0, 0.175 - y), 0.055)
        n = noise.noise(Vector((x * 2.6, y * 3, 6)))
        side = math.copysign(min(abs(x), 0.80) + out, x)
        return side, max(y, 0.175) - front + 0.012 * n, 0.684 + 0.018 * n - down - before - 0.2 * max(0.0, y - 0.27) ** 2

    quilt(surface(turned_back, 140, 36, material, 0.05, size=(2.2, 0.31)))


def over_edge(way, radius):
    """How far cloth comes out and down that goes so far on from where it begins to bend over an edge."""
    turn = min(way / radius, math.pi / 2)
    rest = way - turn * radius
    return radius * math.sin(turn) + rest * 0.055, radius * (1 - math.cos(turn)) + rest


def quilt(sheet):
    """As thick as a filled one, below the face that was built, with round edges."""
    sheet.modifiers['thickness'].offset = -1
    sheet.modifiers['bevel'].width, sheet.modifiers['bevel'].segments = 0.022, 5


MODELS = {
    'sideboard': dict(build=sideboard, turn=-24, fill=(0.80, 0.7)),
    'bookshelf': dict(build=bookshelf, turn=-24, elevation=8, fill=(0.7, 0.78), near=dict(spot=(0.5, 0.52), turn=-20.0, elevation=14.0, wide=0.5)),
    'bedside-table': dict(build=bedside_table, turn=-28, elevation=14, fill=(0.62, 0.66)),
    'bed': dict(build=bed, turn=-32, elevation=17, fill=(0.82, 0.7), near=dict(spot=(0.5, 0.82), wide=0.46)),
}
