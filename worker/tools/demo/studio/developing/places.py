"""Where on its cloth each pixel lies, so that a print can be put there."""

import cv2
import numpy as np
from numpy.lib.stride_tricks import sliding_window_view

# A pixel that lies so many usual steps from its neighbour is on another sheet than that.
FAR = 5
# Steps beside each other that say what is usual there: cloth that leans away from the camera has long ones.
BESIDE = 7


def places(passes, coverage):
    """Metres along and across the cloth. Where two sheets meet, at a fold or at an edge, a pixel has seen
    both, and its mean is a place on neither: it takes the place of the nearest pixel that saw one."""
    share = coverage[..., 0]
    place = passes['detail'][..., :2].astype(np.float32) / np.maximum(coverage, 0.05)
    whole = share > 0.98
    sure = whole & ~(jumps(place, whole) | jumps(place.swapaxes(0, 1), whole.T).T)
    _, labels = cv2.distanceTransformWithLabels((~sure).astype(np.uint8), cv2.DIST_L2, 5, labelType=cv2.DIST_LABEL_PIXEL)
    pixel_of = np.zeros(labels.max() + 1, np.int64)
    pixel_of[labels[sure]] = np.flatnonzero(sure)
    place = place.reshape(-1, 2)[pixel_of[labels]]
    return place[..., 0], place[..., 1]


def jumps(place, whole):
    """The pixels on either side of a step along a row that is far longer than those beside it and than most."""
    step = np.abs(np.diff(place, axis=1)).max(2)
    margin = BESIDE // 2
    beside = sliding_window_view(np.pad(step, ((0, 0), (margin, margin)), 'edge'), BESIDE, axis=1)
    usual = np.maximum(np.median(beside, axis=2), np.median(step[whole[:, 1:]]))
    far = step > FAR * usual
    return np.pad(far, ((0, 0), (1, 0))) | np.pad(far, ((0, 0), (0, 1)))
