"""How the kidswear is cut: outlines in metres, y up, the right half from the top middle to the bottom
middle. A third number rounds that corner. Read by kidswear.py, which sews, and by trims.py, which
paints seams and ribs."""

import math

TSHIRT = [(0, 0.180), (0.040, 0.187, 0.03), (0.072, 0.228, 0.006), (0.150, 0.203, 0.03), (0.238, 0.112, 0.006),
          (0.188, 0.066, 0.006), (0.152, 0.098, 0.02), (0.158, -0.228, 0.008), (0, -0.234)]
SWEATER = [(0, 0.186), (0.042, 0.193, 0.03), (0.074, 0.226, 0.006), (0.155, 0.200, 0.05), (0.318, -0.082, 0.010),
           (0.268, -0.112, 0.010), (0.166, 0.070, 0.03), (0.164, -0.212, 0.016), (0, -0.216)]
DRESS = [(0, 0.232), (0.040, 0.238, 0.03), (0.066, 0.272, 0.006), (0.124, 0.250, 0.03), (0.196, 0.172, 0.010),
         (0.154, 0.134, 0.008), (0.124, 0.158, 0.02), (0.122, 0.045, 0.03), (0.245, -0.262, 0.02), (0.120, -0.292, 0.1),
         (0, -0.298)]
DUNGAREES = [(0, 0.165), (0.076, 0.165, 0.010), (0.090, 0.075, 0.04), (0.146, 0.028, 0.02), (0.158, -0.070, 0.05),
             (0.182, -0.345, 0.008), (0.070, -0.352, 0.008), (0.0, -0.125, 0.012)]
TROUSERS = [(0, 0.225), (0.122, 0.225, 0.006), (0.148, 0.080, 0.06), (0.160, -0.262, 0.008), (0.062, -0.266, 0.008),
            (0.0, 0.045, 0.012)]
BEANIE = [(0, 0.160), (0.060, 0.150, 0.06), (0.112, 0.060, 0.06), (0.112, -0.055, 0.02), (0, -0.058)]
BEANIE_CUFF = [(0, 0.004), (0.119, 0.000, 0.012), (0.121, -0.066, 0.014), (0, -0.070)]
# Not symmetrical: the whole outline of one sock, clockwise.
SOCK = [(-0.038, 0.120, 0.006), (0.038, 0.120, 0.006), (0.040, -0.030, 0.06), (0.098, -0.062, 0.05), (0.104, -0.112, 0.03),
        (0.040, -0.118, 0.05), (-0.044, -0.088, 0.04), (-0.040, 0.0, 0.03)]
NIGHTSHIRT = [(0, 0.150), (0.034, 0.205, 0.01), (0.070, 0.226, 0.006), (0.150, 0.203, 0.04), (0.290, -0.035, 0.008),
              (0.236, -0.066, 0.008), (0.156, 0.082, 0.03), (0.162, -0.190, 0.010), (0, -0.196)]
STRAP = [(0.050, 0.150, 0.004), (0.086, 0.150, 0.004), (0.098, 0.290, 0.02), (0.060, 0.296, 0.02)]


def rounded(points, radius=0.03, steps=5):
    """An outline with its corners rounded; a point may carry its own radius as a third number."""
    out, n = [], len(points)
    for i in range(n):
        here = points[i][:2]
        radius_here = points[i][2] if len(points[i]) > 2 else radius
        before, after = points[i - 1][:2], points[(i + 1) % n][:2]
        r = min(radius_here, math.dist(here, before) * 0.45, math.dist(here, after) * 0.45)
        if r < 1e-4:
            out.append(tuple(here))
            continue
        start, end = towards(here, before, r), towards(here, after, r)
        for k in range(steps + 1):
            t = k / steps
            out.append(tuple(s * (1 - t) ** 2 + h * 2 * t * (1 - t) + e * t * t
                             for s, h, e in zip(start, here, end)))
    return out


def towards(start, end, distance):
    share = distance / math.dist(start, end)
    return tuple(a + (b - a) * share for a, b in zip(start, end))


def mirrored(half):
    """A symmetrical outline from its right half, given from the top middle to the bottom middle."""
    return list(half) + [(-p[0], *p[1:]) for p in reversed(half) if abs(p[0]) > 1e-6]
