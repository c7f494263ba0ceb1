"""Which models there are, in which department, and in which colours each of them is sold.

A colour maps the zones of a model to paints: 0 main, 1 second, 2 third (see materials.py).
"""


def cloth(*names, wood='oak'):
    return {name: {0: name, 1: wood} for name in names}


def woods(*names, zone=1, **more):
    extra = {int(key[1:]): value for key, value in more.items()}
    return {name: {zone: name, **extra} for name in names}


def metals(*names, **more):
    extra = {int(key[1:]): value for key, value in more.items()}
    return {name: {2: name, **extra} for name in names}


def model(department, title, colours, **more):
    return {'department': department, 'title': title, 'colours': colours, **more}


FURNITURE = {
    'armchair': model('furniture', 'Bouclé armchair', cloth('cream', 'sage', 'rust', 'charcoal')),
    'sofa': model('furniture', 'Three-seat linen sofa', cloth('sand', 'grey', 'forest', 'navy')),
    'tub-chair': model('furniture', 'Velvet tub chair', {
        'ochre': {0: 'ochre', 1: 'black'}, 'forest': {0: 'forest', 1: 'black'},
        'blush': {0: 'blush', 1: 'black'}, 'navy': {0: 'navy', 1: 'black'}}),
    'dining-chair': model('furniture', 'Dining chair with padded seat', {
        'oak': {0: 'sand', 1: 'oak'}, 'walnut': {0: 'charcoal', 1: 'walnut'}, 'black': {0: 'black', 1: 'black-oak'}}),
    'bar-stool': model('furniture', 'Turned bar stool', woods('oak', 'walnut', z2='brass')),
    'bench': model('furniture', 'Upholstered hall bench', {
        'cream': {0: 'cream', 1: 'oak'}, 'terracotta': {0: 'terracotta', 1: 'oak'}, 'olive': {0: 'olive', 1: 'walnut'}}),
    'pouf': model('furniture', 'Knitted pouf', cloth('sand', 'terracotta', 'grey', 'sage')),
    'round-table': model('furniture', 'Round dining table with slatted foot', woods('oak', 'walnut')),
    'dining-table': model('furniture', 'Dining table', woods('oak', 'walnut')),
    'side-table': model('furniture', 'Tray side table', {
        'white': {0: 'white', 2: 'brass'}, 'sage': {0: 'sage', 2: 'brass'}, 'black': {0: 'black', 2: 'brass'},
        'terracotta': {0: 'terracotta', 2: 'brass'}}),
    'coffee-table': model('furniture', 'Pebble coffee table', woods('oak', 'walnut', 'black-oak')),
    'desk': model('furniture', 'Writing desk with two drawers', {
        'oak': {0: 'brass', 1: 'oak', 2: 'black'}, 'walnut': {0: 'brass', 1: 'walnut', 2: 'black'}}),
    'sideboard': model('furniture', 'Slatted sideboard', woods('oak', 'walnut', 'black-oak')),
    'bookshelf': model('furniture', 'Tall bookshelf', woods('oak', 'walnut', 'white-wood')),
    'bedside-table': model('furniture', 'Bedside table', woods('oak', 'walnut', z2='brass')),
    'bed': model('furniture', 'Upholstered bed', {
        'sand': {0: 'sand', 1: 'oak', 2: 'white'}, 'grey': {0: 'grey', 1: 'oak', 2: 'white'},
        'forest': {0: 'forest', 1: 'walnut', 2: 'white'}}),
}

DECOR = {
    'vase-bottle': model('home-decor', 'Bottle vase', cloth('white', 'terracotta', 'sage', 'charcoal')),
    'vase-round': model('home-decor', 'Moon vase', cloth('cream', 'ochre', 'navy')),
    'vase-tall': model('home-decor', 'Fluted vase', cloth('white', 'teal', 'blush')),
    'bowl': model('home-decor', 'Stoneware bowl', cloth('cream', 'charcoal', 'sky')),
    'candle-holders': model('home-decor', 'Set of three candle holders', metals('brass', 'steel', 'copper')),
    'plant-pot': model('home-decor', 'Plant pot with saucer', cloth('terracotta', 'white', 'charcoal')),
    'basket': model('home-decor', 'Seagrass basket', {'natural': {0: 'natural'}, 'black': {0: 'charcoal'}}),
    'tray': model('home-decor', 'Carafe and cups on an oak tray', {
        'cream': {0: 'cream', 1: 'oak'}, 'forest': {0: 'forest', 1: 'walnut'}}),
    'round-mirror': model('home-decor', 'Round mirror', metals('brass', 'steel'), exposure=1.28),
    'wall-clock': model('home-decor', 'Wall clock', {
        'white': {0: 'white', 1: 'oak', 2: 'brass'}, 'sage': {0: 'sage', 1: 'walnut', 2: 'brass'},
        'blush': {0: 'blush', 1: 'oak', 2: 'brass'}}, exposure=1.28),
    'table-lamp': model('home-decor', 'Table lamp with linen shade', {
        'white': {0: 'white', 1: 'cream', 2: 'brass'}, 'forest': {0: 'forest', 1: 'cream', 2: 'brass'},
        'rust': {0: 'rust', 1: 'cream', 2: 'brass'}}),
    'mushroom-lamp': model('home-decor', 'Mushroom lamp', cloth('white', 'terracotta', 'ochre', 'sky')),
    'floor-lamp': model('home-decor', 'Tripod floor lamp', {
        'oak': {0: 'cream', 1: 'oak', 2: 'brass'}, 'walnut': {0: 'cream', 1: 'walnut', 2: 'brass'}}),
    'dome-pendant': model('home-decor', 'Dome pendant', {
        name: {0: name, 2: 'brass'} for name in ('white', 'black', 'sage', 'ochre')}),
    'woven-pendant': model('home-decor', 'Woven pendant', {'natural': {0: 'natural'}, 'black': {0: 'charcoal'}}),
}
