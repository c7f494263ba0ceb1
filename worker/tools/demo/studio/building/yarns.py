"""What is made of threads that one can count: cords and braids, pompons, and the loops of bouclé. From near no shading
of a flat face looks like yarn that one could pull, so loops are grown one by one where the camera looks.
"""

import math
import random

import bmesh
import bpy
from mathutils import Matrix, Vector
from mathutils.interpolate import poly_3d_calc

from building.materials import LOOP, Nodes, worn
from building.shapes import add, from_bmesh, smooth, tube

# How far loops of bouclé stand apart, how thick their yarn is and how high they rise, in metres; in how many shapes they are wound.
PITCH, THICK, HIGH, SHAPES = 0.0028, 0.0012, 0.0032, 9
STRANDS = 3


def rope(points, radius, material, closed=False):
    """Three strands laid around each other along the points, a turn in every eight radii."""
    strands_along(points, radius * 0.62, material, closed, 8 * radius, lambda a: (math.cos(a) * radius * 0.46, math.sin(a) * radius * 0.46))


def braid(points, radius, material, closed=False):
    """Three strands that cross over and under each other, as hair is plaited: flat, twice as wide as high."""
    strands_along(points, radius * 0.46, material, closed, 6.4 * radius, lambda a: (math.sin(a) * radius * 0.62, math.sin(2 * a) * radius * 0.26))


def strands_along(points, thick, material, closed, turn, beside):
    """`beside` says how far a strand lies to the side of the path and above it, `turn` is the length in which that repeats."""
    path = [Vector(p) for p in points]
    ends = [*path[1:], path[0]] if closed else path[1:]
    far = [0.0]
    for a, b in zip(path, ends):
        far.append(far[-1] + (b - a).length)
    waves = max(1, round(far[-1] / turn)) * math.tau / far[-1]
    for strand in range(STRANDS):
        line = []
        for k, (place, at) in enumerate(zip(path, far)):
            ahead, behind = path[(k + 1) % len(path)] if closed or k + 1 < len(path) else place, path[k - 1] if closed or k else place
            along = (ahead - behind).normalized()
            side = along.cross(Vector((0, 0, 1))).normalized()
            out, up = beside(at * waves + strand * math.tau / STRANDS)
            line.append(place + side * out + side.cross(along) * up)
        tube(line, thick, material, closed=closed).data.bevel_resolution = 3


def pompon(radius, at, material, threads=4200):
    """A ball of cut yarn: threads that stand out from its middle, each a little bent and cut a little short."""
    chance, bm = random.Random(5), bmesh.new()
    for k in range(threads):
        z = 1 - 2 * (k + 0.5) / threads
        a, flat = k * 2.39996, math.sqrt(1 - z * z)
        out = Vector((math.cos(a) * flat, math.sin(a) * flat, z))
        bent = Vector((chance.gauss(0, 1), chance.gauss(0, 1), chance.gauss(0, 1))) * 0.09
        tip = (out + bent).normalized() * chance.uniform(0.88, 1.02)
        path = [out * 0.5, out * 0.8 + bent * 0.4, tip]
        rings = [ring(bm, [p * radius for p in path], n, thick) for n, thick in enumerate((0.0008, 0.0013, 0.0011))]
        for below, above in zip(rings, rings[1:]):
            for i in range(len(below)):
                bm.faces.new((below[i - 1], below[i], above[i], above[i - 1]))
        bm.faces.new(rings[-1])
    return add('pompon', smooth(from_bmesh(bm, 'pompon'), 60), material, at)


def ring(bm, path, number, thick, sides=5):
    """Corners around a point of a path."""
    ahead = (path[min(number + 1, len(path) - 1)] - path[max(number - 1, 0)]).normalized()
    side = ahead.orthogonal().normalized()
    across = ahead.cross(side)
    return [bm.verts.new(path[number] + (side * math.cos(i * math.tau / sides) + across * math.sin(i * math.tau / sides)) * thick)
            for i in range(sides)]


def grow_loops(scene, sure=3):
    """Sets loops of yarn on what the camera sees of cloth that has them; `sure` times as many places are tried as
    loops stand where it looks straight at the cloth, so that they are as dense where it looks along it."""
    chance, fields = random.Random(7), {}
    pitches = [m[LOOP] for m in bpy.data.materials if m.get(LOOP)]
    for place, normal, slope, material, cloth in seen(scene, PITCH * min(pitches) / sure, chance) if pitches else ():
        size = material.get(LOOP)
        if size and chance.random() < (min(pitches) / size) ** 2 / (sure * sure * max(slope, 0.12)):
            seeds = fields.setdefault((size, material['zone']), [[] for _ in range(SHAPES)])
            chance.choice(seeds).append((place, normal, chance.uniform(0, math.tau), size * chance.uniform(0.75, 1.3), cloth()))
    for (_, zone), seeds in fields.items():
        yarn = yarn_of(zone)
        for number, stand in enumerate(seeds):
            sow(stand, loop_of(random.Random(number), yarn))


