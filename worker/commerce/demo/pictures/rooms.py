"""Rooms: a wall, a floor, daylight from a window on the left, and models of ours in fixed colours.

Two of them stand before a papered wall (zone 0), so every wallpaper hangs in them without a new
render; the others are the banners of the departments and the opening picture of the shop.
"""

import math
import random

import bpy
from mathutils import Vector

import decor
import kidswear
import lamps
import seating
import storage
import studio
import tables
import textiles
from colours import colour
from materials import Nodes, dressed, fabric, lacquer, printed_paper, wood
from shapes import box, group, surface

OAK = {1: 'oak', 2: 'brass'}


def bring(build, at, turn=0.0, paint=None):
    """Builds a model in fixed colours and stands it at a place."""
    before = set(bpy.data.objects)
    with dressed({**OAK, **(paint or {})}):
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


def look(at, target, lens=50.0, sharp=None):
    scene = bpy.context.scene
    data = bpy.data.cameras.new('camera')
    data.lens, data.sensor_fit, data.sensor_height, data.clip_end = lens, 'VERTICAL', 24, 100
    if sharp:
        data.dof.use_dof, data.dof.focus_distance, data.dof.aperture_fstop = True, sharp, 3.2
    item = bpy.data.objects.new('camera', data)
    item.location = at
    item.rotation_euler = (Vector(at) - Vector(target)).to_track_quat('Z', 'Y').to_euler()
    bpy.context.collection.objects.link(item)
    scene.camera = item


def papered_living():
    room('paper')
    bring(seating.armchair, (0.42, -0.78, 0), -24, {0: 'cream'})
    bring(lamps.floor_lamp, (-0.62, -0.40, 0), 10, {0: 'cream'})
    bring(tables.side_table, (-0.28, -0.92, 0), 0, {0: 'white'})
    bring(decor.vase_bottle, (-0.30, -0.92, 0.524), 20, {0: 'terracotta'})
    daylight((0.0, 0, 1.35), 2.2)
    look((0.0, -4.6, 1.25), (0.0, 0, 1.12), 41)


def papered_nursery():
    room('paper')
    bring(seating.bench, (0.16, -0.42, 0), 0, {0: 'cream'})
    bring(decor.basket, (-0.72, -0.52, 0), 30, {0: 'natural'})
    bring(seating.pouf, (0.68, -1.15, 0), 0, {0: 'sand'})
    bring(textiles.cushion, (0.52, -0.34, 0.485), -8, {0: 'white'})
    root = bring(lamps.woven_pendant, (-0.42, -0.62, 1.62), 0, {0: 'natural'})
    root.location.z = 1.62
    daylight((0.0, 0, 1.35), 2.2)
    look((0.0, -4.6, 1.25), (0.0, 0, 1.12), 41)


def wallpaper_roll():
    """A roll that opens: the free end curls away and shows the print."""
    paper = printed_paper(0)
    path, x, y = [], 0.0, 0.0
    for k in range(400):
        a = k / 400 * math.tau * 5
        path.append((math.cos(a) * (0.018 + 0.0030 * k / 80), math.sin(a) * (0.018 + 0.0030 * k / 80)))
    x, y = path[-1]
    heading, bend = math.pi / 2, 20.0
    for k in range(150):
        bend = 26 * math.exp(-k / 16) - 0.9
        heading += bend * 0.0035
        x, y = x + math.cos(heading) * 0.0035, y + math.sin(heading) * 0.0035
        path.append((x, y))
    length = sum(math.dist(a, b) for a, b in zip(path, path[1:]))
    surface(lambda u, v: (*path[round(u * (len(path) - 1))], v * 0.53), len(path) - 1, 4, paper, size=(length, 0.53))


def living(portrait=False):
    """The opening picture: a calm living room with a lot of wall."""
    room('cream')
    bring(seating.sofa, (0.55, -0.62, 0), 0, {0: 'sage'})
    bring(tables.coffee_table, (0.35, -1.75, 0), 8, {1: 'oak'})
    bring(decor.bowl, (0.28, -1.78, 0.366), 0, {0: 'cream'})
    bring(seating.armchair, (2.25, -1.35, 0), -58, {0: 'rust'})
    bring(lamps.floor_lamp, (-0.85, -0.42, 0), 0, {0: 'cream'})
    bring(decor.plant_pot, (1.98, -0.42, 0), 0, {0: 'white'})
    hang(decor.round_mirror, (0.55, -0.01, 1.62))
    bring(lambda: textiles.rug_sheet(fabric(0, 'wool', scale=0.16), 3.0, 2.0, 0.010), (0.7, -1.55, 0), 0, {0: 'cream'})
    bring(textiles.cushion, (1.12, -0.66, 0.47), -14, {0: 'ochre'})
    daylight((0.2, 0, 1.55), 2.6)
    if portrait:
        look((0.75, -5.4, 1.30), (0.75, 0, 1.12), 37)
    else:
        look((-0.05, -5.4, 1.30), (-0.05, 0, 1.00), 42)


