"""The seams, hems and ribs of each garment."""

from clothes import garments
from clothes.trims import Sheet, both_sides, inset


def tshirt():
    s, g = Sheet(), garments.TSHIRT
    s.seam([(0.150, 0.205), (0.146, 0.160), (0.150, 0.098)])
    s.stitches(inset(g[4][:2], g[5][:2], 0.013))
    s.stitches([(-0.158, -0.214), (0.158, -0.216)], False)
    return s


def sweater():
    s, g = Sheet(), garments.SWEATER
    s.seam([(0.152, 0.203), (0.146, 0.140), (0.164, 0.070)])
    s.rib(inset(g[4][:2], g[5][:2], 0.014), 0.034, second=True)
    s.rib([(-0.17, -0.198), (0.17, -0.198)], 0.040, False, second=True)
    return s


def dress():
    s, g = Sheet(), garments.DRESS
    s.seam([(0.124, 0.252), (0.118, 0.205), (0.124, 0.158)])
    s.seam([(-0.124, 0.047), (0.124, 0.047)], False)
    s.stitches(inset(g[4][:2], g[5][:2], 0.010))
    s.stitches(both_sides([(0, -0.284), (0.12, -0.278), (0.232, -0.250)]), False)
    return s


def dungarees():
    s = Sheet()
    s.stitches([(-0.072, 0.157), (0.072, 0.157)], False)
    s.seam([(-0.150, 0.030), (0.150, 0.030)], False)
    s.stitches([(-0.150, 0.025), (0.150, 0.025)], False)
    s.stitches([(-0.150, 0.002), (0.150, 0.002)], False)
    s.seam([(-0.150, -0.003), (0.150, -0.003)], False)
    s.seam([(0, -0.005), (0, -0.125)], False)
    s.stitches([(0.006, -0.005), (0.006, -0.10)], False)
    s.seam([(0.072, -0.004), (0.092, -0.045), (0.155, -0.062)])
    s.stitches([(0.076, -0.010), (0.096, -0.050), (0.155, -0.068)])
    s.seam([(0.068, -0.312), (0.185, -0.308)])
    s.stitches([(0.040, 0.117), (-0.040, 0.117)], False)
    return s


def trousers():
    s = Sheet()
    s.rib([(-0.125, 0.210), (0.125, 0.210)], 0.030, False)
    s.seam([(0, 0.194), (0, 0.045)], False)
    s.seam([(0.078, 0.194), (0.092, 0.140), (0.145, 0.112)])
    s.stitches([(0.083, 0.192), (0.096, 0.135), (0.145, 0.106)])
    s.stitches([(0.060, -0.246), (0.162, -0.242)])
    return s


def nightwear():
    s = Sheet()
    s.seam([(0.006, 0.150), (0.006, -0.196)], False)
    s.seam([(0.152, 0.205), (0.146, 0.150), (0.156, 0.082)])
    s.stitches(inset((0.290, -0.035), (0.236, -0.066), 0.014))
    s.stitches([(-0.165, -0.178), (0.165, -0.178)], False)
    return s


def socks():
    s = Sheet()
    s.rib([(-0.040, 0.100), (0.040, 0.100)], 0.044, False)
    s.panel([(0.052, -0.03), (0.13, -0.03), (0.13, -0.14), (0.060, -0.14)])
    s.panel([(-0.06, -0.028), (-0.012, -0.052), (-0.030, -0.13), (-0.09, -0.13)])
    return s


def beanie():
    return Sheet()


def cardigan():
    s, g = Sheet(), garments.CARDIGAN
    s.seam([(0.152, 0.203), (0.146, 0.140), (0.164, 0.070)])
    s.rib(inset(g[4][:2], g[5][:2], 0.014), 0.034)
    s.rib([(-0.17, -0.190), (0.17, -0.190)], 0.036, False)
    s.rib([(0, 0.105), (0, -0.205)], 0.028, False)
    s.seam([(0.014, 0.115), (0.014, -0.172)], False)
    return s


def jacket():
    """Quilted in lozenges, with a zip and a band of the lining."""
    s, g = Sheet(), garments.JACKET
    for k in range(-9, 10):
        s.seam([(k * 0.062 - 0.25, -0.26), (k * 0.062 + 0.25, 0.24)], False)
        s.seam([(k * 0.062 + 0.25, -0.26), (k * 0.062 - 0.25, 0.24)], False)
    s.seam([(0.004, 0.190), (0.004, -0.224)], False)
    s.seam([(-0.004, 0.190), (-0.004, -0.224)], False)
    s.stitches([(0, 0.190), (0, -0.224)], False, 0.0018, 0.0014)
    s.rib(inset(g[4][:2], g[5][:2], 0.012), 0.026, second=True)
    s.seam([(0.070, -0.075), (0.128, -0.155)])
    s.seam([(0.078, -0.071), (0.136, -0.151)])
    return s


def raincoat():
    s, g = Sheet(), garments.RAINCOAT
    s.seam([(0.012, 0.180), (0.012, -0.288)], False)
    s.stitches([(0.018, 0.180), (0.018, -0.288)], False)
    s.seam([(0.152, 0.198), (0.146, 0.130), (0.168, 0.058)])
    s.stitches(inset(g[4][:2], g[5][:2], 0.018))
    s.stitches(both_sides([(0, -0.270), (0.110, -0.266), (0.205, -0.262)]), False)
    s.seam([(0.060, -0.080), (0.136, -0.084)])
    s.seam([(0.060, -0.112), (0.136, -0.116)])
    s.seam([(0.060, -0.080), (0.060, -0.112)])
    s.seam([(0.136, -0.084), (0.136, -0.116)])
    return s


def skirt():
    s = Sheet()
    s.rib([(-0.112, 0.135), (0.112, 0.135)], 0.030, False)
    s.stitches(both_sides([(0, -0.158), (0.11, -0.152), (0.214, -0.128)]), False)
    return s


def shorts():
    s = Sheet()
    s.rib([(-0.125, 0.136), (0.125, 0.136)], 0.028, False)
    s.seam([(0, 0.120), (0, -0.010)], False)
    s.seam([(0.080, 0.120), (0.094, 0.070), (0.142, 0.046)])
    s.stitches([(0.085, 0.118), (0.098, 0.066), (0.142, 0.040)])
    s.stitches([(0.040, -0.094), (0.172, -0.082)])
    return s


def romper():
    s, g = Sheet(), garments.ROMPER
    s.seam([(0.120, 0.216), (0.116, 0.160), (0.124, 0.116)])
    s.seam([(0.006, 0.200), (0.006, 0.040)], False)
    s.stitches([(-0.006, 0.200), (-0.006, 0.040)], False)
    s.stitches(inset(g[4][:2], g[5][:2], 0.010))
    s.rib([(0.062, -0.196), (0.148, -0.185)], 0.018)
    return s


def bib():
    s, g = Sheet(), garments.BIB
    outline = garments.rounded(garments.mirrored(g))
    s.rib(outline + outline[:1], 0.009, False, second=True)
    return s


def apron():
    s = Sheet()
    s.stitches([(-0.116, 0.286), (0.116, 0.286)], False)
    s.stitches([(-0.264, -0.366), (0.264, -0.366)], False)
    for x in (-0.130, 0.130):
        s.seam([(x, -0.020), (x, -0.180)], False)
    s.seam([(-0.130, -0.180), (0.130, -0.180)], False)
    s.seam([(-0.130, -0.020), (0.130, -0.020)], False)
    s.stitches([(-0.130, -0.032), (0.130, -0.032)], False)
    s.seam([(0, -0.020), (0, -0.180)], False)
    return s
