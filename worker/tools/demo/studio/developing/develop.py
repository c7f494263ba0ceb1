"""From passes to a picture: clean the light, repaint the colours, expose.

A pixel is colour x light (diffuse) + colour x light (gloss) + the rest. Only the light is noisy, so
only the light is denoised and every thread of the cloth stays sharp; and only the colour changes
between variants, so a variant costs milliseconds.
"""

import io
import os

os.environ.setdefault('OPENCV_IO_ENABLE_OPENEXR', '1')
import cv2  # noqa: E402
import numpy as np  # noqa: E402
from PIL import Image  # noqa: E402

from developing.denoise import denoise  # noqa: E402

NEUTRAL = 0.55


def read(folder, name):
    image = cv2.imread(f'{folder}/{name}.exr', cv2.IMREAD_UNCHANGED)
    return np.ascontiguousarray(image[..., 2::-1]).astype(np.float32)


def load(folder):
    """The cleaned passes of one render, cached beside it."""
    cache = f'{folder}/clean.npz'
    if os.path.exists(cache) and os.path.getmtime(cache) > os.path.getmtime(f'{folder}/combined.exr'):
        return dict(np.load(cache))
    p = {name: read(folder, name) for name in (
        'combined', 'diffuse-colour', 'diffuse-direct', 'diffuse-indirect', 'gloss-colour',
        'gloss-direct', 'gloss-indirect', 'normal', 'zone', 'detail')}
    gloss = p['gloss-direct'] + p['gloss-indirect']
    diffuse = p['diffuse-direct'] + p['diffuse-indirect']
    rest = p['combined'] - p['diffuse-colour'] * diffuse - p['gloss-colour'] * gloss
    plain = np.ones_like(p['normal'])
    # Only what glows leaves a rest.
    lights = [denoise(light, plain, p['normal']) if light.max() > 1e-4 else np.zeros_like(light)
              for light in (p['diffuse-direct'], p['diffuse-indirect'], gloss, np.maximum(rest, 0))]
    clean = dict(zip(('direct', 'indirect', 'gloss', 'rest'), lights))
    clean.update({k: p[k] for k in ('diffuse-colour', 'gloss-colour', 'zone', 'detail')})
    # A place on a wall of nine metres needs more digits than light does.
    np.savez(cache, **{k: v if k == 'detail' else v.astype(np.float16) for k, v in clean.items()})
    return clean


def compose(passes, paint=None):
    """Puts the passes together. `paint` maps a zone to one of the brushes of tint.py: (passes, coverage, colour,
    gloss) → colour, gloss, and what light takes on that bounces in the zone. Returns linear light."""
    undyed = passes['diffuse-colour'].astype(np.float32)
    unplated = passes['gloss-colour'].astype(np.float32)
    colour, gloss_colour = undyed, unplated
    indirect = passes['indirect'].astype(np.float32)
    for zone, repaint in (paint or {}).items():
        coverage = np.clip(passes['zone'][..., zone:zone + 1].astype(np.float32), 0, 1)
        if coverage.max() <= 0:
            continue
        dyed, plated, ratio = repaint(passes, coverage, undyed, unplated)
        # Where zones meet each paints its share of a pixel: none covers what another has painted.
        colour, gloss_colour = colour + dyed - undyed, gloss_colour + plated - unplated
        # Light that bounced between surfaces of this zone took on their colour once more.
        indirect = indirect * (1 + coverage * (np.clip(ratio, 0.02, 1.6) ** 0.3 - 1))
    light = passes['direct'].astype(np.float32) + indirect
    return colour * light + gloss_colour * passes['gloss'].astype(np.float32) + passes['rest'].astype(np.float32)


def expose(linear, exposure=1.0):
    """Linear light to 8-bit sRGB with a soft shoulder, so white paper stays paper."""
    x = linear * exposure
    knee = 0.62
    over = np.maximum(x - knee, 0)
    x = np.where(x > knee, knee + (1 - knee) * (1 - np.exp(-over / (1 - knee))), x)
    encoded = np.where(x <= 0.0031308, x * 12.92, 1.055 * np.maximum(x, 1e-6) ** (1 / 2.4) - 0.055)
    grain = np.random.default_rng(7).normal(0, 0.0035, encoded.shape[:2])[..., None]
    return (np.clip(encoded + grain, 0, 1) * 255 + 0.5).astype(np.uint8)


def save(picture, path, most):
    """WebP, as good as fits in `most` bytes. Cloth seen from near is all fine noise and costs the most: where
    it does not fit, it is softened by less than a pixel, which one does not see at 100 %."""
    data = as_webp(picture, most)
    if len(data) > most:
        data = as_webp(cv2.GaussianBlur(picture, (0, 0), 0.7), most)
    with open(path, 'wb') as file:
        file.write(data)


def as_webp(picture, most):
    """At the slowest method, which leaves a twentieth of the bytes away."""
    for quality in (86, 80, 74, 68, 62, 56, 50, 44):
        written = io.BytesIO()
        Image.fromarray(picture).save(written, 'WEBP', quality=quality, method=6)
        if written.tell() <= most:
            break
    return written.getvalue()