def seen(scene, pitch, chance):
    """Where rays through the frame meet something: the place, its normal, how straight it is looked at, its material,
    and what tells the place on the cloth."""
    camera = scene.camera
    bpy.context.view_layer.update()
    graph, eye, turn = bpy.context.evaluated_depsgraph_get(), camera.matrix_world.translation, camera.matrix_world.to_3x3()
    corners = [v / -v.z for v in camera.data.view_frame(scene=scene)]
    right, up = (max(abs(c[i]) for c in corners) * 1.06 for i in (0, 1))
    step = pitch / camera.data.dof.focus_distance
    for row in range(round(2 * up / step)):
        for column in range(round(2 * right / step)):
            x, y = (column + chance.random()) * step - right, (row + chance.random()) * step - up
            towards = (turn @ Vector((x, y, -1))).normalized()
            hit, place, normal, face, found, _ = scene.ray_cast(graph, eye, towards)
            if hit and found.material_slots and found.material_slots[0].material:
                yield (place, normal, abs(normal.dot(towards)), found.material_slots[0].material,
                       lambda place=place, face=face, found=found: cloth_at(place, face, found.evaluated_get(graph)))


def cloth_at(place, face, found):
    """u, v of a place on a face; a cord is never printed."""
    mesh = found.data
    if found.type != 'MESH' or not mesh.uv_layers.active:
        return 0.0, 0.0
    polygon, local = mesh.polygons[face], found.matrix_world.inverted() @ place
    shares = poly_3d_calc([mesh.vertices[v].co for v in polygon.vertices], local)
    corners = [mesh.uv_layers.active.data[k].uv for k in polygon.loop_indices]
    return tuple(sum(share * corner[axis] for share, corner in zip(shares, corners)) for axis in (0, 1))


def loop_of(chance, yarn):
    """As a mesh: on a curve Blender forgets where on the cloth its copies stand."""
    curve = tube(loop_path(chance), THICK, smooth_path=True)
    curve.data.bevel_resolution = 2
    bpy.context.view_layer.update()
    mesh = bpy.data.meshes.new_from_object(curve.evaluated_get(bpy.context.evaluated_depsgraph_get()))
    bpy.data.objects.remove(curve)
    return add('loop', smooth(mesh, 180), yarn)


def loop_path(chance):
    """A thread that comes up, winds a little more than once around and goes down again."""
    wide, turns, points = chance.uniform(0.0023, 0.0036), chance.uniform(1.0, 1.5), []
    for k in range(15):
        t = k / 14
        a = t * turns * math.tau
        points.append((math.cos(a) * wide * chance.uniform(0.75, 1.2), math.sin(a) * wide * chance.uniform(0.7, 1.15),
                       HIGH * math.sin(t * math.pi) * chance.uniform(0.75, 1.25) - 0.0004))
    return points


def sow(stand, loop):
    """A copy of the loop at each place, as Blender instances an object on the faces of a mesh."""
    corners, faces, cloth = [], [], []
    for place, normal, spin, size, on_cloth in stand:
        face = normal.to_track_quat('Z', 'Y').to_matrix() @ Matrix.Rotation(spin, 3, 'Z')
        faces.append(tuple(range(len(corners), len(corners) + 4)))
        cloth += [on_cloth] * 4
        corners += [place + face @ Vector((x, y, 0)) * size / 2 for x, y in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
    mesh = bpy.data.meshes.new('seeds')
    mesh.from_pydata(corners, [], faces)
    for corner, on_cloth in zip(mesh.uv_layers.new(name='cloth').data, cloth):
        corner.uv = on_cloth
    field = bpy.data.objects.new('seeds', mesh)
    bpy.context.collection.objects.link(field)
    field.instance_type, field.use_instance_faces_scale = 'FACES', True
    field.show_instancer_for_render = False
    loop.parent = field


def yarn_of(zone):
    """Spun wool: fibres wind around it, no two loops are dyed alike, and their feet are dark."""
    n = Nodes('yarn')
    base, zone = worn(zone)
    fibres = n.noise(n.mapped(scale=(1, 1, 0.3)), 2600, 3, 0.6, 1.0)
    shade = n.maths('ADD', n.maths('MULTIPLY', fibres, 0.4), n.maths('ADD', 0.72, n.maths('MULTIPLY', n.add('ObjectInfo').outputs['Random'], 0.16)))
    height = n.add('SeparateXYZ', Vector=n.add('TexCoord').outputs['Object']).outputs[2]
    feet = n.add('MapRange', {'clamp': True}, **{'0': height, '1': 0.0002, '2': HIGH, '3': 0.35, '4': 1.0}).outputs[0]
    shade = n.maths('MULTIPLY', shade, feet)
    n.set(Base_Color=n.add('MixRGB', {'blend_type': 'MULTIPLY'}, Fac=1.0, Color1=base, Color2=shade).outputs[0], Roughness=0.95, Specular=0.1, Sheen=0.4)
    n.bump(fibres, 0.5, 0.0004)
    return n.record(zone, cloth=n.add('UVMap', {'from_instancer': True}).outputs[0])
