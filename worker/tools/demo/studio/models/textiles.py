"""Textiles: cushions, throw, towels, rugs, curtain, table cloth, bed linen."""

import math

import bpy
from mathutils import Vector, noise

from clothes.garments import rounded
from building.folding import folded, folded_twice, fringe
from building.materials import fabric, fibre, metal, wood
from building.sewing import filled, finer, simulate
from building.shapes import disc, rod, surface, tube
from building.upholstery import pillow_box
from building.yarns import braid
from models.beds import wooden_frame
from models.storage import duvet


def cushion_shape(cloth, w=0.45, h=0.45, **more):
    corners = rounded([(w / 2, h / 2), (w / 2, -h / 2), (-w / 2, -h / 2), (-w / 2, h / 2)], 0.035, 5)
    settings = dict(step=0.0125, frames=42, pressure=4.2, crumple=0.004, bending=1.2)
    return filled(corners, cloth, **{**settings, **more})


def cushion(zone=0):
    item = cushion_shape(fabric(zone, 'linen'))
    item.rotation_euler = (math.radians(80), 0, 0)


def velvet_cushion():
    item = cushion_shape(fabric(0, 'velvet'), 0.58, 0.38, seed=5)
    item.rotation_euler = (math.radians(80), 0, 0)


def round_cushion():
    """A velvet disc, gathered to a button in the middle."""
    circle = [(math.cos(a / 90 * math.tau) * 0.21, math.sin(a / 90 * math.tau) * 0.21) for a in range(90)]
    item = filled(circle, fabric(0, 'velvet'), step=0.011, frames=36, pressure=4.5, crumple=0.003, bending=1.5)
    for vertex in item.data.vertices:
        x, y, z = vertex.co
        r = math.hypot(x, y)
        pull = math.exp(-(r / 0.055) ** 2)
        pleat = 0.0045 * math.sin(math.atan2(y, x) * 22) * math.exp(-((r - 0.10) / 0.06) ** 2)
        vertex.co.z = z * (1 - 0.72 * pull) + math.copysign(pleat, z)
    button = disc(0.016, 0.012, (0, 0, 0), fabric(0, 'velvet'), 0.005)
    button.parent = item
    button.location = (0, 0, 0.024)
    item.rotation_euler = (math.radians(72), 0, 0)


def throw():
    """A woven wool throw, folded, with twisted fringe on the upper edge."""
    cloth = fabric(0, 'wool', scale=0.7)
    _, total, place = folded_twice(cloth, 0.46, 0.36, 3, 0.040, seed=3)
    fringe(cloth, total, place, 0.36, 56, 0.0024)


def towels():
    """Three folded towels, large to small."""
    base = 0.0
    for zone, (w, d, layers, thick) in enumerate(((0.40, 0.31, 3, 0.026), (0.385, 0.30, 3, 0.025), (0.34, 0.27, 2, 0.024))):
        folded(fabric(zone, 'terry'), w, d, layers, thick, base, seed=4 + zone * 3)
        base += layers * thick + 0.001


def rug_sheet(cloth, w, d, pile):
    def point(u, v):
        x, y = (u - 0.5) * w, (v - 0.5) * d
        n = noise.noise(Vector((x * 1.5, y * 1.5, 2)))
        return x + 0.004 * noise.noise(Vector((y * 4, 1, 0))), y, pile + 0.006 * max(0, n)
    sheet = surface(point, 80, 110, cloth, pile * 1.6, size=(w, d))
    sheet.modifiers['bevel'].width = pile * 0.7
    return sheet


def rug(zone=0):
    """Looped wool with fringe at both short ends."""
    w, d, pile = 1.60, 2.30, 0.010
    cloth = fabric(zone, 'loops')
    rug_sheet(cloth, w, d, pile)
    yarn = fabric(None, 'wool', (0.66, 0.61, 0.52))
    for end in (-1, 1):
        for k in range(92):
            x = (k / 91 - 0.5) * (w - 0.02)
            sway = 0.012 * noise.noise(Vector((k * 0.7, end, 0)))
            tube([(x, end * d / 2, 0.010), (x + sway * 0.4, end * (d / 2 + 0.03), 0.006), (x + sway, end * (d / 2 + 0.075), 0.005)],
                 0.005, yarn)


def round_rug():
    """Braided jute in rings."""
    jute = fibre(0)
    for i in range(34):
        radius = 0.02 + i * 0.0225
        turns = max(40, round(radius * math.tau / 0.0035))
        braid([(math.cos(a) * radius, math.sin(a) * radius, 0.010) for a in (k / turns * math.tau for k in range(turns))], 0.0150, jute, closed=True)


def curtain(sheer=0.0):
    """A pair of linen curtains on a brass rail."""
    cloth, brass = fabric(0, 'linen', scale=0.6, sheer=sheer), metal(2)
    rod((-0.95, -0.09, 2.50), (0.95, -0.09, 2.50), 0.011, 0.011, brass)
    for x in (-1, 1):
        lathe_end = disc(0.020, 0.03, (x * 0.96, -0.09, 2.50), brass, 0.006)
        lathe_end.rotation_euler = (0, math.pi / 2, 0)

        def point(u, v, x=x):
            spread = 0.62 + 0.10 * v
            s = u * spread + (1 - spread) * 0.10
            n = noise.noise(Vector((u * 3, v * 1.2, x)))
            wave = math.sin(u * math.tau * 7.5 + 0.9 * n * (1 + v) + x)
            deep = 0.030 + 0.016 * v
            return (x * (0.94 - s), -0.09 + wave * deep + 0.012 * n * v, 2.475 - v * 2.43)

        surface(point, 360, 60, cloth, size=(1.35, -2.43))
        for k in range(16):
            u = (k + 0.5) / 16
            px, py, pz = point(u, 0)
            ring = [(px, -0.09 + math.cos(a / 20 * math.tau) * 0.016, 2.50 + math.sin(a / 20 * math.tau) * 0.016) for a in range(20)]
            tube(ring, 0.0022, brass, closed=True)


