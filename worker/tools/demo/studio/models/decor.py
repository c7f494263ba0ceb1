"""Home decor: vases, bowl, candle holders, plant pot, basket, tray, and what hangs on a wall."""

import math

from colours import colour
from building.yarns import rope
from models.keeping import coil
from models.greenery import blades, branch, leaf_material
from building.materials import ceramic, fibre, glow, lacquer, metal, mirror, plain, printed_paper, wood
from building.shapes import box, disc, group, lathe, rod, surface, tube


def vase_bottle():
    """Narrow neck, round shoulders, one eucalyptus branch."""
    lathe([(0, 0), (0.055, 0), (0.078, 0.012), (0.098, 0.07), (0.088, 0.13), (0.050, 0.175), (0.026, 0.205),
           (0.022, 0.250), (0.026, 0.278), (0.031, 0.287)], material=ceramic(0, glaze='raw'), wall=0.005, wobble=0.010)
    green, stem = leaf_material((0.20, 0.27, 0.19)), plain((0.20, 0.15, 0.09))
    branch((0.012, 0, 0.20), (-0.10, -0.02, 0.56), green, stem, 3, 9, 0.078, 0.80, 0.30)
    branch((-0.014, 0, 0.20), (0.12, 0.02, 0.50), green, stem, 8, 8, 0.074, 0.80, 0.32)


def vase_round():
    """A moon of a vase with a small collar."""
    lathe([(0, 0), (0.06, 0), (0.075, 0.006), (0.128, 0.062), (0.147, 0.125), (0.130, 0.190), (0.080, 0.236),
           (0.052, 0.248), (0.048, 0.262), (0.054, 0.276)], material=ceramic(0, glaze='satin'), wall=0.006, wobble=0.012)


def vase_tall():
    """A fluted column."""
    lathe([(0, 0), (0.060, 0), (0.070, 0.006), (0.080, 0.10), (0.092, 0.22), (0.088, 0.31), (0.070, 0.365),
           (0.064, 0.385), (0.072, 0.405)], material=ceramic(0, glaze='gloss'), wall=0.005, flutes=26, segments=416)


def bowl():
    lathe([(0, 0.012), (0.045, 0.012), (0.050, 0), (0.056, 0), (0.058, 0.012), (0.110, 0.040), (0.145, 0.080),
           (0.156, 0.104)], material=ceramic(0, glaze='raw'), wall=0.007, wobble=0.014, seed=5)


def candle(x, y, base, height, wax, wick):
    rod((x, y, base), (x, y, base + height), 0.0112, 0.0095, wax, 0.003)
    rod((x, y, base + height - 0.004), (x + 0.001, y, base + height + 0.010), 0.0011, 0.0008, wick, 0)


def candle_holders():
    """Three turned holders of different height with dinner candles."""
    brass, wax, wick = metal(2, rough=0.22), plain((0.80, 0.74, 0.64), 0.5, 0.4), plain((0.04, 0.04, 0.04))
    for x, y, tall, high in ((-0.082, 0.02, 0.20, 0.21), (0.018, -0.045, 0.10, 0.22), (0.100, 0.035, 0.15, 0.19)):
        lathe([(0, 0), (0.040, 0), (0.044, 0.004), (0.040, 0.009), (0.012, 0.016), (0.0065, 0.03),
               (0.0062, tall * 0.5), (0.0115, tall * 0.52), (0.0115, tall * 0.55), (0.0062, tall * 0.57),
               (0.0065, tall - 0.03), (0.016, tall - 0.016), (0.0165, tall), (0.013, tall + 0.001),
               (0, tall - 0.001)], (x, y, 0), brass, crisp=False)
        candle(x, y, tall - 0.004, high, wax, wick)


def plant_pot():
    lathe([(0, 0), (0.100, 0), (0.108, 0.005), (0.128, 0.12), (0.140, 0.225), (0.141, 0.235)],
          material=ceramic(0, glaze='raw'), wall=0.008, wobble=0.005)
    lathe([(0, 0), (0.125, 0), (0.132, 0.004), (0.135, 0.016), (0.128, 0.018), (0.12, 0.008), (0, 0.008)],
          material=ceramic(0, glaze='raw'), crisp=True)
    disc(0.128, 0.01, (0, 0, 0.205), plain((0.045, 0.032, 0.024), 0.95), 0)
    blades(13, 0.062, 0.46, 0.20, leaf_material((0.16, 0.24, 0.12), 0.4))


