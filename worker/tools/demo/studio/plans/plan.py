"""How a plan is written: which models there are, in which department, and in which colours each is sold.

A colour maps the zones of a model to paints: 0 main, 1 second, 2 third (see materials.py). Paints are
names of colours, or functions where a pattern has to be drawn, which takes a second and so waits until
the model is developed. `master` names the render when several products come from one.
"""

from prints import patterns
from prints.tiles import sampler
from developing.tint import printed

ALL_WOODS = ('oak', 'walnut', 'ash', 'black-oak', 'white-wood')
ON_WALL = 1.28  # exposure of what hangs on the pale wall


def model(department, title, colours, **more):
    return {'department': department, 'title': title, 'colours': colours, **more}


def cloth(*names, wood='oak'):
    """Cloth or glaze in zone 0, wood in zone 1."""
    return {name: {0: name, 1: wood} for name in names}


def pieces(names, **zones):
    """The same second and third zone (z1, z2) for every colour."""
    return {name: {0: name, **{int(key[1:]): paint for key, paint in zones.items()}} for name in names}


def woods(*names, zone=1, **more):
    extra = {int(key[1:]): value for key, value in more.items()}
    return {name: {zone: name, **extra} for name in names}


def metals(*names, zone=2, **more):
    extra = {int(key[1:]): value for key, value in more.items()}
    return {name: {zone: name, **extra} for name in names}


def on(pattern, *inks, scale=1.0, turn=0.0):
    return lambda: printed(sampler(patterns.drawn(pattern, *inks), scale, turn, 0.0006))


def prints(pattern, inks, scale=1.0, turn=0.0, **zones):
    """One pattern in several colourings: {colour: inks}."""
    rest = {int(key[1:]): paint for key, paint in zones.items()}
    return {name: {0: on(pattern, *colours, scale=scale, turn=turn), **rest} for name, colours in inks.items()}
