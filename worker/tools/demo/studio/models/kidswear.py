"""Kidswear, laid flat on linen and photographed from above."""

import math

from mathutils import Vector, noise

from clothes import garments
from building.materials import fabric, metal, plain
from building.sewing import filled, resample
from building.shapes import disc, surface, tube
from building.yarns import pompon

# How far apart the points of a piece that is sewn lie.
STEP = 0.0095
# How a garment is looked at from near: the chest, from the side of whoever stands at the table.
NEAR = dict(spot=(0.5, 0.32), wide=0.26, turn=-15.0, elevation=62.0)
# Where else there is more to see.
SPOTS = {'tshirt': (0.42, 0.24), 'skirt': (0.5, 0.4), 'trousers': (0.5, 0.2), 'socks': (0.2, 0.4), 'beanie': (0.45, 0.66), 'bib': (0.3, 0.55)}


def sewn(half, cloth, at=(0, 0), turn=0.0, level=0.0, pressure=1.6, step=STEP, folds=None, whole=False, seed=1, **more):
    """Sews a garment and presses its back flat, as it lies on a table."""
    outline = garments.rounded(half if whole else garments.mirrored(half), 0.0)
    item = filled(outline, cloth, step=step, frames=26, pressure=pressure, crumple=0.005, seed=seed,
                  stiffness=9, bending=0.05, shrink=-0.018, **more)
    for vertex in item.data.vertices:
        spot = vertex.co
        if folds:
            spot.z += folds(spot.x, spot.y) * (spot.z > -0.002)
        spot.z = spot.z if spot.z > 0 else spot.z * 0.12
    item.location = (*at, level + 0.003)
    item.rotation_euler = (0, 0, math.radians(turn))
    return item


def top_at(item, x, y):
    """The height of a sewn piece at a place, in its own coordinates."""
    return max(heights(item, x, y, 10))


def heights(item, x, y, count):
    """Those of a sewn piece next to a place."""
    near = sorted(item.data.vertices, key=lambda v: (v.co.x - x) ** 2 + (v.co.y - y) ** 2)[:count]
    return [v.co.z + item.location.z for v in near]


def neckline(item, half, cloth, width=0.014, dip=0.010, drop=0.075):
    """The inside of the back, seen through the neck, and the band that is sewn on all around it. The cloth
    shrinks and swells when it is filled, so the band follows the edge to where that came to lie."""
    edge = smoothed(neck_edge(item, half))
    left, right = edge[0], edge[-1]

    def back(u):
        spot = left.lerp(right, u)
        return Vector((spot.x, spot.y - dip * (1 - (2 * u - 1) ** 2), 0.006))

    def panel(u, v):
        spot = back(u)
        return spot.x, spot.y - drop * (1 - v), 0.0045

    surface(panel, 30, 10, cloth, size=((right - left).length, drop))
    band([back(k / 30) for k in range(31)], width * 0.8, cloth, lambda spot: spot.z)
    band(edge, width, cloth, lambda spot: max(spot.z, around(item, spot)) + 0.002, -0.35)


def around(item, spot):
    """The height of a sewn piece around a place, evened out."""
    at = spot - item.location
    highest = sorted(heights(item, at.x, at.y, 20))[-5:]
    return sum(highest) / len(highest)


def neck_edge(item, half):
    """Where the edge of the neck lies now, from left to right; the border comes first in a sewn piece."""
    cut = resample(garments.rounded(garments.mirrored(half), 0.0), STEP)
    wide, low = half[2][0] + 0.001, half[0][1] - 0.01
    found = [(spot.x, index) for index, spot in enumerate(cut) if abs(spot.x) <= wide and spot.y > low]
    return [item.data.vertices[index].co + item.location for _, index in sorted(found)]


def smoothed(line, times=4):
    for _ in range(times):
        line = [line[0], *((a + b * 2 + c) / 4 for a, b, c in zip(line, line[1:], line[2:])), line[-1]]
    return line