def basket():
    """Coils of seagrass that widen, two rope handles."""
    grass = fibre(0)
    coils = 19
    for i in range(coils):
        coil(0.165 + 0.055 * math.sin(i / (coils - 1) * math.pi * 0.62), 0.012 + i * 0.0172, grass, seed=i)
    disc(0.165, 0.02, (0, 0, 0.011), grass)
    top = 0.012 + 18 * 0.0172
    for x in (-1, 1):
        arc = [(x * (0.214 + 0.022 * math.sin(t * math.pi)), -0.075 + 0.15 * t, top - 0.02 + 0.085 * math.sin(t * math.pi))
               for t in (k / 70 for k in range(71))]
        rope(arc, 0.009, grass)


def tray():
    """A round oak tray with a carafe and two cups on it."""
    lathe([(0, 0), (0.185, 0), (0.194, 0.004), (0.198, 0.030), (0.194, 0.034), (0.189, 0.030), (0.184, 0.014),
           (0, 0.012)], material=wood(1, 'X'), crisp=True)
    clay = ceramic(0, glaze='satin')
    lathe([(0, 0), (0.050, 0), (0.060, 0.008), (0.062, 0.07), (0.052, 0.12), (0.034, 0.155), (0.033, 0.185), (0.040, 0.200)],
          (-0.06, 0.04, 0.0125), clay, wall=0.004)
    for x, y in ((0.075, 0.03), (0.02, -0.09)):
        lathe([(0, 0), (0.028, 0), (0.034, 0.006), (0.037, 0.05), (0.039, 0.072)], (x, y, 0.0125), clay, wall=0.0032)


def round_mirror():
    """Hung on a wall: a disc of glass in a slim metal rim."""
    rim, glassy = metal(2, rough=0.25), mirror()
    ring = [(math.cos(a / 120 * math.tau) * 0.35, 0, 1.5 + math.sin(a / 120 * math.tau) * 0.35) for a in range(120)]
    tube(ring, 0.011, rim, closed=True, at=(0, -0.022, 0))
    disc(0.345, 0.012, (0, -0.018, 1.5), glassy, 0).rotation_euler = (math.pi / 2, 0, 0)
    reflected_room()


def reflected_room():
    """What a mirror sees: a room in half light with tall windows, far behind the camera."""
    half_light, boards, bright = glow((0.80, 0.74, 0.66), 0.30), glow((0.62, 0.47, 0.33), 0.22), glow((1, 0.98, 0.94), 0.62)
    screens = [surface(lambda u, v: ((u - 0.5) * 16, -9, v * 7.5), 1, 1, half_light),
               surface(lambda u, v: ((u - 0.5) * 16, -9 + v * 8, -0.005), 1, 1, boards)]
    for x in (-4.35, -3.55, -0.75, 0.05, 2.85, 3.65):
        for low in (0.9, 1.95, 3.0):
            screens.append(surface(lambda u, v, x=x, low=low: (x + u * 0.72, -8.9, low + v * 0.98), 1, 1, bright))
    screens.append(surface(lambda u, v: ((u - 0.5) * 16, -8.95, v * 0.14), 1, 1, glow((0.90, 0.87, 0.82), 0.34)))
    for screen in screens:
        screen.visible_diffuse = screen.visible_camera = screen.visible_shadow = False
        screen['unframed'] = True


def wall_clock():
    face, hands, rim = lacquer(0), lacquer(None, (0.06, 0.055, 0.05)), wood(1, 'X')
    shell = lathe([(0.138, 0), (0.150, 0.002), (0.155, 0.020), (0.153, 0.042), (0.146, 0.046), (0.141, 0.040),
                   (0.139, 0.018)], material=rim, crisp=True)
    dial = disc(0.142, 0.012, (0, 0, 0.012), face, 0)
    parts = [shell, dial]
    for hour in range(12):
        a = hour / 12 * math.tau
        long = 0.026 if hour % 3 == 0 else 0.014
        mark = box((0.0042 if hour % 3 == 0 else 0.0028, long, 0.002), (math.sin(a) * (0.126 - long / 2), math.cos(a) * (0.126 - long / 2), 0.019), hands, 0)
        mark.rotation_euler = (0, 0, -a)
        parts.append(mark)
    for length, width, hour, level in ((0.072, 0.0075, 10.15, 0.023), (0.108, 0.005, 1.8, 0.026)):
        a = hour / 12 * math.tau
        hand = box((width, length + 0.022, 0.002), (math.sin(a) * (length - 0.022) / 2, math.cos(a) * (length - 0.022) / 2, level), hands, 0.0006)
        hand.rotation_euler = (0, 0, -a)
        parts.append(hand)
    parts.append(disc(0.008, 0.012, (0, 0, 0.026), metal(2), 0.002))
    root = group(parts, (0, 0, 1.5))
    root.rotation_euler = (math.pi / 2, 0, 0)


