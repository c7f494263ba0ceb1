"""The patterns of the brand by name, for wallpaper, printed cloth and posters."""

import posters
import prints_botanical
import prints_geometric
import prints_nursery
import prints_woven

FAMILIES = (prints_woven, prints_geometric, prints_botanical, prints_nursery, posters)


def drawn(name, *inks):
    """The finished tile of a pattern: its ground, then its inks."""
    family = next(family for family in FAMILIES if hasattr(family, name))
    return getattr(family, name)(*inks)
