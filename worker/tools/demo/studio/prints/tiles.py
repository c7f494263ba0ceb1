"""A canvas for repeating patterns: what leaves one edge comes in at the other.

Drawn in metres at four times the size, then made smaller, so edges are soft. `sampler` turns a
finished tile into a pattern (u, v) → linear albedo that tint.py can put on any cloth or wall.
"""

import math
import random

import cv2
import numpy as np

from colours import PALETTE

DENSITY = 2000  # pixels for a metre while drawing


class Tile:
    def __init__(self, width, height, ground, density=DENSITY):
        self.size, self.density = (width, height), density
        self.shape = (round(height * density), round(width * density))
        self.image = np.empty((*self.shape, 3), np.uint8)
        self.image[:] = self.ink(ground)

    def ink(self, name):
        code = PALETTE.get(name, name)
        return tuple(int(code[i:i + 2], 16) for i in (1, 3, 5))

    def copies(self, points, margin=0.0):
        """The points, and wherever they come back in over an edge."""
        points = np.asarray(points, np.float64)
        low, high = points.min(0) - margin, points.max(0) + margin
        for dx in (-1, 0, 1):
            for dy in (-1, 0, 1):
                move = np.array([dx * self.size[0], dy * self.size[1]])
                if np.all(high + move > 0) and np.all(low + move < self.size):
                    yield np.round((points + move) * self.density * 16).astype(np.int32)

    def shape_of(self, points, colour):
        for place in self.copies(points):
            cv2.fillPoly(self.image, [place], self.ink(colour), cv2.LINE_AA, 4)

    def line(self, points, colour, width):
        for place in self.copies(points, width):
            cv2.polylines(self.image, [place], False, self.ink(colour), max(1, round(width * self.density)), cv2.LINE_AA, 4)

    def dot(self, x, y, radius, colour, wobble=0.0, seed=0):
        pick = random.Random(seed)
        turn = [pick.uniform(0, math.tau) for _ in range(3)]
        ring = []
        for k in range(48):
            a = k / 48 * math.tau
            r = radius * (1 + wobble * (math.sin(2 * a + turn[0]) + 0.6 * math.sin(3 * a + turn[1]) + 0.3 * math.sin(5 * a + turn[2])))
            ring.append((x + math.cos(a) * r, y + math.sin(a) * r))
        self.shape_of(ring, colour)

    def oval(self, x, y, wide, high, colour, turn=0.0):
        """An ellipse by its half axes, turned by `turn` radians."""
        c, s = math.cos(turn), math.sin(turn)
        ring = ((math.cos(k / 60 * math.tau) * wide, math.sin(k / 60 * math.tau) * high) for k in range(60))
        self.shape_of([(x + a * c - b * s, y + a * s + b * c) for a, b in ring], colour)

    def leaf(self, x, y, angle, length, width, colour, vein=None, bend=0.0):
        """A pointed leaf that grows from (x, y) in the direction `angle`."""
        def place(t, side):
            half = width / 2 * math.sin(math.pi * t ** 0.85) * side
            a = angle + bend * t
            cx, cy = x + math.cos(a) * length * t, y + math.sin(a) * length * t
            return cx - math.sin(a) * half, cy + math.cos(a) * half
        steps = [k / 18 for k in range(19)]
        self.shape_of([place(t, 1) for t in steps] + [place(t, -1) for t in reversed(steps)], colour)
        if vein:
            self.line([place(t * 0.9, 0) for t in steps], vein, max(0.0011, width * 0.05))

    def done(self, printed=0.035, seed=1):
        """Linear floats at half the density, with the slight unevenness of ink on paper."""
        small = cv2.resize(self.image, None, fx=0.5, fy=0.5, interpolation=cv2.INTER_AREA)
        value = small.astype(np.float32) / 255
        value = np.where(value <= 0.04045, value / 12.92, ((value + 0.055) / 1.055) ** 2.4)
        noise = np.random.default_rng(seed).normal(0, 1, value.shape[:2]).astype(np.float32)
        soft = cv2.GaussianBlur(np.tile(noise, (3, 3)), (0, 0), 5)
        h, w = noise.shape
        soft = soft[h:2 * h, w:2 * w]
        return value * (1 + printed * (0.7 * soft / soft.std() + 0.3 * noise))[..., None].clip(0.8, 1.2), self.size


def sampler(tile, scale=1.0, turn=0.0, soften=0.0):
    """(u, v) in metres → linear albedo. `scale` enlarges the repeat, `soften` blurs, in metres."""
    image, size = tile
    if soften:
        sigma = soften * image.shape[1] / (size[0] * scale)
        image = cv2.GaussianBlur(np.tile(image, (3, 3, 1)), (0, 0), sigma)[
            image.shape[0]:2 * image.shape[0], image.shape[1]:2 * image.shape[1]]
    c, s = math.cos(math.radians(turn)), math.sin(math.radians(turn))
    padded = cv2.copyMakeBorder(image, 1, 1, 1, 1, cv2.BORDER_WRAP)

    def pattern(u, v):
        u, v = u * c - v * s, u * s + v * c
        x = (u / (size[0] * scale) % 1) * image.shape[1] + 0.5
        y = ((-v) / (size[1] * scale) % 1) * image.shape[0] + 0.5
        return cv2.remap(padded, x.astype(np.float32), y.astype(np.float32), cv2.INTER_LINEAR)
    return pattern


def flat(tile, width, height, metres_wide, scale=1.0):
    """A straight view of the paper: linear pixels."""
    step = metres_wide / width
    dense = 2
    v, u = np.mgrid[0:height * dense, 0:width * dense].astype(np.float32) * (step / dense)
    return cv2.resize(sampler(tile, scale)(u, -v), (width, height), interpolation=cv2.INTER_AREA)


def tone(code, amount):
    """A palette colour made lighter (amount > 0) or darker, as '#rrggbb'."""
    code = PALETTE.get(code, code)
    values = [int(code[i:i + 2], 16) for i in (1, 3, 5)]
    target = 255 if amount > 0 else 0
    return '#' + ''.join(f'{round(v + (target - v) * abs(amount)):02x}' for v in values)


def half_drop(width, height, columns, rows):
    """Places of a repeat whose every other column hangs half a step lower: (x, y, number)."""
    for column in range(columns):
        for row in range(rows):
            drop = 0.5 if column % 2 else 0.0
            yield (column + 0.5) * width / columns, (row + 0.25 + drop) * height / rows, column * rows + row
