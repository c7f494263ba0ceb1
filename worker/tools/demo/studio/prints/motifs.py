"""What is printed on the chest of a garment: figures as an ink with its own coverage."""

import functools

import cv2
import numpy as np

from prints import figures
from colours import colour
from prints.tiles import Tile

SIDE = 0.20


@functools.lru_cache(maxsize=None)
def painted(figure, size, inks):
    """(linear ink times coverage, coverage) of one figure in the middle of a square of SIDE metres."""
    over = []
    for ground in ('#000000', '#ffffff'):
        tile = Tile(SIDE, SIDE, ground, 3000)
        getattr(figures, figure)(tile, SIDE / 2, SIDE / 2, size, inks)
        over.append(tile.done(0)[0].astype(np.float32))
    black, white = over
    return black, np.clip(1 - (white - black).mean(2, keepdims=True), 0, 1)


def motif(figure, *inks, size=0.045, at=(0.0, 0.045)):
    """A figure on the cloth, for trims.sewn."""
    def put(u, v, ink):
        black, share = painted(figure, size, inks)
        side = black.shape[0]
        x = ((u - at[0]) / SIDE + 0.5) * side
        y = ((at[1] - v) / SIDE + 0.5) * side
        look = lambda image: cv2.remap(image, x.astype(np.float32), y.astype(np.float32), cv2.INTER_LINEAR, borderMode=cv2.BORDER_CONSTANT)
        return ink * (1 - look(share)[..., None]) + look(black)
    return put


def beaming_sun(u, v, ink, at=(0.0, 0.055), radius=0.042, name='ochre'):
    """A sun with uneven rays."""
    dx, dy = u - at[0], v - at[1]
    r, a = np.hypot(dx, dy), np.arctan2(dy, dx)
    step = lambda d: np.clip(d / 0.0012 + 0.5, 0, 1)
    rays = step(np.cos(a * 12) * 0.006 - 0.0005) * step(r - radius * 1.22) * step(radius * (1.62 + 0.12 * np.sin(a * 5)) - r)
    share = np.maximum(step(radius - r), rays)[..., None]
    return ink * (1 - share) + colour(name) * share


def wide_rainbow(u, v, ink, at=(0.0, 0.02), names=('rust', 'ochre', 'blush', 'sage')):
    """Four bows with air between them."""
    dx, dy = u - at[0], v - at[1]
    r = np.hypot(dx, dy)
    step = lambda d: np.clip(d / 0.0012 + 0.5, 0, 1)
    for k, name in enumerate(names):
        outer = 0.068 - k * 0.014
        share = (step(outer - r) * step(r - outer + 0.0105) * step(dy))[..., None]
        ink = ink * (1 - share) + colour(name) * share
    return ink
