"""How a plan is written for what is cut and sewn: a colour, a print, a motif, and the seams of the cut."""

from clothes import cuts
from prints import patterns
from clothes import trims
from prints.motifs import motif
from prints.tiles import sampler

FLAT_LAY = 1.42  # exposure of what lies on linen


def sewn(cut, main, second=None, motif=None, inks=None, scale=1.0):
    """A garment in a colour, or in a pattern when `inks` are given."""
    def make():
        ground = sampler(patterns.drawn(main, *inks), scale, 0, 0.0003) if inks else main
        return trims.sewn(getattr(cuts, cut), ground, second, motif)
    return make


def dyed(cut, *names, rib=None, **more):
    return {name: {0: sewn(cut, name, rib, **more), 1: rib or name, 2: 'brass'} for name in names}


def contrast(cut, **ribs):
    """A garment with ribs or trims of a second colour."""
    return {name: {0: sewn(cut, name, rib), 1: rib, 2: 'brass'} for name, rib in ribs.items()}


def printed(cut, pattern, scale=1.0, rib=False, **inks):
    """A garment in a pattern; its ribs take the ground of the print."""
    return {name: {0: sewn(cut, pattern, colours[0] if rib else None, inks=colours, scale=scale), 1: colours[0], 2: 'brass'}
            for name, colours in inks.items()}


def adorned(cut, figure, rib=False, size=0.045, at=(0.0, 0.045), **inks):
    """A garment with one figure; the first ink is the garment's own."""
    return {name: {0: sewn(cut, colours[0], colours[0] if rib else None, motif=motif(figure, *colours[1:], size=size, at=at)), 1: colours[0]}
            for name, colours in inks.items()}