def table_cloth():
    """A square cloth that fell over a round table."""
    legs = wood(1, 'Z')
    top = disc(0.46, 0.03, (0, 0, 0.725), wood(1, 'X'), 0.008)
    for x in (-1, 1):
        for y in (-1, 1):
            rod((x * 0.26, y * 0.26, 0.72), (x * 0.31, y * 0.31, 0), 0.022, 0.015, legs)
    collider = disc(0.463, 0.05, (0, 0, 0.722), None, 0, segments=96)
    collider.modifiers.clear()
    collider.modifiers.new('collision', 'COLLISION')
    collider.collision.thickness_outer = 0.006
    side = 1.42
    sheet = surface(lambda u, v: ((u - 0.5) * side, (v - 0.5) * side, 0.762), 92, 92, fabric(0, 'linen', scale=0.7), size=(side, side))
    sheet.rotation_euler = (0, 0, math.radians(20))
    simulate(sheet, 62, gravity=1.0, stiffness=12, bending=0.12, collide=True, quality=6, mass=0.25, damp=3)
    bpy.data.objects.remove(collider)
    finer(sheet)
    top.hide_render = False


def bed_linen(cases=None):
    """On an upholstered bed, seen from its foot."""
    frame = fabric(None, 'linen', (0.50, 0.45, 0.38))
    pillow_box((1.72, 2.06, 0.20), (0, 0, 0.24), frame, 0.04, 0.003, seam=False, wrinkle=0.002)
    pillow_box((1.76, 0.12, 1.00), (0, 1.03, 0.56), frame, 0.05, 0.02, seam=False)
    made(cases)


def oak_bed_linen():
    """On a wooden bed."""
    wooden_frame(2)
    made()


def made(cases=None):
    """Duvet cover and pillow cases, which are the product, on a mattress."""
    cover, plainer = fabric(0, 'canvas'), cases or fabric(1, 'canvas')
    sheet = fabric(None, 'canvas', (0.74, 0.72, 0.68))
    pillow_box((1.62, 1.98, 0.22), (0, 0.0, 0.42), sheet, 0.06, 0.01, seam=False, wrinkle=0.003)
    duvet(cover)
    for x in (-1, 1):
        for cloth, y, z, lean, turn, seed in ((plainer, 0.82, 0.76, 62, 3, 2), (cover, 0.62, 0.74, 52, -4, 7)):
            item = cushion_shape(cloth, 0.70, 0.50, step=0.021, frames=40, pressure=6.0, seed=seed + x)
            item.location = (x * 0.385, y, z)
            item.rotation_euler = (math.radians(lean), 0, math.radians(turn * x))


MODELS = {
    'cushion': dict(build=cushion, turn=-14, elevation=8, fill=(0.66, 0.62)),
    'velvet-cushion': dict(build=velvet_cushion, turn=-16, elevation=8, fill=(0.72, 0.62), near=dict(spot=(0.3, 0.4), wide=0.3)),
    'round-cushion': dict(build=round_cushion, turn=-16, elevation=10, fill=(0.60, 0.62), near=dict(spot=(0.5, 0.5))),
    'throw': dict(build=throw, turn=-52, elevation=22, fill=(0.70, 0.6), near=dict(spot=(0.66, 0.4), wide=0.24, turn=24.0, elevation=36.0)),
    'towels': dict(build=towels, turn=-56, elevation=18, fill=(0.64, 0.6), near=dict(spot=(0.45, 0.4), wide=0.26, turn=-25.0, elevation=34.0)),
    'rug': dict(build=rug, turn=-17, elevation=50, fill=(0.84, 0.86), samples=20, near=dict(spot=(0.42, 0.66), elevation=36.0)),
    'nursery-rug': dict(build=rug, turn=-17, elevation=50, fill=(0.84, 0.86), samples=20, near=dict(spot=(0.42, 0.66), elevation=36.0, wide=0.6)),
    'round-rug': dict(build=round_rug, elevation=48, fill=(0.78, 0.8), samples=20, near=dict(spot=(0.4, 0.6), elevation=36.0)),
    'curtain': dict(build=curtain, at_home=lambda: curtain(sheer=0.4), hung=True, fill=(0.70, 0.84)),
    'table-cloth': dict(build=table_cloth, turn=8, elevation=14, fill=(0.74, 0.7), near=dict(spot=(0.3, 0.3))),
    'bed-linen': dict(build=bed_linen, turn=-22, elevation=24, fill=(0.95, 0.8), lift=-0.02, near=dict(spot=(0.5, 0.36), turn=-10.0, elevation=48.0)),
    'oak-bed-linen': dict(build=oak_bed_linen, turn=24, elevation=22, fill=(0.95, 0.8), lift=-0.02, near=dict(spot=(0.5, 0.36), turn=10.0, elevation=48.0)),
}
