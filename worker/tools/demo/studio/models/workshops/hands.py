"""A hand at work, in a cotton glove, and its sleeve."""

import math

import bmesh
from mathutils import Matrix, Vector, noise

from building.materials import fabric
from building.shapes import add, from_bmesh, smooth, surface

BAR = Vector((0, 0, 0.055))  # the middle of what is held, 26 mm thick along y
FINGERS = (  # from the knuckle to the tip, as (x, y, z) in metres
    ((0.016, -0.034, 0.082), (-0.024, -0.036, 0.079), (-0.035, -0.034, 0.056), (-0.031, -0.031, 0.038)),
    ((0.012, -0.011, 0.085), (-0.030, -0.012, 0.081), (-0.041, -0.011, 0.056), (-0.034, -0.010, 0.035)),
    ((0.016, 0.011, 0.084), (-0.026, 0.012, 0.080), (-0.038, 0.011, 0.057), (-0.033, 0.010, 0.037)),
    ((0.024, 0.031, 0.080), (-0.010, 0.035, 0.078), (-0.027, 0.033, 0.060), (-0.029, 0.030, 0.043)),
)
THUMB = ((0.088, -0.024, 0.083), (0.058, -0.048, 0.072), (0.034, -0.052, 0.056), (0.026, -0.036, 0.040))
WRIST = Vector((0.112, 0.0, 0.090))
ELBOW = Vector((0.42, -0.10, 0.16))


def gloved_hand():
    """A right hand that holds BAR from above; its arm comes from the right."""
    glove = fabric(0, 'jersey', scale=1.1)
    bm = bmesh.new()
    for finger, thick in zip(FINGERS, (0.0100, 0.0104, 0.0100, 0.0088)):
        chain(bm, finger, [thick * 1.10, thick * 1.04, thick * 0.98, thick * 0.86])
        chain(bm, (WRIST, finger[0]), [0.0225, 0.0142])
    chain(bm, THUMB, [0.0170, 0.0135, 0.0118, 0.0096])
    chain(bm, (WRIST, THUMB[0]), [0.0225, 0.0182])
    away = (ELBOW - WRIST).normalized()
    chain(bm, (WRIST, WRIST + away * 0.07), [0.0265, 0.0310])
    item = add('glove', from_bmesh(bm, 'glove'), glove)
    welded(item)
    cuff(WRIST + away * 0.052, away)
    sleeve(WRIST + away * 0.085, away)


def upright(at):
    """Where the hand goes to hold a grip that stands at a place: seen from its back, its arm from the left."""
    turned = Matrix(((-1, 0, 0), (0, 0, -1), (0, -1, 0))).to_4x4()
    return Matrix.Translation(at) @ turned @ Matrix.Translation(-BAR)


def chain(bm, points, radii):
    """Balls at the joints, and what spans them."""
    points = [Vector(p) for p in points]
    for point, radius in zip(points, radii):
        bmesh.ops.create_uvsphere(bm, u_segments=24, v_segments=16, radius=radius, matrix=Matrix.Translation(point))
    for a, b, near, far in zip(points, points[1:], radii, radii[1:]):
        place = Matrix.Translation((a + b) / 2) @ (b - a).to_track_quat('Z', 'Y').to_matrix().to_4x4()
        bmesh.ops.create_cone(bm, segments=24, radius1=near, radius2=far, depth=(b - a).length, cap_ends=True, matrix=place)


def welded(item, grain=0.0012, rounds=7):
    """Makes one skin of what overlaps, and evens it."""
    remesh = item.modifiers.new('one skin', 'REMESH')
    remesh.mode, remesh.voxel_size, remesh.use_smooth_shade = 'VOXEL', grain, True
    even = item.modifiers.new('even', 'SMOOTH')
    even.factor, even.iterations = 0.6, rounds


def across(away):
    """Two directions that span the cross-section of an arm."""
    side = away.cross(Vector((0, 0, 1))).normalized()
    return side, side.cross(away)


def cuff(start, away):
    """The ribbed end of the glove."""
    side, up = across(away)

    def at(u, v):
        a = u * math.tau
        r = 0.0325 + 0.003 * math.sin(v * math.pi) + 0.0008 * math.cos(a * 44)
        return start + away * v * 0.045 + (side * math.cos(a) + up * math.sin(a) * 0.86) * r

    surface(at, 360, 24, fabric(0, 'jersey', scale=1.1), 0.0025, size=(0.2, 0.045))


def sleeve(start, away):
    """A rolled sleeve, in folds, to where the picture ends."""
    side, up = across(away)
    linen = fabric(1, 'linen', scale=0.9)

    def at(u, v):
        a = u * math.tau
        fold = noise.noise(Vector((math.cos(a) * 1.1, math.sin(a) * 1.1, v * 7))) * 0.006 + math.sin(v * 34 + 2 * math.cos(a)) * 0.0016
        r = 0.043 + 0.014 * v + fold
        return start + away * v * 0.34 + (side * math.cos(a) + up * math.sin(a) * 0.92) * r

    surface(at, 200, 200, linen, 0.002, size=(0.3, 0.34))

    def rolled(u, v):
        a, b = u * math.tau, v * math.tau
        r = 0.0445 + 0.0045 * math.cos(b) + 0.0012 * noise.noise(Vector((math.cos(a) * 2, math.sin(a) * 2, 0)))
        return start + away * (0.016 + 0.017 * math.sin(b)) + (side * math.cos(a) + up * math.sin(a) * 0.92) * r

    surface(rolled, 200, 40, linen, size=(0.3, 0.05), weld=True)
