"""How seams, hems and ribs are painted on cloth, where it lay when it was cut. cuts.py says which garment has which."""

import math

import cv2
import numpy as np

from colours import colour
from developing.develop import NEUTRAL
from developing.places import places

DENSITY, HALF = 2000, 0.42  # pixels for a metre; the sheet runs from -HALF to HALF both ways


class Sheet:
    """How bright the cloth is, around 1, and where the second colour goes."""

    def __init__(self):
        side = round(2 * HALF * DENSITY)
        self.shade = np.ones((side, side), np.float32)
        self.second = np.zeros((side, side), np.float32)

    def place(self, points):
        return np.round((np.asarray(points) * (1, -1) + HALF) * DENSITY * 16).astype(np.int32)

    def stroke(self, points, width):
        mask = np.zeros(self.shade.shape, np.uint8)
        cv2.polylines(mask, [self.place(points)], False, 255, max(1, round(width * DENSITY)), cv2.LINE_AA, 4)
        return mask.astype(np.float32) / 255

    def seam(self, points, both=True):
        """A sewn line: a soft valley, and a ridge of light beside it."""
        for line in (points, mirror(points)) if both else (points,):
            valley = cv2.GaussianBlur(self.stroke(line, 0.0022), (0, 0), 2.2)
            ridge = cv2.GaussianBlur(self.stroke([(x - 0.0014, y + 0.0028) for x, y in line], 0.0018), (0, 0), 2.2)
            self.shade *= 1 - 0.36 * valley + 0.12 * ridge

    def stitches(self, points, both=True, long=0.0032, gap=0.0022):
        for line in (points, mirror(points)) if both else (points,):
            for a, b in dashes(line, long, gap):
                self.shade *= 1 - 0.30 * self.stroke([a, b], 0.0013)

    def rib(self, points, width, both=True, second=False):
        """A knitted band along a line, with its ribs across it."""
        for line in (points, mirror(points)) if both else (points,):
            band = self.stroke(line, width)
            ribs = np.zeros_like(band)
            for a, b in dashes(line, 0.0004, 0.0040):
                dx, dy = b[0] - a[0], b[1] - a[1]
                span = math.hypot(dx, dy) or 1
                nx, ny = -dy / span * width / 2, dx / span * width / 2
                ribs = np.maximum(ribs, self.stroke([(a[0] - nx, a[1] - ny), (a[0] + nx, a[1] + ny)], 0.0016))
            edge = cv2.GaussianBlur(band, (0, 0), 3) * (1 - band)
            self.shade *= (1 - 0.24 * cv2.GaussianBlur(ribs, (0, 0), 1.2) * band) * (1 - 0.4 * edge)
            if second:
                self.second = np.maximum(self.second, band)

    def panel(self, points, second=True):
        mask = np.zeros(self.shade.shape, np.uint8)
        cv2.fillPoly(mask, [self.place(points)], 255, cv2.LINE_AA, 4)
        if second:
            self.second = np.maximum(self.second, mask.astype(np.float32) / 255)


def mirror(points):
    return [(-x, y) for x, y in points]


def dashes(line, long, gap):
    """Short pieces along a line."""
    for a, b in zip(line, line[1:]):
        length = math.dist(a, b)
        count = max(1, int(length / (long + gap)))
        for k in range(count):
            s, e = k / count, (k + long / (long + gap)) / count
            yield tuple(p + (q - p) * s for p, q in zip(a, b)), tuple(p + (q - p) * e for p, q in zip(a, b))


def inset(a, b, distance):
    """The line from a to b, moved to the right of its direction."""
    length = math.dist(a, b)
    nx, ny = (b[1] - a[1]) / length * distance, -(b[0] - a[0]) / length * distance
    return [(a[0] + nx, a[1] + ny), (b[0] + nx, b[1] + ny)]


def both_sides(right):
    return [(-x, y) for x, y in reversed(right)] + list(right)


def sewn(cut, main, second=None, motif=None):
    """Paint for a garment: its colour or an all-over print, its seams, a second colour, a motif."""
    sheet = cut()
    second = colour(second) if second else None
    ground = main if callable(main) else colour(main)

    def repaint(passes, coverage, albedo, gloss):
        u, v = places(passes, coverage)
        x, y = ((u + HALF) * DENSITY).astype(np.float32), ((HALF - v) * DENSITY).astype(np.float32)
        look = lambda image: cv2.remap(image, x, y, cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE)
        ink = ground(u, v) if callable(ground) else np.broadcast_to(ground, albedo.shape)
        if motif:
            ink = motif(u, v, ink)
        if second is not None:
            share = look(sheet.second)[..., None]
            ink = ink * (1 - share) + second * share
        ink = ink * look(sheet.shade)[..., None]
        return albedo * (1 - coverage) + albedo * ink / NEUTRAL * coverage, gloss, np.ones(3)
    return repaint
