"""More mirrors: arched, rectangular, and one that leans and shows the whole of you."""

import math

import bmesh

from models.decor import reflected_room
from building.materials import metal, mirror, wood
from building.shapes import add, box, from_bmesh, surface, tube


def pane(outline, at_y):
    """A flat glass in the plane of the wall."""
    bm = bmesh.new()
    bm.faces.new([bm.verts.new((x, at_y, z)) for x, z in outline])
    return add('pane', from_bmesh(bm, 'pane'), mirror())


def arched_mirror():
    """A round head on straight sides in a slim rim."""
    half, foot, shoulder = 0.30, 0.98, 1.72
    arch = [(math.cos(math.pi * k / 60) * half, shoulder + math.sin(math.pi * k / 60) * half) for k in range(61)]
    outline = [(half, foot)] + arch + [(-half, foot)]
    tube([(x, -0.022, z) for x, z in outline], 0.010, metal(2, rough=0.25), closed=True)
    pane(outline, -0.018)
    reflected_room()


def wall_mirror():
    """Oak on four sides."""
    upright, across = wood(1, 'Z'), wood(1, 'X')
    w, h, bar = 0.60, 0.90, 0.034
    for x in (-1, 1):
        box((bar, 0.030, h), (x * (w - bar) / 2, -0.015, 1.5), upright, 0.004)
    for z in (-1, 1):
        box((w - 2 * bar, 0.030, bar), (0, -0.015, 1.5 + z * (h - bar) / 2), across, 0.004)
    pane([(-w / 2 + bar, 1.5 - h / 2 + bar), (w / 2 - bar, 1.5 - h / 2 + bar), (w / 2 - bar, 1.5 + h / 2 - bar), (-w / 2 + bar, 1.5 + h / 2 - bar)], -0.014)
    reflected_room()


def floor_mirror():
    """A tall frame that leans a little, on a stand."""
    upright, across = wood(1, 'Z'), wood(1, 'X')
    w, h, bar, lean = 0.56, 1.66, 0.036, math.radians(7)
    place = lambda x, y, z: (x, y * math.cos(lean) + z * math.sin(lean), z * math.cos(lean) - y * math.sin(lean) + 0.02)
    tilt = (-math.degrees(lean), 0, 0)
    for x in (-1, 1):
        box((bar, 0.032, h), place(x * (w - bar) / 2, 0, h / 2), upright, 0.005, tilt)
        box((0.024, 0.024, 1.10), (x * (w / 2 - 0.05), 0.30, 0.54), upright, 0.004, (15, 0, 0))
    for z in (bar / 2, h - bar / 2):
        box((w - 2 * bar, 0.032, bar), place(0, 0, z), across, 0.005, tilt)
    inner = w / 2 - bar
    glass = surface(lambda u, v: place((u - 0.5) * 2 * inner, 0.002, bar + v * (h - 2 * bar)), 1, 1, mirror())
    glass['unframed'] = True
    reflected_room()


MODELS = {
    'arched-mirror': dict(build=arched_mirror, hung=True, fill=(0.60, 0.66), near=dict(spot=(0.2, 0.16), wide=0.26, turn=-28.0, elevation=8.0)),
    'wall-mirror': dict(build=wall_mirror, hung=True, fill=(0.60, 0.64), near=dict(spot=(0.12, 0.1), wide=0.24, turn=-28.0, elevation=10.0)),
    'floor-mirror': dict(build=floor_mirror, turn=-20, elevation=6, fill=(0.5, 0.78), near=dict(spot=(0.2, 0.1), wide=0.26, turn=-30.0, elevation=10.0)),
}
