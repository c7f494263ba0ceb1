"""Products side by side on one backdrop: python3 lineups.py MEDIA

For the banners of shelves and a set whose pieces hang; covers are cut from rooms here, too. Made from
finished pictures: they were all taken in one studio, so it is enough to bring the backdrops of
neighbours to the same light.
"""

import os
import sys

import cv2
import numpy as np

from developing.develop import save
from plans.lineups import PARTS, ROOM_COVERS, SETS, SHELVES
from publish import PLAN
from plans.scenes import BANNER, COVER


PICTURE = (1200, 1488)


def files_of(names):
    """'sofa sand' → its first picture; 'sofa' → its first five colours; wallpaper lies flat."""
    for name in names:
        model, *colours = name.split()
        for colour in colours or list(PLAN[model]['colours'])[:5]:
            yield f'{model}-{colour}-2.webp' if PLAN[model]['department'] == 'wallpaper' else f'{model}-{colour}.webp'


def edge(picture, side, share=0.03):
    """The colour of the backdrop along one side, row by row, made smooth."""
    wide = round(picture.shape[1] * share)
    strip = picture[:, :wide] if side == 'left' else picture[:, -wide:]
    return cv2.GaussianBlur(strip.mean(1, keepdims=True), (1, 0), 0.1, sigmaY=9)[:, 0]


def on_one_backdrop(pictures):
    """Brings the edges of all pictures to the same colour, row by row."""
    edges = [(edge(p, 'left'), edge(p, 'right')) for p in pictures]
    target = np.mean([side for pair in edges for side in pair], 0)
    for picture, (left, right) in zip(pictures, edges):
        x = np.linspace(0, 1, picture.shape[1])[None, :, None]
        yield picture * (target / left)[:, None] ** (1 - x) * (target / right)[:, None] ** x


def fitting(pictures, size, widest=0.88, tallest=0.86, most=1.8):
    """How much of its pictures' air a row can do without: as large as all of its products stand whole in it.
    What is thin, as the cord of a lamp is, does not count."""
    wide, high = size
    step = wide / len(pictures)
    across, down = np.max([extent(picture) for picture in pictures], 0)
    return max(1, min(most, widest * step / (across * high), tallest / down))


def extent(picture):
    """How wide a product is and how far it reaches up or down from the middle, twice, in heights of its picture;
    nothing of what is as pale as its backdrop: others of its row are as large."""
    h, w = picture.shape[:2]
    x = np.linspace(0, 1, w)[None, :, None]
    backdrop = edge(picture, 'left')[:, None] * (1 - x) + edge(picture, 'right')[:, None] * x
    differs = np.abs(cv2.GaussianBlur(picture.astype(np.float32), (0, 0), 3) - backdrop).max(2) > 26
    rows, columns = np.flatnonzero(differs.mean(1) > 0.05), np.flatnonzero(differs.mean(0) > 0.03)
    if not (len(rows) and len(columns)):
        return 0, 0
    return (columns[-1] - columns[0]) / h, 2 * max(h / 2 - rows[0], rows[-1] - h / 2) / h


def lineup(pictures, size, zoom=None):
    """Pictures in a row, each cut or widened to its share of it."""
    wide, high = size
    scale = high * (zoom or fitting(pictures, size)) / pictures[0].shape[0]
    pictures = [cv2.resize(p, None, fx=scale, fy=scale, interpolation=cv2.INTER_AREA).astype(np.float32) for p in pictures]
    top = (pictures[0].shape[0] - high) // 2
    pictures = [p[top:top + high] for p in on_one_backdrop(pictures)]
    step = -(-wide // len(pictures))
    pictures = [widened(p, round(step * 1.25)) for p in pictures]
    return np.clip(faded(pictures, step, (pictures[0].shape[1] - step) // 2)[:, :wide], 0, 255).astype(np.uint8)


def widened(picture, wide, ground=0.08):
    """Goes on at both sides as the ground of its rim does, where it is narrower than that."""
    air, rim = max(0, wide - picture.shape[1] + 1) // 2, round(picture.shape[1] * ground)
    left, right = (np.pad(strip, ((0, 0), side, (0, 0)), 'reflect') for strip, side in ((picture[:, :rim], (air, 0)), (picture[:, -rim:], (0, air))))
    return np.hstack((left, picture[:, rim:-rim], right))


def faded(pictures, step, cut):
    """Side by side, each `step` wide; what is cut off of one still fades into its neighbour, so that no shadow ends in a line."""
    row = np.hstack([p[:, cut:cut + step] for p in pictures])
    over = min(cut, step // 8)
    if over:
        share = np.linspace(0, 1, 2 * over, dtype=np.float32)[None, :, None]
        for number, (left, right) in enumerate(zip(pictures, pictures[1:]), 1):
            joint = number * step
            ends, starts = left[:, cut + step - over:cut + step + over], right[:, cut - over:cut + over]
            row[:, joint - over:joint + over] = ends * (1 - share) + starts * share
    return row


def drops(pictures, size):
    """Papers that hang edge to edge."""
    wide, high = size
    each = -(-wide // len(pictures))
    row = []
    for picture in pictures:
        scale = max(each / picture.shape[1], high / picture.shape[0])
        part = cv2.resize(picture, None, fx=scale, fy=scale, interpolation=cv2.INTER_AREA)[:high, :each]
        part[:, :2] = (part[:, :2] * 0.86).astype(np.uint8)
        row.append(part)
    return np.hstack(row)[:, :wide]


def compose(media, names, size, zoom=None):
    files = list(files_of(names))
    pictures = [cv2.imread(f'{media}/{file}')[..., ::-1] for file in files]
    return drops(pictures, size) if files[0].startswith('wallpaper') else lineup(pictures, size, zoom)


def stacked(first, second):
    """Two rows on one backdrop: both come to the same colour where they meet."""
    first, second = first.astype(np.float32), second.astype(np.float32)
    last, start = (cv2.GaussianBlur(strip.mean(0, keepdims=True), (0, 0), 60) for strip in (first[-12:], second[:12]))
    meet = (last + start) / 2
    y = np.linspace(0, 1, first.shape[0])[:, None, None]
    both = np.vstack((first * (meet / last) ** (y ** 2), second * (meet / start) ** ((1 - y) ** 2)))
    return np.clip(both, 0, 255).astype(np.uint8)


def in_rows(media, rows):
    """Two rows, within the middle that a card shows."""
    wide, high = PICTURE
    shown, each = round(high * 2 / 3), high // 2
    air = (wide - shown) // 2
    return stacked(*(
        cv2.copyMakeBorder(compose(media, names, (shown, each), zoom), 0, 0, air, air, cv2.BORDER_REPLICATE)
        for zoom, *names in rows
    ))


def main(media):
    for name, (picture, top) in ROOM_COVERS.items():
        room = cv2.imread(f'{media}/{picture}.webp')[..., ::-1]
        save(room[top:top + COVER[1]], f'{media}/blog-{name}.webp', 56_000)
    for name, rows in SETS.items():
        save(in_rows(media, rows), f'{media}/set-{name}.webp', 56_000)
    for name, models in {**SHELVES, **PARTS}.items():
        if all(os.path.exists(f'{media}/{file}') for file in files_of(models)):
            save(compose(media, models, BANNER), f'{media}/banner-{name}.webp', 32_000)
            print(f'banner-{name}', flush=True)


if __name__ == '__main__':
    main(sys.argv[1])
