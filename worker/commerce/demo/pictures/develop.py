"""From passes to a picture: clean the light, repaint the colours, expose.

A pixel is colour x light (diffuse) + colour x light (gloss) + the rest. Only the light is noisy, so
only the light is denoised and every thread of the cloth stays sharp; and only the colour changes
between variants, so a variant costs milliseconds.
"""

import os

os.environ.setdefault('OPENCV_IO_ENABLE_OPENEXR', '1')
import cv2  # noqa: E402
import numpy as np  # noqa: E402

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
    guides = np.concatenate([p['normal'] * 1.6, p['diffuse-colour'] * 1.2, p['zone'] * 2], axis=2)
    clean = {
        'direct': denoise(p['diffuse-direct'], guides), 'indirect': denoise(p['diffuse-indirect'], guides),
        'gloss': denoise(np.minimum(gloss, 12), guides, 0.7),
        'rest': denoise(np.clip(rest, 0, 30), guides),
        'diffuse-colour': p['diffuse-colour'], 'gloss-colour': p['gloss-colour'],
        'zone': p['zone'], 'detail': p['detail'],
    }
    np.savez(cache, **{k: v.astype(np.float16) for k, v in clean.items()})
    return clean


def denoise(light, guides, strength=1.0):
    """Edge-avoiding wavelets: blur where light, normals and colours agree, in ever wider steps."""
    if float(light.max()) < 1e-4:
        return light
    tone = np.log1p(light * 4).astype(np.float32)
    kernel = (0.0625, 0.25, 0.375, 0.25, 0.0625)
    sigma = 0.30 * strength
    for level in range(4):
        step = 1 << level
        smoothed = cv2.GaussianBlur(tone, (0, 0), 0.8 + 0.5 * level) if level < 2 else tone
        total = np.zeros_like(tone)
        weights = np.zeros(tone.shape[:2], np.float32)
        for dy in range(-2, 3):
            for dx in range(-2, 3):
                shift = (dy * step, dx * step)
                difference = moved(smoothed, shift) - smoothed
                apart = np.einsum('ijk,ijk->ij', difference, difference) / (3 * sigma * sigma)
                unlike = moved(guides, shift) - guides
                apart += np.einsum('ijk,ijk->ij', unlike, unlike) / 0.05
                weight = kernel[dy + 2] * kernel[dx + 2] * np.exp(-apart)
                total += moved(tone, shift) * weight[..., None]
                weights += weight
        tone = total / weights[..., None]
        sigma *= 0.62
    return np.expm1(tone) / 4


def moved(image, shift):
    dy, dx = shift
    h, w = image.shape[:2]
    rows = np.clip(np.arange(h) + dy, 0, h - 1)
    columns = np.clip(np.arange(w) + dx, 0, w - 1)
    return image[rows][:, columns]


def compose(passes, paint=None):
    """Puts the passes together. `paint` maps a zone to a function (passes, coverage) → linear albedo,
    or to (albedo, 'metal'). Returns linear light."""
    colour = passes['diffuse-colour'].astype(np.float32)
    gloss_colour = passes['gloss-colour'].astype(np.float32)
    indirect = passes['indirect'].astype(np.float32)
    for zone, repaint in (paint or {}).items():
        coverage = np.clip(passes['zone'][..., zone:zone + 1].astype(np.float32), 0, 1)
        if coverage.max() <= 0:
            continue
        colour, gloss_colour, ratio = repaint(passes, coverage, colour, gloss_colour)
        # Light that bounced between surfaces of this zone took on their colour once more.
        indirect = indirect * (1 + coverage * (np.clip(ratio, 0.02, 1.6) ** 0.55 - 1))
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


def save(picture, path, quality=80):
    cv2.imwrite(path, picture[..., ::-1], [cv2.IMWRITE_WEBP_QUALITY, quality])
