"""Things of paper: the gift card, a sewing pattern, a fan of swatches."""

import math

import bmesh
from mathutils import Vector, noise

from colours import PALETTE, linear
from building.materials import fabric, lacquer, metal, plain
from building.shapes import add, box, disc, from_bmesh, surface, tube


def gift_card():
    """A card that slides out of an envelope with a ribbon beside it."""
    card, paper = lacquer(0, rough=0.6), lacquer(1, rough=0.8)
    box((0.19, 0.135, 0.003), (0, -0.030, 0.0015), paper, 0.001)
    flap = lambda u, v: ((u - 0.5) * 0.19 * (1 - v), 0.0375 + v * 0.085, 0.003 + 0.0025 * v)
    surface(flap, 2, 16, paper, 0.0012)
    front = [(-0.095, -0.0975), (0.095, -0.0975), (0.095, 0.037), (0.0, -0.045), (-0.095, 0.037)]
    pocket(front, 0.0105, paper)
    sheet = box((0.165, 0.105, 0.0016), (0.004, 0.026, 0.0082), card, 0.0006, (0, 0, -3))
    sheet.modifiers['bevel'].segments = 2
    for k in range(3):
        box((0.060 - k * 0.014, 0.0022, 0.0004), (-0.030 - k * 0.007, 0.056 - k * 0.009, 0.0093), metal(None, (0.80, 0.66, 0.38)), 0, (0, 0, -3))
    ribbon = [(0.125 + 0.016 * math.sin(t * 7), -0.10 + t * 0.18, 0.004 + 0.004 * math.sin(t * 11)) for t in (k / 60 for k in range(61))]
    tube(ribbon, 0.0028, fabric(0, 'velvet'), smooth_path=True)


def pocket(outline, z, material):
    """The front of an envelope, cut to a V."""
    bm = bmesh.new()
    bm.faces.new([bm.verts.new((x, y, z)) for x, y in outline])
    item = add('pocket', from_bmesh(bm, 'pocket'), material)
    thick = item.modifiers.new('thickness', 'SOLIDIFY')
    thick.thickness = 0.0012
    return item


def pattern_lines(material):
    """The cutting lines of a small dress and its sleeves on the sheet."""
    for dx, half in ((-0.085, True), (0.075, False)):
        shape = [(0.0, 0.115), (0.030, 0.115), (0.052, 0.085), (0.044, 0.045), (0.086, -0.120), (0.0, -0.132), (0.0, 0.115)]
        for grow in (1.0, 1.10):
            tube([(dx + (x if half else -x) * grow, y * grow, 0.0105) for x, y in shape], 0.0006 if grow > 1 else 0.0009, material)


def sewing_pattern():
    """A sheet of pattern paper folded open, a paper envelope, a tape measure and two buttons."""
    tissue, ink = plain((0.72, 0.63, 0.50), 0.9), plain((0.10, 0.11, 0.15), 0.8)

    def sheet(u, v):
        x, y = (u - 0.5) * 0.42, (v - 0.5) * 0.34
        crease = 0.006 * abs(math.sin(u * math.pi * 2)) + 0.005 * abs(math.sin(v * math.pi * 2))
        return x, y, 0.003 + crease * 0.4 + 0.0012 * noise.noise(Vector((x * 12, y * 12, 1)))

    surface(sheet, 80, 60, tissue, 0.0008)
    pattern_lines(ink)
    box((0.155, 0.215, 0.004), (0.165, -0.075, 0.014), lacquer(0, rough=0.8), 0.001, (0, 0, -9))
    box((0.120, 0.080, 0.0012), (0.173, -0.040, 0.0168), lacquer(1, rough=0.8), 0, (0, 0, -9))
    for k in range(3):
        box((0.080 - k * 0.016, 0.0030, 0.0006), (0.152 - k * 0.010, -0.105 - k * 0.013, 0.0166), ink, 0, (0, 0, -9))
    tape = []
    for k in range(160):
        a, r = k / 160 * math.tau * 3.2, 0.036 + 0.00004 * k
        tape.append((-0.150 + math.cos(a) * r, -0.130 + math.sin(a) * r, 0.020))
    tape += [(tape[-1][0] + 0.0022 * k, tape[-1][1] + 0.0004 * k * math.sin(k / 9), 0.018 - 0.00006 * k) for k in range(90)]
    tube(tape, 0.0042, lacquer(1, rough=0.6))
    for x, y in ((-0.035, -0.150), (-0.010, -0.135)):
        disc(0.0085, 0.004, (x, y, 0.010), plain((0.40, 0.28, 0.18), 0.4), 0.0015)


def swatches():
    """A fan of paint cards over folded samples of cloth."""
    names = ('white', 'cream', 'sand', 'blush', 'terracotta', 'rust', 'ochre', 'sage', 'olive', 'forest', 'teal', 'sky', 'navy')
    for k, name in enumerate(names):
        a = math.radians(62 - k * 10.5)
        card = box((0.058, 0.230, 0.0012), (0, 0, 0), plain(tuple(float(c) for c in linear(PALETTE[name])), 0.85), 0.0006)
        card.location = (math.sin(-a) * 0.125, math.cos(a) * 0.125 - 0.11, 0.006 + k * 0.0016)
        card.rotation_euler = (0, 0, a)
    disc(0.007, 0.006, (0, -0.098, 0.030), metal(None, (0.80, 0.66, 0.38)), 0.001)
    for k, (name, weave) in enumerate((('sand', 'linen'), ('rust', 'velvet'), ('sage', 'boucle'))):
        cloth = fabric(None, weave, tuple(float(c) for c in linear(PALETTE[name])))
        piece = lambda u, v, k=k: ((u - 0.5) * 0.15 + 0.02 * k - 0.02, (v - 0.5) * 0.11 - 0.150 - 0.014 * k, 0.006 + 0.006 * k + 0.002 * math.sin(u * 9 + k))
        item = surface(piece, 40, 30, cloth, 0.004)
        item.rotation_euler = (0, 0, math.radians(6 - 7 * k))


MODELS = {
    'gift-card': dict(build=gift_card, flat=True, elevation=68, turn=-12, fill=(0.66, 0.66), near=dict(spot=(0.42, 0.3), wide=0.13, turn=-24.0, elevation=52.0)),
    'sewing-pattern': dict(build=sewing_pattern, flat=True, elevation=72, turn=8, fill=(0.80, 0.74)),
    'swatches': dict(build=swatches, flat=True, elevation=72, turn=-6, fill=(0.78, 0.70)),
}