def picture_frame():
    """A framed print with a mount; the print itself is painted on by tint.py (zone 0)."""
    oak, across = wood(1, 'Z'), wood(1, 'X')
    w, h, bar, deep = 0.50, 0.70, 0.018, 0.028
    for x in (-1, 1):
        box((bar, deep, h), (x * (w - bar) / 2, -deep / 2, 1.5), oak, 0.0015)
    for z in (-1, 1):
        box((w - bar * 2, deep, bar), (0, -deep / 2, 1.5 + z * (h - bar) / 2), across, 0.0015)
    sheet = lambda a, b, y: lambda u, v: ((u - 0.5) * a, y, 1.5 + (v - 0.5) * b)
    surface(sheet(w - bar, h - bar, -0.010), 2, 2, plain((0.80, 0.79, 0.76), 0.9), size=(1, 1))
    surface(sheet(0.33, 0.47, -0.0112), 2, 2, printed_paper(0), size=(0.33, 0.47))


HILLS = (('blush', 0.02, 0.030, 0.6), ('terracotta', -0.06, 0.026, 2.4), ('rust', -0.14, 0.022, 4.4))


def hills():
    """Hills below a sun, in colours of their own: lies on the print of a picture frame."""
    wide, high = 0.33, 0.47
    tone = lambda name: plain(tuple(float(c) for c in colour(name)), 0.9)
    surface(lambda u, v: ((u - 0.5) * wide, -0.0114, 1.5 + (v - 0.5) * high), 2, 2, tone('cream'))
    surface(lambda u, v: (0.055 + math.cos(u * math.tau) * 0.052 * v, -0.0116, 1.59 + math.sin(u * math.tau) * 0.052 * v), 96, 1, tone('ochre'))
    for layer, (name, top, rise, start) in enumerate(HILLS):
        crest = lambda u: top + rise * math.sin(u * 5.2 + start)
        surface(lambda u, v: ((u - 0.5) * wide, -0.0120 - 0.0004 * layer, 1.5 - high / 2 + (high / 2 + crest(u)) * v), 64, 1, tone(name))


MODELS = {
    'vase-bottle': dict(build=vase_bottle, elevation=9, fill=(0.62, 0.72), lift=0.0, near=dict(spot=(0.42, 0.62), wide=0.15, turn=-24.0, elevation=22.0)),
    'vase-round': dict(build=vase_round, elevation=12, fill=(0.58, 0.6), near=dict(spot=(0.42, 0.16), wide=0.15, turn=-24.0, elevation=28.0)),
    'vase-tall': dict(build=vase_tall, elevation=12, fill=(0.5, 0.64), near=dict(spot=(0.42, 0.1), wide=0.14, turn=-24.0, elevation=28.0)),
    'bowl': dict(build=bowl, elevation=24, fill=(0.64, 0.6), near=dict(spot=(0.24, 0.3), wide=0.15, turn=-24.0, elevation=30.0)),
    'candle-holders': dict(build=candle_holders, turn=12, elevation=9, fill=(0.6, 0.70), near=dict(spot=(0.16, 0.53), wide=0.15, turn=-14.0, elevation=22.0)),
    'plant-pot': dict(build=plant_pot, elevation=11, fill=(0.62, 0.74), near=dict(spot=(0.4, 0.72), wide=0.16, turn=-24.0, elevation=24.0)),
    'basket': dict(build=basket, turn=35, elevation=20, fill=(0.64, 0.6), near=dict(spot=(0.22, 0.36), wide=0.2, turn=-24.0, elevation=30.0)),
    'tray': dict(build=tray, turn=15, elevation=25, fill=(0.72, 0.6), near=dict(spot=(0.3, 0.74), wide=0.2, turn=-24.0, elevation=34.0)),
    'round-mirror': dict(build=round_mirror, hung=True, fill=(0.66, 0.6), near=dict(spot=(0.12, 0.24), wide=0.26, turn=-28.0, elevation=8.0)),
    'wall-clock': dict(build=wall_clock, hung=True, fill=(0.6, 0.6), near=dict(spot=(0.3, 0.22), wide=0.14, turn=-28.0, elevation=8.0)),
    'picture-frame': dict(build=picture_frame, hung=True, fill=(0.62, 0.66), near=dict(spot=(0.36, 0.42), turn=-22.0, elevation=8.0)),
}
