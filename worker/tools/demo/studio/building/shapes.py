"""Hard shapes. Sizes in metres; `at` is the centre unless a name says otherwise."""

import math

import bmesh
import bpy
from mathutils import Matrix, Vector, noise


def add(name, mesh, material=None, at=(0, 0, 0), turn=(0, 0, 0)):
    """Puts a mesh in the scene; `turn` in degrees."""
    if material:
        mesh.materials.append(material)
    item = bpy.data.objects.new(name, mesh)
    item.location = at
    item.rotation_euler = [math.radians(a) for a in turn]
    bpy.context.collection.objects.link(item)
    return item


def smooth(mesh, angle=40):
    for polygon in mesh.polygons:
        polygon.use_smooth = True
    mesh.use_auto_smooth = angle < 180
    mesh.auto_smooth_angle = math.radians(angle)
    return mesh


def from_bmesh(bm, name):
    mesh = bpy.data.meshes.new(name)
    bm.to_mesh(mesh)
    bm.free()
    return mesh


def bevel(item, width, segments=4):
    modifier = item.modifiers.new('bevel', 'BEVEL')
    modifier.width, modifier.segments = width, segments
    modifier.limit_method, modifier.angle_limit = 'ANGLE', math.radians(35)
    return item


def box(size, at=(0, 0, 0), material=None, edge=0.006, turn=(0, 0, 0)):
    """A board with softened edges."""
    bm = bmesh.new()
    bmesh.ops.create_cube(bm, size=1, matrix=Matrix.Diagonal((*size, 1)))
    item = add('box', smooth(from_bmesh(bm, 'box')), material, at, turn)
    return bevel(item, min(edge, min(size) * 0.48)) if edge else item


def tube(points, radius, material=None, closed=False, at=(0, 0, 0), turn=(0, 0, 0), smooth_path=False):
    """A round bar or cord along points."""
    curve = bpy.data.curves.new('tube', 'CURVE')
    curve.dimensions = '3D'
    curve.bevel_depth, curve.bevel_resolution = radius, 5
    curve.use_fill_caps = True
    kind = 'NURBS' if smooth_path else 'POLY'
    spline = curve.splines.new(kind)
    spline.points.add(len(points) - 1)
    for point, at_point in zip(spline.points, points):
        point.co = (*at_point, 1)
    spline.use_cyclic_u = closed
    if smooth_path:
        spline.order_u, spline.use_endpoint_u, spline.resolution_u = 4, not closed, 8
    spline.use_smooth = True
    item = bpy.data.objects.new('tube', curve)
    item.location = at
    item.rotation_euler = [math.radians(a) for a in turn]
    if material:
        curve.materials.append(material)
    bpy.context.collection.objects.link(item)
    return item


def rod(start, end, r1, r2=None, material=None, edge=0.002):
    """A round, tapering leg from start to end."""
    a, b = Vector(start), Vector(end)
    bm = bmesh.new()
    bmesh.ops.create_cone(bm, segments=40, radius1=r1, radius2=r1 if r2 is None else r2,
                          depth=(b - a).length, cap_ends=True)
    item = add('rod', smooth(from_bmesh(bm, 'rod')), material, (a + b) / 2)
    item.rotation_euler = (b - a).to_track_quat('Z', 'Y').to_euler()
    return bevel(item, edge, 3) if edge else item


def disc(radius, height, at=(0, 0, 0), material=None, edge=0.006, segments=128, oval=1.0):
    bm = bmesh.new()
    bmesh.ops.create_cone(bm, segments=segments, radius1=radius, radius2=radius, depth=height, cap_ends=True)
    bmesh.ops.scale(bm, vec=(1, oval, 1), verts=bm.verts)
    return bevel(add('disc', smooth(from_bmesh(bm, 'disc')), material, at), min(edge, height * 0.48))


def ball(radius, at=(0, 0, 0), material=None, squash=1.0):
    bm = bmesh.new()
    bmesh.ops.create_uvsphere(bm, u_segments=64, v_segments=40, radius=radius)
    bmesh.ops.scale(bm, vec=(1, 1, squash), verts=bm.verts)
    return add('ball', smooth(from_bmesh(bm, 'ball'), 180), material, at)


def curve_through(points, steps=14):
    """Catmull-Rom through (radius, height) pairs; doubled points make a corner."""
    out = []
    for i in range(len(points) - 1):
        p0, p1 = points[max(i - 1, 0)], points[i]
        p2, p3 = points[i + 1], points[min(i + 2, len(points) - 1)]
        for step in range(steps):
            t = step / steps
            out.append(tuple(
                0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t
                       + (3 * b - a - 3 * c + d) * t ** 3)
                for a, b, c, d in zip(p0, p1, p2, p3)))
    return out + [points[-1]]


