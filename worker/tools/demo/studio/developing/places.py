"""Where on its cloth each pixel lies, so that a print can be put there."""

import cv2
import numpy as np

# A pixel that lies so many usual steps from its neighbour is on another sheet than that.
FAR = 5


def places(passes, coverage):
    """Metres along and across the cloth. Where two sheets meet, at a fold or at an edge, a pixel has seen
    both, and its mean is a place on neither: it takes the place of the nearest pixel that saw one."""
    share = coverage[..., 0]
    place = passes['detail'][..., :2].astype(np.float32) / np.maximum(coverage, 0.05)
    steps = np.zeros(share.shape, np.float32)
    across, down = (np.abs(np.diff(place, axis=axis)).max(2) for axis in (1, 0))
    for there, step in ((steps[:, 1:], across), (steps[:, :-1], across), (steps[1:], down), (steps[:-1], down)):
        np.maximum(there, step, out=there)
    whole = share > 0.98
    sure = whole & (steps <= FAR * np.median(steps[whole]))
    _, labels = cv2.distanceTransformWithLabels((~sure).astype(np.uint8), cv2.DIST_L2, 5, labelType=cv2.DIST_LABEL_PIXEL)
    pixel_of = np.zeros(labels.max() + 1, np.int64)
    pixel_of[labels[sure]] = np.flatnonzero(sure)
    place = place.reshape(-1, 2)[pixel_of[labels]]
    return place[..., 0], place[..., 1]
