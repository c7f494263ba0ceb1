"""Rooms: a wall, a floor, daylight from a window on the left, and models of ours in fixed colours.

The wall may be papered (zone 0), so every wallpaper hangs in a room without a new render. What
stands in them is in interiors.py.
"""

import math
import random

import bpy
from mathutils import Vector

import studio
from colours import colour
from building.materials import Nodes, dressed, glow, lacquer, printed_paper, wood
from building.shapes import box, group, surface

OAK = {1: 'oak', 2: 'brass'}


def bring(build, at, turn=0.0, paint=None):
    """Builds a model in fixed colours and stands it at a place."""
    with dressed({**OAK, **(paint or {})}):
        return stood(build, at, turn)


def stood(build, at, turn=0.0):
    """Builds a model and stands it at a place."""
    before = set(bpy.data.objects)
    build()
    made = [o for o in bpy.data.objects if o not in before]
    root = group([o for o in made if o.parent is None], at, turn)
    bpy.context.view_layer.update()
    low = min(p.z for p in studio.bounds(made))
    root.location.z += at[2] - low
    return root


def hang(build, at, paint=None):
    """Hangs a model that was built around 1.5 m on the wall."""
    with dressed({**OAK, **(paint or {})}):
        before = set(bpy.data.objects)
        build()
    return group([o for o in bpy.data.objects if o not in before and o.parent is None], (at[0], at[1], at[2] - 1.5))


def plaster(name):
    n = Nodes('plaster')
    tone = tuple(float(c) for c in colour(name))
    cloudy = n.ramp(n.noise(n.mapped(), 1.6, 4), [(0.3, tuple(c * 0.93 for c in tone)), (0.7, tone)])
    n.set(Base_Color=cloudy, Roughness=0.95, Specular=0.1)
    n.bump(n.noise(n.mapped(), 24, 4, 0.6), 0.10, 0.006)
    return n.record(None)


def floor_boards(name='oak', width=9.0, depth=6.0):
    pick = random.Random(2)
    with dressed({1: name}):
        material = wood(1, 'X', 0.8, 0.5)
    y = 0.0
    while y > -depth:
        x = -width / 2 - pick.uniform(0, 1.6)
        while x < width / 2:
            long = pick.uniform(1.4, 2.2)
            box((long - 0.003, 0.157, 0.02), (x + long / 2, y - 0.08, -0.010), material, 0.0015)
            x += long
        y -= 0.16


def room(wall, floor='oak', width=9.0, high=3.2):
    """The back wall at y = 0, with a skirting board, and the boards before it."""
    paper = printed_paper(0) if wall == 'paper' else plaster(wall)
    surface(lambda u, v: ((u - 0.5) * width, 0, v * high), 2, 2, paper, size=(width, high))
    box((width, 0.018, 0.11), (0, -0.009, 0.055), lacquer(None, (0.78, 0.77, 0.74)), 0.004)
    floor_boards(floor, width)


def window(left, right, sill, top):
    """Two wings of four panes each in the back wall, before a bright sky."""
    white, middle, high = lacquer(None, (0.80, 0.79, 0.76)), (left + right) / 2, top - sill
    box((right - left, 0.004, high), (middle, -0.004, (sill + top) / 2), glow((0.90, 0.95, 1.0), 0.92), 0)
    for x, wide in ((left, 0.07), (middle, 0.09), (right, 0.07)):
        box((wide, 0.022, high), (x, -0.011, (sill + top) / 2), white, 0.004)
    for z, tall in ((sill, 0.09), (top, 0.07), *((sill + high * k / 4, 0.025) for k in (1, 2, 3))):
        box((right - left, 0.020, tall), (middle, -0.010, z), white, 0.003)
    box((right - left + 0.16, 0.024, 0.03), (middle, -0.012, sill - 0.05), white, 0.006)


def daylight(target, sun=2.6, sky=0.42, window=(-3.0, -2.2), panes=True):
    """A tall window on the left: soft sky, and sun that draws the panes on the wall."""
    t = Vector(target)
    studio.softbox((window[0], window[1], 1.7), t, (1.7, 2.1), 110, (0.96, 0.98, 1))
    studio.softbox((2.8, -3.6, 2.2), t, (2.4, 2.4), 34, (1, 0.97, 0.94))
    studio.softbox((0.2, -2.6, 3.6), t, (3.0, 1.6), 46, (1, 0.98, 0.96))
    studio.ambient(sky)
    data = bpy.data.lights.new('sun', 'SUN')
    data.energy, data.angle, data.color = sun, math.radians(1.2), (1, 0.86, 0.68)
    item = bpy.data.objects.new('sun', data)
    direction = Vector((0.80, 0.62, -0.40))
    item.rotation_euler = direction.to_track_quat('-Z', 'Y').to_euler()
    bpy.context.collection.objects.link(item)
    if panes:
        window_frame(t, direction.normalized())


def window_frame(target, direction):
    """Opaque boards with openings between sun and room; the camera does not see them."""
    centre = target - direction * 4.2
    material = lacquer(None, (0.1, 0.1, 0.1))
    along = Vector((direction.y, -direction.x, 0)).normalized()

    def board(x, z, w, h):
        item = box((w, 0.02, h), centre + along * x + Vector((0, 0, 1)) * z, material, 0)
        item.rotation_euler = (0, 0, math.atan2(direction.y, direction.x) - math.pi / 2)
        item.visible_camera = item.visible_diffuse = item.visible_glossy = False

    for x in (-0.62, -0.02, 0.58):
        board(x, 0, 0.07, 3.0)
    for z in (-0.95, -0.30, 0.35, 1.0):
        board(0, z, 1.5, 0.06)
    for x in (-3.6, 3.6):
        board(x, 0, 6.0, 8.0)
    for z in (-3.0, 3.0):
        board(0, z, 1.4, 4.0)


def look(at, target, lens=50.0, sharp=None, shift=0.0):
    """`shift` moves what is seen to the side, by heights of the picture, and keeps the wall level."""
    scene = bpy.context.scene
    data = bpy.data.cameras.new('camera')
    data.lens, data.sensor_fit, data.sensor_height, data.clip_end, data.shift_x = lens, 'VERTICAL', 24, 100, shift
    if sharp:
        data.dof.use_dof, data.dof.focus_distance, data.dof.aperture_fstop = True, sharp, 3.2
    item = bpy.data.objects.new('camera', data)
    item.location = at
    item.rotation_euler = (Vector(at) - Vector(target)).to_track_quat('Z', 'Y').to_euler()
    bpy.context.collection.objects.link(item)
    scene.camera = item
