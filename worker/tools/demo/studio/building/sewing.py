"""Cloth that is cut, sewn and filled: two layers from one outline, blown up by Blender's cloth solver.

The seams pull, the filling swells, and so the wrinkles come by themselves. The place on the cloth
(u, v, in metres) is where it lay when it was cut, so prints follow the wrinkles.
"""

import bmesh
import bpy
from mathutils import Vector, noise
from mathutils.geometry import delaunay_2d_cdt

from building.shapes import add, from_bmesh, smooth


def resample(outline, step):
    """A closed outline with points about `step` apart; corners stay."""
    points = []
    for a, b in zip(outline, outline[1:] + outline[:1]):
        a, b = Vector(a), Vector(b)
        pieces = max(1, round((b - a).length / step))
        points += [a.lerp(b, i / pieces) for i in range(pieces)]
    return points


def triangulate(outline, step):
    """Even triangles inside an outline: (points, faces, how many points are the border)."""
    border = resample(outline, step)
    count = len(border)
    low = [min(p[i] for p in border) for i in range(2)]
    high = [max(p[i] for p in border) for i in range(2)]
    points, row, y = list(border), 0, low[1] + step * 0.5
    while y < high[1]:
        x = low[0] + step * (0.5 if row % 2 else 1.0)
        while x < high[0]:
            spot = Vector((x, y))
            if inside(spot, border) and min((spot - b).length_squared for b in border) > (0.55 * step) ** 2:
                points.append(spot)
            x += step
        y, row = y + step * 0.866, row + 1
    edges = [(i, (i + 1) % count) for i in range(count)]
    points, _, faces, *_ = delaunay_2d_cdt(points, edges, [], 1, 1e-7)
    return points, faces, count


def inside(spot, border):
    hit = False
    for a, b in zip(border, border[1:] + border[:1]):
        if (a.y > spot.y) != (b.y > spot.y) and spot.x < (b.x - a.x) * (spot.y - a.y) / (b.y - a.y) + a.x:
            hit = not hit
    return hit


def two_layers(outline, step, gap=0.004):
    """Front and back of one outline, joined along the seam."""
    points, faces, border = triangulate(outline, step)
    bm = bmesh.new()
    layer = bm.loops.layers.uv.new('cloth')
    front = [bm.verts.new((p.x, p.y, gap * 0.5 * (i >= border))) for i, p in enumerate(points)]
    back = [v if i < border else bm.verts.new((p.x, p.y, -gap * 0.5))
            for i, (p, v) in enumerate(zip(points, front))]
    for side, flip in ((front, False), (back, True)):
        for face in faces:
            corners = list(reversed(face)) if flip else list(face)
            try:
                made = bm.faces.new([side[i] for i in corners])
            except ValueError:
                continue
            for loop, i in zip(made.loops, corners):
                loop[layer].uv = points[i]
    return from_bmesh(bm, 'cloth')


def simulate(item, frames, pressure=0.0, gravity=0.0, stiffness=15.0, bending=0.5, shrink=0.0, quality=5,
             collide=False, mass=0.3, damp=5):
    """Runs the solver and keeps the last frame as the shape."""
    scene = bpy.context.scene
    modifier = item.modifiers.new('cloth', 'CLOTH')
    cloth = modifier.settings
    cloth.quality, cloth.mass, cloth.air_damping = quality, mass, 1.5
    cloth.tension_stiffness = cloth.compression_stiffness = stiffness
    cloth.shear_stiffness, cloth.bending_stiffness = stiffness * 0.4, bending
    cloth.tension_damping = cloth.compression_damping = cloth.shear_damping = damp
    cloth.shrink_min = shrink
    cloth.effector_weights.gravity = gravity
    if pressure:
        cloth.use_pressure, cloth.uniform_pressure_force = True, pressure
    modifier.collision_settings.use_collision = collide
    modifier.collision_settings.distance_min = 0.004
    modifier.point_cache.frame_start, modifier.point_cache.frame_end = 1, frames
    for frame in range(1, frames + 1):
        scene.frame_set(frame)
    keep_shape(item)
    return item


def keep_shape(item):
    graph = bpy.context.evaluated_depsgraph_get()
    mesh = bpy.data.meshes.new_from_object(item.evaluated_get(graph), depsgraph=graph)
    item.modifiers.clear()
    item.data = smooth(mesh, 180)
    scene = bpy.context.scene
    scene.frame_set(1)


def finer(item, levels=1):
    modifier = item.modifiers.new('finer', 'SUBSURF')
    modifier.levels = modifier.render_levels = levels
    return item


def filled(outline, material, step=0.012, frames=40, pressure=4.0, shrink=0.0, seed=0, crumple=0.002, **more):
    """Two layers sewn around the outline and filled."""
    mesh = two_layers(outline, step)
    for vertex in mesh.vertices:
        spot = Vector((vertex.co.x * 9, vertex.co.y * 9, seed))
        vertex.co.z += crumple * noise.noise(spot) + crumple * 0.5 * noise.noise(spot * 3.1)
    item = add('filled', mesh, material)
    simulate(item, frames, pressure=pressure, shrink=shrink, **more)
    return finer(item)