def banner_furniture():
    room('taupe', 'oak')
    bring(tables.round_table, (0.55, -1.20, 0), 0, {1: 'oak'})
    for x, y, turn in ((-0.28, -1.30, 80), (1.40, -1.15, -76), (0.75, -0.42, 0)):
        bring(seating.dining_chair, (x, y, 0), turn, {0: 'cream', 1: 'oak'})
    root = bring(lamps.dome_pendant, (0.55, -1.20, 1.55), 0, {0: 'white'})
    root.location.z = 1.50
    bring(storage.sideboard, (-2.05, -0.30, 0), 0, {1: 'oak'})
    bring(lamps.table_lamp, (-2.45, -0.30, 0.75), 0, {0: 'white', 1: 'cream'})
    bring(decor.vase_round, (-1.75, -0.30, 0.75), 0, {0: 'terracotta'})
    bring(decor.tray, (0.50, -1.22, 0.75), 20, {0: 'cream'})
    daylight((-0.3, 0, 1.4), 2.4)
    look((-0.45, -5.2, 1.32), (-0.45, 0, 1.02), 52)


def banner_decor():
    """A sideboard from near: vases, a lamp, candles, a mirror."""
    room('terracotta')
    bring(storage.sideboard, (0.35, -0.28, 0), 0, {1: 'walnut'})
    hang(decor.round_mirror, (0.20, -0.01, 1.42))
    bring(lamps.table_lamp, (0.86, -0.26, 0.75), 0, {0: 'cream', 1: 'cream'})
    bring(decor.vase_bottle, (-0.22, -0.24, 0.75), 10, {0: 'white'})
    bring(decor.vase_tall, (-0.02, -0.30, 0.75), 0, {0: 'sage'})
    bring(decor.candle_holders, (0.42, -0.34, 0.75), 20)
    bring(decor.bowl, (0.62, -0.42, 0.75), 0, {0: 'charcoal'})
    daylight((-0.1, 0, 1.2), 2.2)
    look((-0.25, -3.6, 1.18), (-0.25, 0, 1.10), 66)


def banner_textiles():
    room('sand')
    bring(storage.bed, (0.75, -1.30, 0), 0, {0: 'sand', 2: 'white'})
    bring(textiles.cushion, (0.55, -0.86, 0.62), -10, {0: 'rust'})
    bring(textiles.velvet_cushion, (1.02, -0.90, 0.62), 8, {0: 'ochre'})
    bring(textiles.throw, (1.15, -2.00, 0.60), 84, {0: 'sage'})
    bring(storage.bedside_table, (-0.62, -0.40, 0), 0, {1: 'oak'})
    bring(lamps.mushroom_lamp, (-0.62, -0.40, 0.52), 0, {0: 'white'})
    bring(decor.basket, (-1.35, -0.55, 0), 30, {0: 'natural'})
    daylight((-0.2, 0, 1.45), 2.4)
    look((-0.25, -5.2, 1.62), (-0.25, 0, 0.92), 56)


def banner_wallpaper():
    room('paper')
    bring(tables.desk, (0.85, -0.42, 0), 0, {0: 'brass', 1: 'walnut', 2: 'black'})
    bring(lamps.mushroom_lamp, (1.22, -0.40, 0.75), 0, {0: 'ochre'})
    bring(decor.vase_bottle, (0.50, -0.36, 0.75), 0, {0: 'white'})
    bring(seating.tub_chair, (0.90, -1.05, 0), 165, {0: 'ochre', 1: 'black'})
    bring(decor.plant_pot, (-0.35, -0.35, 0), 0, {0: 'terracotta'})
    daylight((-0.4, 0, 1.4), 2.4)
    look((-0.25, -5.0, 1.30), (-0.25, 0, 1.08), 58)


def banner_kidswear():
    """A flat lay of four pieces on linen."""
    studio.table_top(0.7)
    for build, at, turn, paint in (
            (kidswear.dungarees, (-0.06, -0.02, 0), -6, {0: 'rust', 2: 'brass'}),
            (kidswear.tshirt, (0.36, 0.02, 0), 5, {0: 'cream', 1: 'cream'}),
            (kidswear.sweater, (0.86, 0.02, 0), -5, {0: 'sage', 1: 'sage'}),
            (kidswear.beanie, (-0.38, 0.10, 0), 8, {0: 'ochre', 1: 'cream'}),
            (kidswear.socks, (-0.36, -0.20, 0), -10, {0: 'white'})):
        bring(build, at, turn, paint)
    studio.light_from_the_side(1.2, (0, 0, 0))
    look((0, -0.01, 2.4), (0, 0, 0), 66)


WALL = dict(own_set=True, samples=22)
WIDE = dict(own_set=True, samples=24, frame=(1600, 640))
MODELS = {
    'papered-living': dict(build=papered_living, **WALL),
    'papered-nursery': dict(build=papered_nursery, **WALL),
    'wallpaper-roll': dict(build=wallpaper_roll, turn=18, elevation=14, fill=(0.62, 0.66), samples=20),
    'hero': dict(build=living, own_set=True, samples=24, frame=(2000, 900)),
    'hero-phone': dict(build=lambda: living(True), own_set=True, samples=24, frame=(900, 1100)),
    'banner-furniture': dict(build=banner_furniture, **WIDE),
    'banner-home-decor': dict(build=banner_decor, **WIDE),
    'banner-textiles': dict(build=banner_textiles, **WIDE),
    'banner-wallpaper': dict(build=banner_wallpaper, **WIDE),
    'banner-kidswear': dict(build=banner_kidswear, **WIDE),
}
