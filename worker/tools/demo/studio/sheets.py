"""Pictures side by side, to be looked at: python3 sheets.py MEDIA OUT [MODEL...]

Each cell is a part of a picture at 100 %, with the whole picture small in its corner and its name above.
"""

import json
import os
import sys

import cv2
import numpy as np

COLUMNS, ROWS, CELL, LABEL = 4, 4, 360, 22
SMALL = (97, 120)


def pictures_of(index, models):
    for model, entry in index.items():
        if not models or model in models:
            for files in entry['colours'].values():
                yield from files


def cell(folder, file):
    """The middle of a picture as it is, and what it is a part of."""
    picture = cv2.imread(os.path.join(folder, file))
    top, left = ((length - CELL) // 2 for length in picture.shape[:2])
    part = picture[top:top + CELL, left:left + CELL].copy()
    small = cv2.resize(picture, SMALL, interpolation=cv2.INTER_AREA)
    part[CELL - small.shape[0]:, :small.shape[1]] = small
    label = np.full((LABEL, CELL, 3), 255, np.uint8)
    cv2.putText(label, file.removesuffix('.webp'), (4, 16), cv2.FONT_HERSHEY_SIMPLEX, 0.45, (0, 0, 0), 1, cv2.LINE_AA)
    return np.vstack([label, part])


def sheet(cells):
    blank = np.full_like(cells[0], 255)
    filled = cells + [blank] * (COLUMNS * ROWS - len(cells))
    return np.vstack([np.hstack(filled[row * COLUMNS:(row + 1) * COLUMNS]) for row in range(ROWS)])


def main(media, out, *models):
    with open(os.path.join(media, 'index.json'), encoding='utf-8') as file:
        files = list(pictures_of(json.load(file), models))
    os.makedirs(out, exist_ok=True)
    for number, first in enumerate(range(0, len(files), COLUMNS * ROWS)):
        cells = [cell(media, file) for file in files[first:first + COLUMNS * ROWS]]
        cv2.imwrite(os.path.join(out, f'sheet-{number:03}.jpg'), sheet(cells), [cv2.IMWRITE_JPEG_QUALITY, 92])


main(*sys.argv[1:])
