"""Furniture and textiles at home: each piece in a room, in the colour it is sold in, with things of known
size beside it, so that one sees how large it is. A scene is named `MODEL@home`.
"""

import math

from mathutils import Vector

import bpy
import studio
from building.shapes import group
from models.scenes.bed_and_bath import AROUND
from models.scenes.rooms import daylight, room
from models.scenes.surroundings import HIGH, ON, ROOMS
from plans.homes import ROOM_OF

# Where the upper end of that is which hangs on a rail.
RAIL = 1.62


def stand(build, turn, back, on):
    """Builds the model that is shown, unpainted: its back so far from the wall, and so far above the floor."""
    made = newly(build)
    root = group([o for o in made if o.parent is None], turn=turn)
    low, high = box_of(made)
    root.location += Vector((-(low.x + high.x) / 2, -back - high.y, on - low.z))
    bpy.context.view_layer.update()
    return made


def hang_up(build, turn):
    """Builds what was laid flat for its first picture, and hangs it on a rail by its upper end."""
    made = newly(build)
    root = group([o for o in made if o.parent is None], turn=turn)
    root.rotation_mode, root.rotation_euler.x = 'ZYX', math.radians(90)
    low, high = box_of(made)
    root.location += Vector((0, -0.052 - high.y, RAIL - high.z))
    bpy.context.view_layer.update()
    return made


def newly(build):
    """What a model is built of."""
    before = set(bpy.data.objects)
    build()
    return [o for o in bpy.data.objects if o not in before]


def box_of(objects):
    """The lowest and the highest corner of a box around all."""
    bpy.context.view_layer.update()
    points = studio.bounds(objects)
    return tuple(Vector([pick(p[i] for p in points) for i in range(3)]) for pick in (min, max))


def at_home(name, model):
    """The scene of a model in its room, as an entry of a catalogue."""
    place = ROOM_OF[name]
    surround, wall, back, turn = ROOMS[place]

    def build():
        room(wall, width=12.0, high=HIGH)
        shown = shown_in(place, model, back, turn)
        low, high = box_of(shown)
        surround(low, high)
        daylight(((low.x + high.x) / 2, 0, 1.35), 2.2)
        frame(place, low, high)

    return dict(build=build, own_set=True, samples=12)


def shown_in(place, model, back, turn):
    if model.get('hung'):
        return newly(model.get('at_home', model['build']))
    return hang_up(model['build'], turn) if model.get('flat') else stand(model['build'], turn, back, ON.get(place, 0))


# What is flatter lies on the floor, and is seen from above; in metres.
LYING = 0.10
# What is taller hangs from near the ceiling.
TALL = 2.4


def seen(place, low, high):
    """Corners of what the camera is to show: the model, and what is beside it."""
    if place in AROUND:
        aside, below, above = AROUND[place]
        bottom, top = max(0, low.z - below), high.z + above
    else:
        aside = min(max((2.2 - (high.x - low.x)) / 2, 0.18), 0.45)
        bottom, top = 0, max(high.z, 1.15)
    return [Vector((x, y, z)) for x in (low.x - aside, high.x + aside) for y in (low.y, high.y) for z in (bottom, top)]


def frame(place, low, high):
    """The camera of the room: nearly level, far enough to see what is beside the model."""
    points = seen(place, low, high)
    if high.z > TALL:
        studio.camera(points, elevation=4, fill=(0.80, 0.76), lens=50, lift=-0.04)
    elif high.z < LYING:
        studio.camera(points, elevation=22, fill=(0.86, 0.72), lens=50, lift=-0.05)
    else:
        studio.camera(points, elevation=7, fill=(0.69, 0.62), lens=50, lift=-0.11)