def band(line, width, cloth, level, beside=0.0):
    """A knitted band along a line, `beside` it by that share of its width; it lies smooth on uneven cloth."""
    levels = smoothed([level(spot) for spot in line], 8)
    ahead = [(line[min(k + 1, len(line) - 1)] - line[max(k - 1, 0)]).normalized() for k in range(len(line))]

    def at(u, v):
        k = min(int(u * (len(line) - 1)), len(line) - 2)
        t = u * (len(line) - 1) - k
        spot, along = line[k].lerp(line[k + 1], t), ahead[k].lerp(ahead[k + 1], t)
        across = (v - 0.5 + beside) * width
        high = levels[k] + (levels[k + 1] - levels[k]) * t
        return spot.x - along.y * across, spot.y + along.x * across, high + 0.003 * math.sqrt(max(0.0, 1 - (2 * v - 1) ** 2))

    long = sum((b - a).length for a, b in zip(line, line[1:]))
    surface(at, 90, 6, cloth, size=(long, width))


def hanger(half, level=0.0085):
    """Of wood: its bar shows in the neck, and its hook above. What the cloth covers of it is left out."""
    wide, top = half[2][:2]
    wood, steel = plain((0.46, 0.29, 0.15), 0.42, 0.5), plain((0.42, 0.41, 0.40), 0.22, 0.9)
    end, middle = wide - 0.008, top - 0.018
    tube([(-end, middle - 0.007, level), (0, middle + 0.003, level), (end, middle - 0.007, level)], 0.0065, wood,
         smooth_path=True)
    bend = [(0.026 * math.cos(a), 0.026 * math.sin(a)) for a in (math.radians(d) for d in range(-80, 201, 10))]
    hook = [(0, middle), (0, middle + 0.028), *((x, middle + 0.062 + y) for x, y in bend)]
    tube([(x, y, level) for x, y in hook], 0.0024, steel)


def button(item, x, y, material, radius=0.0055):
    disc(radius, 0.0032, (x, y, top_at(item, x, y) + 0.001), material, 0.001)


def tshirt():
    cloth = fabric(0, 'jersey', scale=0.8)
    body = sewn(garments.TSHIRT, cloth, seed=3)
    neckline(body, garments.TSHIRT, fabric(1, 'jersey', scale=0.8))


def sweater():
    cloth = fabric(0, 'knit', scale=1.0)
    body = sewn(garments.SWEATER, cloth, pressure=2.0, seed=5)
    neckline(body, garments.SWEATER, fabric(1, 'knit'), 0.020)


def dress():
    def gathers(x, y):
        fall = max(0.0, min(1.0, (0.05 - y) / 0.28))
        start = max(0.0, min(1.0, (0.055 - y) / 0.02))
        wave = math.sin(x / (0.35 + 0.9 * fall) * 95 + 2.5 * noise.noise(Vector((x * 8, y * 3, 1))))
        return start * (0.0035 + 0.008 * fall) * wave
    cloth = fabric(0, 'canvas', scale=0.8)
    body = sewn(garments.DRESS, cloth, seed=8, folds=gathers)
    neckline(body, garments.DRESS, fabric(1, 'canvas'), 0.010)
    hanger(garments.DRESS)


def dungarees():
    cloth, brass = fabric(0, 'canvas', scale=0.5), metal(2)
    for side in (1, -1):
        strap = [(x * side, y, r) for x, y, r in garments.STRAP]
        sewn(strap if side > 0 else strap[::-1], cloth, whole=True, pressure=0.6, level=0.004, seed=side)
    body = sewn(garments.DUNGAREES, cloth, seed=9)
    pocket = [(-0.045, 0.125, 0.003), (0.045, 0.125, 0.003), (0.045, 0.055, 0.016), (-0.045, 0.055, 0.016)]
    sewn(pocket, cloth, whole=True, pressure=0.4, level=top_at(body, 0, 0.09) + 0.006, seed=4)
    for x in (-1, 1):
        button(body, x * 0.062, 0.150, brass, 0.008)


def trousers():
    cloth = fabric(0, 'canvas', scale=0.6)
    body = sewn(garments.TROUSERS, cloth, pressure=1.1, seed=12)
    cord = fabric(1, 'wool')
    z = top_at(body, 0, 0.205) + 0.002
    for side in (-1, 1):
        tube([(0.004 * side, 0.210, z), (0.014 * side, 0.190, z), (0.016 * side, 0.150, z - 0.001),
              (0.026 * side, 0.118, z)], 0.0022, cord, smooth_path=True)


