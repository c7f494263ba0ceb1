"""Renders models to passes: blender -b --python render.py -- OUT [--scale 0.5] [--samples 48] MODEL...

A model is a function that builds itself around the origin on z = 0, listed in its family's MODELS
with how it is turned and framed. Each one leaves its passes in OUT/<model>/.
"""

import importlib
import os
import sys
import time

sys.path.insert(0, os.path.dirname(__file__))
import bpy  # noqa: E402

import studio  # noqa: E402

FAMILIES = ['seating', 'tables', 'storage', 'decor', 'lamps', 'textiles', 'kidswear', 'rooms']


def catalogue():
    models = {}
    for family in FAMILIES:
        if os.path.exists(f'{os.path.dirname(__file__)}/{family}.py'):
            models.update(importlib.import_module(family).MODELS)
    return models


def shoot(model, folder, scale, samples):
    """Builds one model in an empty studio and renders it."""
    studio.clear()
    studio.frame_size(scale, *model.get('frame', (studio.WIDTH, studio.HEIGHT)))
    model['build']()
    if not model.get('own_set'):
        place(model)
    os.makedirs(folder, exist_ok=True)
    studio.render_passes(folder, model.get('samples', samples) if scale == 1 else samples)


def place(model):
    """Turns the model, sizes the rig to it and frames it."""
    from shapes import group
    objects = [o for o in bpy.context.scene.objects if o.type in ('MESH', 'CURVE')]
    group(objects, turn=model.get('turn', 0))
    bpy.context.view_layer.update()
    points = studio.bounds(objects)
    low = [min(p[i] for p in points) for i in range(3)]
    high = [max(p[i] for p in points) for i in range(3)]
    size = model.get('size') or max(high[i] - low[i] for i in range(3))
    studio.backdrop(size, wall=model.get('wall', 2.6))
    studio.light_rig(size, ((low[0] + high[0]) / 2, (low[1] + high[1]) / 2, high[2] / 2), model.get('key', 1.0))
    studio.camera(points, elevation=model.get('elevation', 11), fill=model.get('fill', (0.74, 0.72)),
                  lens=model.get('lens', 85), lift=model.get('lift', 0.02))


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
        shoot(models[name], os.path.join(os.path.abspath(out), name), scale, samples)
        print(f'rendered {name} in {time.time() - started:.0f} s', flush=True)


main(sys.argv[sys.argv.index('--') + 1:])
