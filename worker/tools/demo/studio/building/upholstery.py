"""What is filled and covered with cloth: blocks of upholstery and loose cushions. Sizes in metres."""

import math

import bmesh
from mathutils import Vector, noise

from building.shapes import add, from_bmesh, smooth, tube


def pillow_box(size, at=(0, 0, 0), material=None, edge=0.05, puff=0.02, turn=(0, 0, 0),
               seam=True, seed=1, wrinkle=0.004):
    """An upholstered block: round edges, faces that swell by `puff`, small unevenness of the filling.

    What is narrow beside the widest face is held by its seams and swells less.
    """
    half = Vector(size) / 2
    edge = min(edge, *(s * 0.98 for s in half))
    bm = bmesh.new()
    bmesh.ops.create_cube(bm, size=2)
    bmesh.ops.subdivide_edges(bm, edges=bm.edges, cuts=39, use_grid_fill=True)
    flattest = min(range(3), key=lambda i: half[i])
    for vertex in bm.verts:
        cube = vertex.co.copy()
        # Points near an edge of the grid are pulled closer together, where the rounding needs them.
        q = Vector(ease(cube[i]) * half[i] for i in range(3))
        inner = Vector(clamp(q[i], half[i] - edge) for i in range(3))
        away = q - inner
        if away.length > 1e-9:
            q = inner + away.normalized() * edge
        face = max(range(3), key=lambda i: abs(cube[i]))
        held = (half[flattest] / half[face]) ** 1.6
        a, b = (cube[i] for i in range(3) if i != face)
        q[face] += math.copysign(puff * held * ((1 - a ** 2) * (1 - b ** 2)) ** 0.7, cube[face])
        bump = noise.noise(q * 5 + Vector((seed * 7.3, seed, 0))) + 0.5 * noise.noise(q * 13 + Vector((seed, 0, 0)))
        vertex.co = q + cube.normalized() * bump * wrinkle
    item = add('pillow', smooth(from_bmesh(bm, 'pillow'), 180), material, at, turn)
    if seam:
        for side in (1, -1):
            cord = tube(seam_ring(half, flattest, edge, side), 0.0042, material, closed=True)
            cord.parent = item
    return item


def cushion(size, at=(0, 0, 0), material=None, turn=(0, 0, 0), seed=1, seam=True):
    """A loose cushion that stands: two covers sewn at their edges, fullest in the middle, and blunt at its corners."""
    wide, thick, high = (s / 2 for s in size)
    cells = 56
    bm = bmesh.new()
    where = Vector((seed * 3.7, seed * 1.3, 0))

    def spot(u, v, side):
        # The filling draws the edges in between the corners.
        blunt = 1 - 0.035 * (u * v) ** 6
        x = wide * u * blunt * (1 - 0.07 * (1 - v * v) * u * u)
        z = high * v * blunt * (1 - 0.07 * (1 - u * u) * v * v)
        full = ((1 - u * u) * (1 - v * v)) ** 0.48
        # Cloth is short at the seam: it puckers there, and hangs a little lower than it was filled.
        to_seam = 1 - max(abs(u), abs(v))
        along = (z if abs(u) > abs(v) else x) * 24
        pucker = 0.05 * noise.noise(Vector((along, side, seed))) * math.exp(-to_seam * 5) * min(1, to_seam * 9)
        crease = 0.05 * noise.noise(Vector((x * 6, side * 3, z * 6)) + where)
        return Vector((x, side * thick * full * (1 + crease - 0.10 * v) + side * thick * pucker, z))

    for side in (1, -1):
        grid = [[bm.verts.new(spot(math.sin(math.pi / 2 * (2 * i / cells - 1)), math.sin(math.pi / 2 * (2 * j / cells - 1)), side))
                 for i in range(cells + 1)] for j in range(cells + 1)]
        for j in range(cells):
            for i in range(cells):
                corners = [grid[j][i], grid[j][i + 1], grid[j + 1][i + 1], grid[j + 1][i]]
                bm.faces.new(corners if side < 0 else corners[::-1])
    bmesh.ops.remove_doubles(bm, verts=bm.verts, dist=1e-5)
    item = add('cushion', smooth(from_bmesh(bm, 'cushion'), 180), material, at, turn)
    if seam:
        edge = [math.sin(math.pi / 2 * (k / 14 - 1)) for k in range(28)]
        round_it = [(t, -1) for t in edge] + [(1, t) for t in edge] + [(-t, 1) for t in edge] + [(-1, -t) for t in edge]
        cord = tube([spot(u, v, 1) for u, v in round_it], 0.0034, material, closed=True)
        cord.parent = item
    return item


def ease(t):
    return math.copysign(1 - (1 - abs(t)) ** 1.6, t)


def clamp(value, limit):
    return max(-limit, min(limit, value))


def seam_ring(half, flattest, edge, side):
    """The line on which the cover of a block is sewn, around its widest face."""
    a, b = (i for i in range(3) if i != flattest)
    inset = edge * 0.30
    points = []
    for x, y, _ in rounded_ring(half[a] - inset, half[b] - inset, edge, 0):
        point = Vector((0, 0, 0))
        point[a], point[b], point[flattest] = x, y, side * (half[flattest] - inset)
        points.append(point)
    return points


def rounded_ring(sx, sy, radius, z):
    """Points of a rectangle with round corners at height z."""
    points = []
    for cx, cy, start in ((1, 1, 0), (-1, 1, 90), (-1, -1, 180), (1, -1, 270)):
        for step in range(9):
            angle = math.radians(start + step * 11.25)
            points.append((cx * (sx - radius) + math.cos(angle) * radius,
                           cy * (sy - radius) + math.sin(angle) * radius, z))
    return points
