"""Renders models to passes: blender -b --python render.py -- OUT [--scale 0.5] [--samples 16] MODEL...

A model is a function that builds itself around the origin on z = 0, listed in its family's MODELS
with how it is turned and framed. Each one leaves its passes in OUT/<model>/. `MODEL@2` is its
second view: turned the other way, or as its entry `second` says. `MODEL@home` is the model in a room.
"""

import importlib
import os
import sys
import time

sys.path.insert(0, os.path.dirname(__file__))
import bpy  # noqa: E402

import studio  # noqa: E402
from building.shapes import group  # noqa: E402
from building.weaves import SEEN  # noqa: E402
from building.yarns import grow_loops  # noqa: E402
from models.scenes.at_home import at_home  # noqa: E402

FAMILIES = [
    'seating', 'sofas', 'more_sofas', 'wooden_seats', 'more_chairs', 'tables', 'other_tables', 'storage', 'cupboards', 'beds', 'decor', 'vessels', 'keeping',
    'mirrors', 'lamps', 'lights', 'textiles', 'linen', 'kidswear', 'buttoned',
    'paper', 'scenes.interiors', 'scenes.childrens_room', 'scenes.sets', 'workshops.benches',
]


def catalogue():
    models = {}
    for family in FAMILIES:
        models.update(importlib.import_module(f'models.{family}').MODELS)
    return models


def shoot(model, folder, scale, samples):
    """Builds one model in an empty studio and renders it."""
    studio.clear()
    studio.frame_size(scale, *model.get('frame', (studio.WIDTH, studio.HEIGHT)))
    SEEN['near'] = 'near' in model
    model['build']()
    if not model.get('own_set'):
        place(model)
    os.makedirs(folder, exist_ok=True)
    studio.render_passes(folder, model.get('samples', samples) if scale == 1 else samples)


def place(model):
    """Stands the model on the floor (or hangs it), sizes the rig to it and frames it."""
    root = group([o for o in bpy.context.scene.objects if o.parent is None], turn=model.get('turn', 0))
    points, low, high = extent()
    stands = not (model.get('hung') or model.get('hanging'))
    if stands and abs(low[2]) > 0.0005:
        root.location.z -= low[2]
        points, low, high = extent()
    size = model.get('size') or max(high[i] - low[i] for i in range(3))
    middle = [(low[i] + high[i]) / 2 for i in range(3)]
    if model.get('flat'):
        studio.table_top(size)
        studio.light_from_the_side(size, middle)
    else:
        (studio.wall(size) if model.get('hung') else
         studio.hanging_backdrop(size) if model.get('hanging') else
         studio.backdrop(size, wall=model.get('wall', 2.6)))
        studio.light_rig(size, middle, model.get('key', 1.0))
    usual = 89.5 if model.get('flat') else 0 if model.get('hung') else 11
    studio.camera(points, elevation=model.get('elevation', usual), fill=model.get('fill', (0.74, 0.72)),
                  lens=model.get('lens', 85), lift=model.get('lift', 0.0))
    if 'near' in model:
        studio.step_near(points, size, **model['near'])
        grow_loops(bpy.context.scene)


def extent():
    bpy.context.view_layer.update()
    objects = [o for o in bpy.context.scene.objects
               if o.type in ('MESH', 'CURVE') and not o.get('unframed')]
    points = studio.bounds(objects)
    return points, [min(p[i] for p in points) for i in range(3)], [max(p[i] for p in points) for i in range(3)]


def view_of(name, models):
    """A model as it is shown first, from its second side, or at home."""
    model, _, view = name.partition('@')
    entry = dict(models[model])
    near = entry.pop('near', {})
    if view == '2':
        return {**entry, 'turn': 34, 'elevation': entry.get('elevation', 11) + 7, **entry.get('second', {})}
    if view == 'near':
        return {**entry, 'near': near, 'frame': (1236, 1533), 'samples': studio.NEAR_SAMPLES}
    return at_home(model, entry) if view == 'home' else entry


def main(arguments):
    out, names, scale, samples = arguments[0], [], 1.0, studio.SAMPLES
    rest = iter(arguments[1:])
    for word in rest:
        if word == '--scale':
            scale = float(next(rest))
        elif word == '--samples':
            samples = int(next(rest))
        else:
            names.append(word)
    models = catalogue()
    for name in names or models:
        started = time.time()
        shoot(view_of(name, models), os.path.join(os.path.abspath(out), name), scale, samples)
        print(f'rendered {name} in {time.time() - started:.0f} s', flush=True)


if __name__ == '__main__':
    main(sys.argv[sys.argv.index('--') + 1:])
