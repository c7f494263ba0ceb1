"""Colour variants: repaint a zone of a developed render in a plain colour, a wood, a metal or a print."""

import numpy as np

from colours import METALS, PALETTE, WOODS, colour, wood_tones
from developing.develop import NEUTRAL
from developing.places import places

METAL = 0.72  # a little under what metals are rendered with: polished things look brighter


def dye(name):
    """Cloth, glaze or paint: the shade of the render, in another colour."""
    target = colour(name)

    def repaint(passes, coverage, albedo, gloss):
        ratio = target / NEUTRAL
        return albedo * (1 + coverage * (ratio - 1)), gloss, ratio
    return repaint


def timber(name):
    """Wood: the grain runs between the dark and the light tone."""
    dark, light = wood_tones(name)

    def repaint(passes, coverage, albedo, gloss):
        grain = passes['detail'][..., 2:3].astype(np.float32) / np.maximum(coverage, 0.05)
        grain = np.clip((np.clip(grain, 0, 1) - 0.12) / 0.76, 0, 1)
        wood = dark + (light - dark) * grain
        return albedo * (1 - coverage) + wood * coverage, gloss, (dark + light) / 2 / NEUTRAL
    return repaint


def plate(name):
    """Bare metal: its colour is in what it reflects."""
    target = colour(name)

    def repaint(passes, coverage, albedo, gloss):
        return albedo, gloss * (1 + coverage * (target / METAL - 1)), np.ones(3)
    return repaint


def printed(pattern):
    """A print: `pattern(u, v)` gives linear albedo for places on the cloth in metres."""
    def repaint(passes, coverage, albedo, gloss):
        ink = pattern(*places(passes, coverage))
        return albedo * (1 - coverage) + albedo * ink / NEUTRAL * coverage, gloss, np.ones(3)
    return repaint


def any_paint(name):
    """The right brush for a name of the palette or of the woods."""
    if name in WOODS:
        return timber(name)
    if name in METALS:
        return plate(name)
    assert name in PALETTE, name
    return dye(name)
