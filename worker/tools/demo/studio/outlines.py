"""Line drawings of furniture and decor: blender -b --python outlines.py -- ../media [MODEL...]

Each model is seen from its front and from its left side, without perspective. What is seen of each of its
parts becomes a closed line on a grid of GRID by GRID, written as the path of an SVG; the page of a
product stretches it to the product's own measures. Written into `index.json`, with the size of each model in
centimetres: width, depth, height. Models that are named are drawn anew.
"""

import os
import sys

sys.path.insert(0, os.path.dirname(__file__))
import bpy  # noqa: E402
import cv2  # noqa: E402
import numpy as np  # noqa: E402

import studio  # noqa: E402
from plans.index import layout, read_index  # noqa: E402
from render import catalogue  # noqa: E402

# The longer side of what is drawn, in pixels, and how far a line may lie from what it follows.
PIXELS, NEAR = 480, 1.4
GRID = 300
# Parts that show less than this many pixels are left out, and what is thinner or larger than this many metres.
SPECK, CORD, ROOM = 30, 0.010, 6
# Signs of a path: what is finer, as a basket is, is drawn by its outline alone.
LONGEST = 4000
DEPARTMENTS = ('furniture', 'home-decor')
# Which axis goes to the right, and which comes nearer, by view. Models face -y.
VIEWS = {'front': ((1, 0, 0), (0, -1, 0)), 'side': ((0, -1, 0), (-1, 0, 0))}


def triangles_of(model):
    """All triangles of a model in metres, and the number of the part that each belongs to."""
    studio.clear()
    model['build']()
    bpy.context.view_layer.update()
    graph = bpy.context.evaluated_depsgraph_get()
    parts = [item for item in bpy.context.scene.objects if is_drawn(item)]
    corners, numbers = [], []
    for number, item in enumerate(parts, 1):
        mesh = item.evaluated_get(graph).to_mesh()
        mesh.calc_loop_triangles()
        points = np.array([item.matrix_world @ vertex.co for vertex in mesh.vertices])
        faces = np.array([face.vertices for face in mesh.loop_triangles])
        corners.append(points[faces])
        numbers.append(np.full(len(faces), number))
        item.evaluated_get(graph).to_mesh_clear()
    return np.concatenate(corners), np.concatenate(numbers)


def is_drawn(item):
    """All but walls, cords, seams, and the leaves that dress a vase."""
    if item.type not in ('MESH', 'CURVE') or item.get('unframed') or max(item.dimensions) > ROOM:
        return False
    if item.type == 'CURVE':
        return item.data.bevel_depth * 2 > CORD
    return sorted(item.dimensions)[1] > CORD and not item.active_material.name.startswith('leaf')


def painted(corners, numbers, right, near):
    """A picture in which each pixel has the number of the part that is seen there."""
    flat = np.stack([corners @ np.array(right), -corners[..., 2]], -1)
    low = flat.reshape(-1, 2).min(0)
    scale = (PIXELS - 1) / (flat.reshape(-1, 2).max(0) - low).max()
    places = np.round((flat - low) * scale).astype(np.int32)
    wide, high = places.reshape(-1, 2).max(0) + 1
    picture = np.zeros((high, wide), np.uint8)
    for nth in np.argsort((corners @ np.array(near)).mean(1)):
        cv2.fillConvexPoly(picture, places[nth], int(numbers[nth]))
    return cv2.medianBlur(picture, 3)


def path_of(picture):
    """The lines around all parts that are seen, as the path of an SVG; around the whole where that is too long."""
    parts = ''.join(lines_around(picture == number) for number in np.unique(picture[picture > 0]))
    return parts if len(parts) < LONGEST else lines_around(picture > 0)


def lines_around(part):
    high, wide = part.shape
    grid = np.array([GRID / max(wide - 1, 1), GRID / max(high - 1, 1)])
    lines, _ = cv2.findContours(part.astype(np.uint8), cv2.RETR_CCOMP, cv2.CHAIN_APPROX_NONE)
    large = [cv2.approxPolyDP(line, NEAR, True)[:, 0] for line in lines if cv2.contourArea(line) >= SPECK]
    return ''.join(write(np.round(places * grid).astype(int)) for places in large)


def write(places):
    steps = np.diff(places, axis=0)
    return f'M{places[0][0]} {places[0][1]}l' + ' '.join(f'{x} {y}' for x, y in steps) + 'z'


def drawing_of(model):
    corners, numbers = triangles_of(model)
    size = [round(100 * length) for length in np.ptp(corners.reshape(-1, 3), axis=0)]
    return {'size': size, **{view: path_of(painted(corners, numbers, *axes)) for view, axes in VIEWS.items()}}


def main(media, *names):
    index, models = read_index(media), catalogue()
    solid = [name for name, entry in index.items() if entry['department'] in DEPARTMENTS and name in models]
    for name in names or [name for name in solid if 'size' not in index[name]]:
        index[name].update(drawing_of(models[name]))
        print(name, *index[name]['size'], flush=True)
    with open(f'{media}/index.json', 'w', encoding='utf-8') as written:
        written.write(layout(index))


main(*sys.argv[sys.argv.index('--') + 1:])
