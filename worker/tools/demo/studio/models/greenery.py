"""Branches and leaves that stand in vases and pots. They keep their own colours."""

import math
import random

from mathutils import Matrix, Vector

from building.materials import Nodes
from building.shapes import surface, tube


def leaf_material(colour, rough=0.5):
    n = Nodes('leaf')
    tone = n.noise(n.mapped(), 26, 3)
    dark = tuple(c * 0.62 for c in colour)
    n.set(Base_Color=n.ramp(tone, [(0.3, dark), (0.75, colour)]), Roughness=rough, Specular=0.3)
    n.bump(n.noise(n.mapped(), 60, 2), 0.1, 0.002)
    return n.record(None)


def leaf(at, direction, up, length, width, material, curl=0.25):
    """A pointed oval that bends along its length."""
    along = Vector(direction).normalized()
    side = along.cross(Vector(up)).normalized()
    normal = side.cross(along)
    start = Vector(at)

    def point(u, v):
        half = width * 0.5 * math.sin(math.pi * min(1, v * 0.96 + 0.02)) ** 0.75 * (1.15 - 0.4 * v)
        x = (u - 0.5) * 2
        bend = -curl * length * v * v + abs(x) * half * 0.25
        return start + along * (v * length) + side * (x * half) + normal * bend

    return surface(point, 8, 18, material)


def branch(start, tip, material, stem, seed=1, pairs=9, size=0.055, width=0.62, bare=0.3):
    """A stem from start to tip with leaves in pairs that grow smaller to the top."""
    pick = random.Random(seed)
    a, b = Vector(start), Vector(tip)
    sway = Vector((pick.uniform(-1, 1), pick.uniform(-1, 1), 0)) * (b - a).length * 0.10
    path = [a + (b - a) * t + sway * math.sin(max(t - bare, 0) / (1 - bare) * math.pi) for t in (i / 24 for i in range(25))]
    tube([tuple(p) for p in path], 0.0022, stem)
    for i in range(pairs):
        t = bare + (1 - bare) * (i + 0.5) / pairs
        spot = path[round(t * 24)]
        ahead = (path[min(24, round(t * 24) + 1)] - path[max(0, round(t * 24) - 1)]).normalized()
        turn = i * 2.4 + pick.uniform(-0.4, 0.4)
        for side in (0, math.pi):
            out = Matrix.Rotation(turn + side, 3, ahead) @ ahead.orthogonal()
            direction = out * 0.85 + ahead * pick.uniform(0.35, 0.75)
            reach = size * (1.15 - 0.55 * t) * pick.uniform(0.8, 1.15)
            facing = ahead + Vector((pick.uniform(-0.7, 0.7), -pick.uniform(0.5, 1.6), 0.3))
            leaf(spot, direction, facing, reach, reach * width, material, pick.uniform(0.1, 0.35))
    leaf(path[-1], path[-1] - path[-3], (0, 1, 0.2), size * 0.6, size * 0.6 * width, material)


def blades(count, radius, height, base, material, seed=3):
    """Stiff upright leaves, as a snake plant has them."""
    pick = random.Random(seed)
    for i in range(count):
        angle = i / count * math.tau + pick.uniform(-0.3, 0.3)
        out = pick.uniform(0.15, 1) * radius
        x, y = math.cos(angle) * out, math.sin(angle) * out
        tall = height * pick.uniform(0.6, 1.0)
        face = angle + pick.uniform(-0.6, 0.6) + math.pi / 2
        width = pick.uniform(0.045, 0.06)
        lean = pick.uniform(0.05, 0.22)

        def point(u, v, x=x, y=y, tall=tall, face=face, width=width, lean=lean, angle=angle):
            half = width * 0.5 * (0.55 + 0.9 * v) * max(0.0, 1 - v ** 4) ** 0.6
            s = (u - 0.5) * 2
            twist = face + 0.7 * v
            push = lean * v * v * tall + abs(s) * half * 0.35
            return (x + math.cos(angle) * push + math.cos(twist) * s * half,
                    y + math.sin(angle) * push + math.sin(twist) * s * half, base + tall * v)

        surface(point, 8, 26, material, 0.003)
