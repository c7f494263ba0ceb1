"""Lamps: table lamp, mushroom lamp, floor lamp, dome pendant, woven pendant."""

import math

import bmesh
import bpy

from building.materials import ceramic, glow, lacquer, metal, plain, rattan, shade_cloth, wood
from building.shapes import ball, disc, lathe, rod, tube


def bulb(at, radius, power, colour=(1, 0.80, 0.56)):
    """A frosted bulb; the light sits inside the glass, which therefore throws no shadow."""
    ball(radius, at, glow(strength=3.5)).visible_shadow = False
    data = bpy.data.lights.new('bulb', 'POINT')
    data.energy, data.color, data.shadow_soft_size = power, colour, radius * 0.8
    item = bpy.data.objects.new('bulb', data)
    item.location = at
    bpy.context.collection.objects.link(item)


def drum(bottom, top, low, high, material):
    """An open shade of cloth between two radii."""
    return open_foot(lathe([(bottom, low), ((bottom + top) / 2, (low + high) / 2), (top, high)], material=material,
                           crisp=True))


def open_foot(item):
    """Takes away the flat foot that a lathe closes a vessel with."""
    bm = bmesh.new()
    bm.from_mesh(item.data)
    caps = [face for face in bm.faces if len(face.verts) > 8]
    bmesh.ops.delete(bm, geom=caps, context='FACES')
    bm.to_mesh(item.data)
    bm.free()
    return item


def table_lamp():
    """A round ceramic foot and a linen shade."""
    base, brass = ceramic(0, glaze='gloss'), metal(2)
    lathe([(0, 0), (0.060, 0), (0.070, 0.006), (0.105, 0.06), (0.112, 0.115), (0.088, 0.175), (0.040, 0.212),
           (0.022, 0.226), (0.019, 0.24), (0, 0.24)], material=base, wobble=0.004)
    rod((0, 0, 0.235), (0, 0, 0.32), 0.009, 0.009, brass)
    drum(0.175, 0.135, 0.275, 0.475, shade_cloth(1))
    bulb((0, 0, 0.365), 0.032, 0.55)


def mushroom_lamp():
    """Dome on a fat stem, all of one lacquer."""
    paint = lacquer(0, rough=0.30)
    lathe([(0, 0), (0.085, 0), (0.092, 0.004), (0.090, 0.012), (0.040, 0.024), (0.027, 0.05), (0.025, 0.15),
           (0.026, 0.24)], material=paint)
    dome = lathe([(0.165, 0.205), (0.163, 0.225), (0.145, 0.275), (0.105, 0.318), (0.055, 0.340), (0, 0.345)],
                 material=paint, wall=0.0025)
    open_foot(dome)
    bulb((0, 0, 0.262), 0.028, 1.6)


def floor_lamp():
    """Tripod of oak with a wide linen shade."""
    oak, brass = wood(1, 'Z'), metal(2)
    for k in range(3):
        a = k / 3 * math.tau + 0.5
        rod((math.cos(a) * 0.035, math.sin(a) * 0.035, 1.14), (math.cos(a) * 0.29, math.sin(a) * 0.29, 0), 0.016, 0.012, oak)
    disc(0.055, 0.018, (0, 0, 1.12), brass, 0.004)
    rod((0, 0, 1.12), (0, 0, 1.24), 0.010, 0.010, brass)
    drum(0.255, 0.215, 1.18, 1.48, shade_cloth(0))
    bulb((0, 0, 1.32), 0.045, 1.6)


def cord(top, low):
    return rod((0, 0, low), (0, 0, top), 0.0035, 0.0035, plain((0.05, 0.05, 0.05)), 0)


def dome_pendant():
    """A spun metal dome, white inside, on a black cord."""
    paint, brass = lacquer(0, rough=0.33), metal(2)
    dome = lathe([(0.225, 0), (0.222, 0.02), (0.208, 0.075), (0.170, 0.130), (0.105, 0.168), (0.040, 0.182), (0.028, 0.190)],
                 material=paint, wall=0.002)
    open_foot(dome)
    inner = lathe([(0.220, 0.002), (0.217, 0.021), (0.203, 0.073), (0.166, 0.126), (0.102, 0.163), (0.038, 0.176)],
                  material=plain((0.8, 0.78, 0.74), 0.5))
    open_foot(inner)
    rod((0, 0, 0.184), (0, 0, 0.232), 0.026, 0.022, brass)
    bulb((0, 0, 0.085), 0.036, 2.0)
    cord(0.62, 0.23)


def woven_pendant():
    """Rattan ribs bent to a globe and bound by rings."""
    cane = rattan(0)
    outline = [(0.045, 0.36), (0.13, 0.33), (0.215, 0.24), (0.245, 0.14), (0.225, 0.05), (0.17, 0.0)]
    from building.shapes import curve_through
    line = curve_through(outline, 8)
    for k in range(56):
        a = k / 56 * math.tau
        tube([(math.cos(a) * r, math.sin(a) * r, z) for r, z in line], 0.0034, cane)
    for index, thick in ((0, 0.007), (8, 0.004), (15, 0.004), (20, 0.004), (25, 0.004), (32, 0.004), (40, 0.008)):
        r, z = line[index]
        tube([(math.cos(a / 90 * math.tau) * r, math.sin(a / 90 * math.tau) * r, z) for a in range(90)], thick, cane, closed=True)
    bulb((0, 0, 0.20), 0.042, 2.4)
    disc(0.045, 0.02, (0, 0, 0.365), lacquer(None, (0.05, 0.05, 0.05)))
    cord(0.70, 0.37)


MODELS = {
    'table-lamp': dict(build=table_lamp, elevation=6, fill=(0.62, 0.68), key=0.8, near=dict(spot=(0.45, 0.58), wide=0.2, turn=-20.0, elevation=10.0)),
    'mushroom-lamp': dict(build=mushroom_lamp, elevation=4, fill=(0.6, 0.62), key=0.9, near=dict(spot=(0.4, 0.5), wide=0.18, turn=-20.0, elevation=12.0)),
    'floor-lamp': dict(build=floor_lamp, elevation=5, fill=(0.6, 0.80), key=0.8, near=dict(spot=(0.5, 0.26), wide=0.3, turn=-20.0, elevation=8.0)),
    'dome-pendant': dict(build=dome_pendant, hanging=True, elevation=-7, fill=(0.66, 0.8), near=dict(spot=(0.5, 0.66), wide=0.24, turn=-20.0, elevation=14.0)),
    'woven-pendant': dict(build=woven_pendant, hanging=True, elevation=-5, fill=(0.66, 0.8), key=0.85, near=dict(spot=(0.4, 0.7), wide=0.22, turn=-20.0, elevation=4.0)),
}
