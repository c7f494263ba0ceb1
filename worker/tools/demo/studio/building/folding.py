"""Cloth that lies folded to a stack: one sheet that runs to and fro, seen from its folds."""

import bisect
import math

import bpy
from mathutils import Vector, noise

from building.shapes import add, surface, tube

# One face of a folded cloth in this many metres; how it leans is measured over twice `SMOOTH`.
FACE, SMOOTH = 0.003, 0.005


def to_and_fro(width, layers, thick, base=0.0):
    """The way of the sheet from the side, from below to above: `at(share)` gives x, z and how it leans there."""
    bend, line = thick * 0.56, []
    for i in range(layers):
        z, side = base + thick * (i + 0.5), 1 if i % 2 == 0 else -1
        line += [(side * width * (t / 60 - 0.5), z) for t in range(61)]
        if i < layers - 1:
            line += [(side * (width / 2 + math.sin(a) * bend), z + thick / 2 - math.cos(a) * thick / 2)
                     for a in (math.pi * k / 16 for k in range(1, 16))]
    far = [0.0]
    for a, b in zip(line, line[1:]):
        far.append(far[-1] + math.dist(a, b))

    def spot(metres):
        metres = max(0.0, min(metres, far[-1]))
        i = max(0, min(bisect.bisect(far, metres) - 1, len(line) - 2))
        t = (metres - far[i]) / (far[i + 1] - far[i])
        return [a + (b - a) * t for a, b in zip(line[i], line[i + 1])]

    def at(share):
        before, here, after = (spot(share * far[-1] + step) for step in (-SMOOTH, 0, SMOOTH))
        run, rise = after[0] - before[0], after[1] - before[1]
        long = math.hypot(run, rise)
        return *here, (run / long, rise / long)

    return at, far[-1]


def lain(x, y, z, base, high, seed):
    """Where a place of the stack comes to lie: no fold is quite above the other, and the upper ones sag a little."""
    n = noise.noise(Vector((x * 4 + seed, y * 4, z * 9))) + 0.4 * noise.noise(Vector((x * 11, y * 11, z * 20 + seed)))
    edge = 0.006 * noise.noise(Vector((x * 6, seed, z * 24)))
    share = (z - base) / max(high, 1e-6)
    return x * (1 - 0.02 * share) + 0.004 * n, y * (1 + edge * 4) + edge, z + 0.0045 * n * share


def folded(cloth, width, depth, layers, thick, base=0.0, seed=1):
    """A thick cloth, folded one way: its edges lie at its sides."""
    at, total = to_and_fro(width, layers, thick, base)

    def point(u, v):
        x, z, _ = at(u)
        return lain(x, (v - 0.5) * depth, z, base, thick * layers, seed)

    sheet = surface(point, round(total / FACE), 40, cloth, thick * 0.86, size=(total, depth))
    sheet.modifiers['bevel'].width, sheet.modifiers['bevel'].segments = thick * 0.36, 4
    return sheet


def folded_twice(cloth, width, depth, layers, thick, base=0.0, seed=1, droop=0.0):
    """A cloth that was folded in half along its length, and then to and fro: round folds towards the front and at
    both ends. Thin cloth droops at its rim. Gives its length and where its upper end lies, for a fringe."""
    at, total = to_and_fro(width, layers, thick, base)
    half, high = thick * 0.46, thick * layers
    flat = depth - 2 * half
    round_the_fold = math.pi * half

    def across(v):
        """Beside the middle of the layer and above it, `v` metres along the cloth from its upper back edge."""
        if v < flat:
            return depth / 2 - v, half
        if v < flat + round_the_fold:
            turn = (v - flat) / half
            return half - depth / 2 - math.sin(turn) * half, math.cos(turn) * half
        return half - depth / 2 + (v - flat - round_the_fold), -half

    around = 2 * flat + round_the_fold

    def place(along, v):
        x, z, (run, rise) = at(along)
        y, up = across(v)
        last = max(0.0, 1 - (1 - along) * total / 0.012)
        up *= math.sqrt(1 - last ** 2)
        x, y, z = lain(x - rise * up, y, z + run * up, base, high, seed)
        rim = max(abs(2 * x / width), abs(2 * y / depth)) ** 5
        return x, y, z - droop * rim * (z - base) / high

    sheet = surface(lambda u, v: place(u, v * around), round(total / FACE), round(around / FACE), cloth, size=(total, around))
    return sheet, total, place


def fringe(cloth, total, place, depth, count, radius):
    """Twisted ends of the warp, which keep the colour that the cloth has where they leave it."""
    for k in range(count):
        v = 0.006 + (depth - 0.03) * k / (count - 1)
        x, y, z = place(1.0, v)
        sway = 0.006 * noise.noise(Vector((k * 0.9, 0, 0)))
        knot = tube([(x - 0.004, y, z), (x + 0.014, y + sway * 0.3, z - 0.004), (x + 0.025, y + sway * 0.7, z - 0.026), (x + 0.027, y + sway, z - 0.062)],
                    radius, smooth_path=True)
        mesh = bpy.data.meshes.new_from_object(knot.evaluated_get(bpy.context.evaluated_depsgraph_get()))
        bpy.data.objects.remove(knot)
        layer = mesh.uv_layers.new(name='cloth') if not mesh.uv_layers else mesh.uv_layers[0]
        for corner in layer.data:
            corner.uv = (total, v)
        add('fringe', mesh, cloth)
