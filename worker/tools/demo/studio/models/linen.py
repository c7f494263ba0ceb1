"""More cloth for bed, bath and kitchen: pillow, duvet, bath mat, oven glove, tea towels, apron."""

import math

from mathutils import Vector, noise

from clothes import garments
from models.kidswear import sewn
from building.folding import folded, folded_twice
from building.materials import fabric
from building.shapes import surface, tube
from models.textiles import cushion_shape


def pillow():
    """Down in white cotton, lying, a second one leaning on it."""
    cotton = fabric(0, 'canvas')
    low = cushion_shape(cotton, 0.70, 0.50, step=0.021, pressure=6.0, seed=2)
    low.location = (0, 0, 0.07)
    high = cushion_shape(cotton, 0.70, 0.50, step=0.021, pressure=6.0, seed=7)
    high.location, high.rotation_euler = (0.02, 0.12, 0.34), (math.radians(66), 0, math.radians(3))


def duvet():
    """Folded in four, thick and soft."""
    sheet = folded(fabric(0, 'canvas'), 0.62, 0.50, 4, 0.062, seed=5)
    for vertex in sheet.data.vertices:
        x, y, z = vertex.co
        swell = noise.noise(Vector((x * 7, y * 7, z * 3))) + math.sin(x * 21) * math.sin(y * 21) * 0.5
        vertex.co.z = z + 0.010 * swell * min(1, z / 0.05)


def bath_mat():
    """Tufts in rows on a flat edge."""
    cloth, w, d = fabric(0, 'terry', scale=0.55), 0.80, 0.50

    def point(u, v):
        x, y = (u - 0.5) * w, (v - 0.5) * d
        inner = max(0.0, min(1.0, (min(w / 2 - abs(x), d / 2 - abs(y)) - 0.018) / 0.012))
        tuft = 0.5 + 0.5 * math.sin(y * 190) * (0.7 + 0.3 * math.sin(x * 130))
        return x, y, 0.006 + inner * (0.010 + 0.008 * tuft + 0.003 * noise.noise(Vector((x * 40, y * 40, 0))))

    mat = surface(point, 320, 240, cloth, 0.008, size=(w, d))
    mat.modifiers['bevel'].width = 0.002


GLOVE = [(-0.072, -0.150, 0.006), (0.072, -0.150, 0.006), (0.078, 0.020, 0.03), (0.132, 0.010, 0.03), (0.150, 0.052, 0.03), (0.086, 0.096, 0.02),
         (0.074, 0.150, 0.06), (0.0, 0.186, 0.07), (-0.070, 0.150, 0.06), (-0.080, 0.0, 0.05)]


def oven_glove():
    """Quilted, with a loop to hang it by."""
    cloth = fabric(0, 'canvas', scale=0.8)
    # Stitched in squares of 3.4 cm that stand on a corner; the filling rises between.
    quilt = lambda x, y: 0.010 * abs(math.sin((x + y) * 66) * math.sin((x - y) * 66)) ** 0.5 - 0.006
    sewn(GLOVE[::-1], cloth, whole=True, pressure=2.4, seed=4, folds=quilt, step=0.005)
    cuff = [(-0.078, -0.118, 0.004), (0.078, -0.118, 0.004), (0.080, -0.156, 0.004), (-0.080, -0.156, 0.004)]
    sewn(cuff, fabric(1, 'canvas'), whole=True, pressure=0.9, level=0.004, seed=5)
    loop = [(-0.066 + 0.016 * math.cos(a), -0.170 + 0.030 * math.sin(a), 0.006) for a in (k / 24 * math.tau for k in range(24))]
    tube(loop, 0.0035, cloth, closed=True)


def tea_towels():
    """Two folded cloths, one on the other."""
    cloth = fabric(0, 'linen', scale=0.7)
    folded_twice(cloth, 0.30, 0.22, 3, 0.0115, seed=2, droop=0.012)
    upper, _, _ = folded_twice(cloth, 0.285, 0.21, 3, 0.0115, 0.027, seed=9, droop=0.016)
    upper.rotation_euler = (0, 0, math.radians(4))


def apron():
    cloth = fabric(0, 'linen', scale=0.8)
    for side in (-1, 1):
        tape = [(side * 0.108, 0.292), (side * 0.112, 0.345), (side * 0.075, 0.395), (0, 0.412)]
        tube([(x, y, 0.006) for x, y in tape], 0.006, cloth, smooth_path=True)
        string = [(side * 0.262, 0.062), (side * 0.315, 0.030), (side * 0.330, -0.050), (side * 0.300, -0.120)]
        tube([(x, y, 0.006) for x, y in string], 0.006, cloth, smooth_path=True)
    sewn(garments.APRON, cloth, step=0.013, pressure=0.5, level=0.004, seed=6)
    pocket = [(-0.130, -0.020, 0.003), (0.130, -0.020, 0.003), (0.130, -0.180, 0.016), (-0.130, -0.180, 0.016)]
    sewn(pocket, cloth, whole=True, pressure=0.3, level=0.012, seed=4)


MODELS = {
    'pillow': dict(build=pillow, turn=-18, elevation=14, fill=(0.74, 0.62), near=dict(spot=(0.3, 0.2), wide=0.4, turn=-24.0, elevation=16.0)),
    'duvet': dict(build=duvet, turn=-44, elevation=18, fill=(0.74, 0.6), near=dict(spot=(0.62, 0.5), wide=0.44, turn=-40.0, elevation=26.0)),
    'bath-mat': dict(build=bath_mat, turn=-24, elevation=42, fill=(0.80, 0.7), near=dict(spot=(0.45, 0.5), wide=0.2, elevation=54.0)),
    'tea-towels': dict(build=tea_towels, turn=-48, elevation=24, fill=(0.68, 0.6), near=dict(spot=(0.5, 0.4), wide=0.18, turn=-30.0, elevation=48.0)),
    'oven-glove': dict(build=oven_glove, flat=True, fill=(0.62, 0.70), near=dict(spot=(0.5, 0.35), turn=-15.0, elevation=62.0)),
    'apron': dict(build=apron, flat=True, fill=(0.76, 0.80), near=dict(spot=(0.5, 0.68), turn=-15.0, elevation=62.0)),
}