def beanie():
    cloth = fabric(0, 'knit', scale=0.8)
    sewn(garments.BEANIE, cloth, pressure=3.2, seed=15)
    sewn(garments.BEANIE_CUFF, cloth, pressure=1.6, level=0.020, seed=16)
    pompon(0.040, (0, 0.178, 0.040), fabric(1, 'canvas', (0.74,) * 3))


def socks():
    cloth = fabric(0, 'knit', scale=1.5)
    sewn(garments.SOCK, cloth, whole=True, at=(-0.085, 0.0), turn=5, pressure=2.2, step=0.007, seed=20)
    sewn(garments.SOCK, cloth, whole=True, at=(0.072, 0.012), turn=-5, pressure=2.2, step=0.007, seed=23)


def skirt():
    def gathers(x, y):
        fall = max(0.0, min(1.0, (0.12 - y) / 0.26))
        wave = math.sin(x / (0.45 + 0.8 * fall) * 90 + 2.5 * noise.noise(Vector((x * 8, y * 3, 1))))
        return min(1.0, fall * 12) * (0.0035 + 0.008 * fall) * wave
    sewn(garments.SKIRT, fabric(0, 'canvas', scale=0.8), seed=18, folds=gathers)


def shorts():
    body = sewn(garments.SHORTS, fabric(0, 'canvas', scale=0.6), pressure=1.2, seed=14)
    cord, z = fabric(1, 'wool'), top_at(body, 0, 0.135) + 0.002
    for side in (-1, 1):
        tube([(0.004 * side, 0.136, z), (0.014 * side, 0.116, z), (0.018 * side, 0.080, z - 0.001), (0.028 * side, 0.052, z)],
             0.0022, cord, smooth_path=True)


def bib():
    sewn(garments.BIB, fabric(0, 'terry', scale=1.9), pressure=0.8, seed=27)


def pyjamas():
    cloth, white = fabric(0, 'canvas', scale=0.8), plain((0.80, 0.77, 0.72), 0.35, 0.5)
    sewn(garments.TROUSERS, cloth, at=(0.035, -0.255), turn=-5, pressure=1.1, seed=31)
    shirt = sewn(garments.NIGHTSHIRT, cloth, at=(0, 0.12), level=0.012, seed=33)
    neckline(shirt, garments.NIGHTSHIRT, fabric(1, 'canvas'), 0.010, 0.006, 0.09)
    for k in range(5):
        y = 0.118 - k * 0.066
        disc(0.0055, 0.003, (0.0, 0.12 + y, top_at(shirt, 0, y) + 0.001), white, 0.001)
    for side in (-1, 1):
        collar = [(0.006 * side, 0.148, 0.003), (0.066 * side, 0.232, 0.003), (0.092 * side, 0.205, 0.004),
                  (0.052 * side, 0.128, 0.004)]
        sewn(collar if side > 0 else collar[::-1], fabric(1, 'canvas'), whole=True, at=(0, 0.12), pressure=0.5,
             level=top_at(shirt, 0.05 * side, 0.17) - 0.004, seed=40)


MODELS = {name: dict(build=build, flat=True, fill=fill, near={**NEAR, 'spot': SPOTS.get(name, NEAR['spot'])}) for name, build, fill in (
    ('tshirt', tshirt, (0.76, 0.70)), ('sweater', sweater, (0.80, 0.70)), ('dress', dress, (0.74, 0.76)),
    ('dungarees', dungarees, (0.70, 0.78)), ('trousers', trousers, (0.66, 0.74)), ('beanie', beanie, (0.62, 0.62)),
    ('socks', socks, (0.62, 0.6)), ('pyjamas', pyjamas, (0.78, 0.80)), ('skirt', skirt, (0.76, 0.70)), ('shorts', shorts, (0.72, 0.66)),
    ('bib', bib, (0.62, 0.66)),
)}
