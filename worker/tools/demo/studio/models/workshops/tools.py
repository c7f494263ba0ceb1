"""Tools and materials of the three workshops, each lying or standing on z = 0."""

import math
import random

from mathutils import Vector, noise

from building.materials import ceramic, fabric, lacquer, metal, plain, wood
from building.shapes import box, disc, lathe, rod, surface, tube

TAU = math.tau


def hand_plane():
    """A wooden plane with its iron, wedge and handle."""
    beech = wood(1, 'X', 1.6)
    for y in (-1, 1):
        box((0.32, 0.013, 0.062), (-0.035, y * 0.0265, 0.031), beech, 0.004)
    box((0.205, 0.045, 0.062), (-0.0925, 0, 0.031), beech, 0.004)
    box((0.080, 0.045, 0.062), (0.085, 0, 0.031), beech, 0.004)
    box((0.004, 0.040, 0.135), (-0.005, 0, 0.068), metal(None, (0.62, 0.62, 0.63), 0.3), 0.0008, (0, -44, 0))
    box((0.016, 0.038, 0.095), (0.010, 0, 0.066), beech, 0.004, (0, -40, 0))
    grip = [(-0.146, 0, 0.060), (-0.152, 0, 0.088), (-0.145, 0, 0.118), (-0.156, 0, 0.144), (-0.174, 0, 0.152)]
    tube(grip, 0.0125, beech, smooth_path=True)
    lathe([(0.012, 0), (0.015, 0.010), (0.011, 0.022), (0.018, 0.036), (0.013, 0.050), (0, 0.053)], (0.096, 0, 0.060), beech)


def mallet():
    """Lies on its head's side."""
    box((0.072, 0.125, 0.072), (0, 0, 0.036), wood(1, 'Y', 1.6), 0.010)
    rod((0.02, 0, 0.036), (0.290, 0.010, 0.020), 0.0135, 0.016, wood(1, 'Z', 1.6), 0.004)


def chisel(length=0.13):
    """A turned handle with a ring of brass, and the blade along x."""
    handle = [(0, 0), (0.012, 0.002), (0.0155, 0.016), (0.0150, 0.060), (0.0115, 0.092), (0.0130, 0.108), (0.0095, 0.118)]
    item = lathe(handle, (-0.118, 0, 0.0155), wood(1, 'Z', 1.6), segments=64)
    item.rotation_euler = (0, math.radians(90), 0)
    rod((-0.004, 0, 0.0155), (0.008, 0, 0.0155), 0.0105, 0.0095, metal(None, (0.80, 0.62, 0.34)), 0.001)
    steel = metal(None, (0.66, 0.66, 0.67), 0.26)
    rod((0.004, 0, 0.0155), (0.030, 0, 0.011), 0.0060, 0.0075, steel, 0)
    box((length, 0.018, 0.0045), (0.022 + length / 2, 0, 0.0085), steel, 0.0008)


def shaving(turns, width, seed):
    """A curl that the plane has lifted off."""
    pick = random.Random(seed)
    open_by, lean = pick.uniform(0.0007, 0.0016), pick.uniform(-0.006, 0.006)

    def at(u, v):
        a = u * TAU * turns
        r = 0.007 + open_by * a
        wave = 0.0015 * noise.noise(Vector((u * 6, v, seed)))
        return (math.cos(a) * r + lean * v, (v - 0.5) * width + 0.012 * u * turns, 0.007 + open_by * TAU * turns + math.sin(a) * r + wave)

    surface(at, 140, 4, wood(1, 'Y', 2.4, 0.6), 0.0005, size=(TAU * turns * 0.02, width))


def turned_leg(length=0.44):
    """As it comes from the lathe, lying along x."""
    profile = [(0.010, 0), (0.013, 0.03), (0.015, 0.12), (0.021, 0.24), (0.0235, 0.32), (0.020, 0.385), (0.0245, 0.395), (0.0245, length), (0, length)]
    item = lathe(profile, (-length / 2, 0, 0.0245), wood(1, 'Z', 1.4), segments=72)
    item.rotation_euler = (0, math.radians(90), 0)


