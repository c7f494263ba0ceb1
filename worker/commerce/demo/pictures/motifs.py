"""What is printed on the chest of a garment: figures as an ink with its own coverage."""

import functools

import cv2
import numpy as np

import figures
from tiles import Tile

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
