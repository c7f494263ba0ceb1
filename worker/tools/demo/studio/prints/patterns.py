"""The patterns of the brand by name, for wallpaper, printed cloth and posters."""

from prints import posters
from prints import botanical
from prints import geometric
from prints import nursery
from prints import woven

FAMILIES = (woven, geometric, botanical, nursery, posters)


def drawn(name, *inks):
    """The finished tile of a pattern: its ground, then its inks."""
    family = next(family for family in FAMILIES if hasattr(family, name))
    return getattr(family, name)(*inks)