def lathe(profile, at=(0, 0, 0), material=None, wall=0.0, segments=128, wobble=0.0, flutes=0, seed=0,
          crisp=False):
    """Turns a profile of (radius, height) points around z. `wall` makes a vessel of that thickness."""
    line = profile if crisp else curve_through(profile)
    bm = bmesh.new()
    rings = []
    for radius, height in line:
        ring = []
        for step in range(segments):
            angle = 2 * math.pi * step / segments
            r = radius
            if flutes:
                r *= 1 - 0.045 * (0.5 - 0.5 * abs(math.cos(angle * flutes / 2))) * 2
            r *= 1 + wobble * noise.noise(Vector((math.cos(angle), math.sin(angle), height * 6 + seed)))
            ring.append(bm.verts.new((math.cos(angle) * r, math.sin(angle) * r, height)))
        rings.append(ring)
    for low, high in zip(rings, rings[1:]):
        for i in range(segments):
            j = (i + 1) % segments
            bm.faces.new((low[i], low[j], high[j], high[i]))
    if line[0][0] > 1e-6:
        bm.faces.new(list(reversed(rings[0])))
    unroll(bm, line)
    bmesh.ops.remove_doubles(bm, verts=bm.verts, dist=1e-6)
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    item = add('lathe', smooth(from_bmesh(bm, 'lathe'), 50), material, at)
    if wall:
        thick = item.modifiers.new('wall', 'SOLIDIFY')
        thick.thickness, thick.offset, thick.use_even_offset = wall, -1, True
        bevel(item, wall * 0.45, 3)
    return item


def unroll(bm, line):
    """u, v in metres: around at the widest place, and along the profile."""
    widest = max(radius for radius, _ in line)
    along = [0.0]
    for (r1, h1), (r2, h2) in zip(line, line[1:]):
        along.append(along[-1] + math.hypot(r2 - r1, h2 - h1))
    heights = {}
    for place, ring in zip(along, zip(*[iter(bm.verts)] * (len(bm.verts) // len(line)))):
        heights.update({vertex: place for vertex in ring})
    layer = bm.loops.layers.uv.new('cloth')
    for face in bm.faces:
        angles = [math.atan2(loop.vert.co.y, loop.vert.co.x) % (2 * math.pi) for loop in face.loops]
        wraps = max(angles) - min(angles) > math.pi
        for loop, angle in zip(face.loops, angles):
            if wraps and angle < math.pi:
                angle += 2 * math.pi
            loop[layer].uv = (angle * widest, heights[loop.vert])


def surface(point, columns, rows, material=None, thickness=0.0, at=(0, 0, 0), turn=(0, 0, 0), size=(1, 1),
            weld=False):
    """A sheet from point(u, v) with u, v in 0..1; `size` is its extent in metres for prints."""
    bm = bmesh.new()
    grid = [[bm.verts.new(point(i / columns, j / rows)) for i in range(columns + 1)] for j in range(rows + 1)]
    layer = bm.loops.layers.uv.new('cloth')
    for j in range(rows):
        for i in range(columns):
            corners = ((i, j), (i + 1, j), (i + 1, j + 1), (i, j + 1))
            face = bm.faces.new([grid[y][x] for x, y in corners])
            for loop, (x, y) in zip(face.loops, corners):
                loop[layer].uv = (x / columns * size[0], y / rows * size[1])
    if weld:
        bmesh.ops.remove_doubles(bm, verts=bm.verts, dist=1e-5)
        bmesh.ops.dissolve_degenerate(bm, edges=bm.edges, dist=1e-6)
    item = add('surface', smooth(from_bmesh(bm, 'surface'), 180), material, at, turn)
    if thickness:
        thick = item.modifiers.new('thickness', 'SOLIDIFY')
        thick.thickness, thick.offset = thickness, 0
        bevel(item, thickness * 0.45, 3)
    return item


def group(objects, at=(0, 0, 0), turn=0.0):
    """Parents objects to an empty, so that a model can be placed and turned as one."""
    root = bpy.data.objects.new('group', None)
    bpy.context.collection.objects.link(root)
    for item in objects:
        if item.parent is None:
            item.parent = root
    root.location = at
    root.rotation_euler = (0, 0, math.radians(turn))
    return root