def yarn_cone():
    """Wool, wound crosswise on a cone of board."""
    wool = fabric(0, 'wool', scale=0.5)
    profile = [(0.042, 0.012), (0.058, 0.016), (0.062, 0.030), (0.044, 0.150), (0.036, 0.158), (0.020, 0.160)]
    lathe(profile, material=wool, segments=160, wobble=0.012)
    for lay in range(2):
        thread = []
        for k in range(1500):
            t = k / 1500
            rise = abs((t * 17) % 2 - 1)
            r = 0.0632 - 0.0185 * rise + 0.0006 * lay
            a = (1 if lay else -1) * t * TAU * 44
            thread.append((math.cos(a) * r, math.sin(a) * r, 0.028 + 0.122 * rise))
        tube(thread, 0.00085, wool)
    lathe([(0.020, 0), (0.022, 0.004), (0.012, 0.180), (0.010, 0.182), (0.007, 0.182)], material=plain((0.52, 0.40, 0.26), 0.8), segments=64)


def shuttle():
    """A boat of wood with a bobbin of yarn in it."""
    def hull(u, v):
        x = (u - 0.5) * 2
        wide = 0.021 * (1 - abs(x) ** 2.6)
        a = v * TAU
        return (x * 0.165, math.cos(a) * wide, 0.016 + math.sin(a) * 0.016 * (1 - abs(x) ** 3.2) - 0.002 * x * x)

    surface(hull, 80, 40, wood(1, 'X', 1.6), weld=True)
    box((0.150, 0.022, 0.006), (0, 0, 0.0305), plain((0.10, 0.07, 0.05), 0.9), 0.004)
    wool = fabric(0, 'wool', scale=0.5)
    rod((-0.066, 0, 0.034), (0.066, 0, 0.034), 0.0105, 0.0085, wool, 0.003)
    wound = [(-0.064 + 0.128 * k / 900, math.cos(k / 900 * TAU * 60) * 0.0108, 0.034 + math.sin(k / 900 * TAU * 60) * 0.0108) for k in range(900)]
    tube(wound, 0.0009, wool)
    for x in (-1, 1):
        rod((x * 0.160, 0, 0.014), (x * 0.178, 0, 0.0135), 0.0045, 0.0012, metal(None, (0.7, 0.7, 0.7)), 0)


def ink_pot():
    """A small pot of raw stoneware, nearly full."""
    lathe([(0.034, 0), (0.040, 0.004), (0.043, 0.030), (0.041, 0.058), (0.043, 0.064)], material=ceramic(1, glaze='satin'), wall=0.004)
    disc(0.0385, 0.004, (0, 0, 0.050), lacquer(0, rough=0.22), 0.001)


def print_block():
    """What prints: a block of pear wood with a bar to press on."""
    pear = wood(1, 'X', 1.4)
    box((0.235, 0.165, 0.024), (0, 0, 0.020), pear, 0.003)
    box((0.222, 0.152, 0.010), (0, 0, 0.005), lacquer(0, rough=0.5), 0.001)
    box((0.026, 0.130, 0.030), (0, 0, 0.055), pear, 0.010)
    for y in (-1, 1):
        box((0.030, 0.026, 0.026), (0, y * 0.048, 0.042), pear, 0.005)


def ink_roller():
    """A roller with wet ink in a frame of wire."""
    rod((-0.052, 0, 0.024), (0.052, 0, 0.024), 0.024, 0.024, lacquer(0, rough=0.16), 0.002)
    steel = metal(None, (0.7, 0.7, 0.7), 0.25)
    for x in (-1, 1):
        tube([(x * 0.050, 0, 0.024), (x * 0.062, 0, 0.024), (x * 0.062, -0.050, 0.032), (x * 0.004, -0.070, 0.034)], 0.0026, steel)
    handle = lathe([(0.006, 0), (0.009, 0.006), (0.012, 0.040), (0.014, 0.075), (0.009, 0.104), (0, 0.106)], (0, -0.066, 0.034), wood(1, 'Z', 1.6), segments=64)
    handle.rotation_euler = (math.radians(90), 0, 0)


def brush(length=0.20):
    """Stands on its handle's end."""
    lathe([(0.004, 0), (0.0065, 0.02), (0.0075, length * 0.6), (0.0052, length * 0.82)], material=wood(1, 'Z', 2), segments=48)
    rod((0, 0, length * 0.80), (0, 0, length * 0.98), 0.0066, 0.0078, metal(None, (0.80, 0.66, 0.42)), 0.001)
    lathe([(0.0072, length * 0.97), (0.0098, length * 1.06), (0.0082, length * 1.15), (0.0012, length * 1.24), (0, length * 1.245)],
          material=fabric(0, 'wool', scale=1.6), segments=48)


def brush_jar():
    """A jar of brushes."""
    lathe([(0.040, 0), (0.044, 0.006), (0.045, 0.105), (0.047, 0.112)], material=ceramic(0, glaze='raw'), wall=0.004)
