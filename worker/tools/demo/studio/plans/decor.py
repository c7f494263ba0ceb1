"""The plan for home decor but for the art prints, which are in plans/posters.py."""

from plans.plan import ALL_WOODS, ON_WALL, cloth, metals, model, pieces, woods


def decor(title, colours, **more):
    return model('home-decor', title, colours, **more)


def glazed(title, *names, **more):
    return decor(title, cloth(*names), **more)


VASES = {
    'vase-bottle': glazed('Bottle vase', 'white', 'terracotta', 'sage', 'charcoal', 'sand', 'ochre', 'navy', 'blush', 'forest', 'plum'),
    'vase-round': glazed('Moon vase', 'cream', 'ochre', 'navy', 'terracotta', 'sage', 'black', 'teal', 'rust', 'lavender', 'white'),
    'vase-tall': glazed('Fluted vase', 'white', 'teal', 'blush', 'sand', 'forest', 'rust', 'sky', 'charcoal', 'ochre', 'mint'),
    'bowl': glazed('Stoneware bowl', 'cream', 'charcoal', 'sky', 'sage', 'terracotta', 'ochre', 'white', 'navy', 'blush'),
    'plant-pot': glazed('Plant pot with saucer', 'terracotta', 'white', 'charcoal', 'sage', 'sand', 'ochre', 'blush', 'navy'),
    'jug': glazed('Stoneware jug with handle', 'cream', 'sky', 'terracotta', 'charcoal', 'sage', 'white', 'ochre'),
    'vase-amphora': glazed('Amphora vase with two handles', 'sand', 'white', 'black', 'terracotta', 'olive', 'taupe'),
    'vase-cylinder': glazed('Straight vase with ribs', 'sage', 'white', 'ochre', 'navy', 'coral', 'charcoal', 'lavender'),
    'vase-bud': glazed('Set of three bud vases', 'cream', 'blush', 'forest', 'sky', 'rust', 'lemon'),
}

TABLEWARE = {
    'tray': decor('Carafe and cups on an oak tray', {
        'cream': {0: 'cream', 1: 'oak'}, 'forest': {0: 'forest', 1: 'walnut'}, **cloth('sky', 'terracotta', 'ochre', 'sage'),
        'charcoal': {0: 'charcoal', 1: 'walnut'}}),
    'plates': glazed('Stack of stoneware plates and a bowl', 'cream', 'sage', 'sky', 'charcoal', 'terracotta', 'white'),
    'mugs': glazed('Pair of mugs', 'cream', 'ochre', 'navy', 'sage', 'blush', 'charcoal', 'rust'),
    'storage-jar': decor('Storage jar with wooden lid', cloth('white', 'sage', 'terracotta', 'navy', 'taupe')),
}

ROOM = {
    'candle-holders': decor('Set of three candle holders', metals('brass', 'steel', 'copper')),
    'candle-bowl': glazed('Candle holder with handle', 'white', 'terracotta', 'sage', 'navy', 'ochre', 'black'),
    'lantern': decor('Glass lantern with candle', pieces(('black', 'white', 'sage'), z2='brass')),
    'basket': decor('Seagrass basket', {
        'natural': {0: 'natural'}, 'black': {0: 'charcoal'}, 'camel': {0: 'camel'}, 'white': {0: 'white'}}),
    'laundry-basket': decor('Tall laundry basket with lid', {'natural': {0: 'natural'}, 'black': {0: 'charcoal'}, 'white': {0: 'white'}}),
    'storage-box': decor('Linen storage box with lid', pieces(('sand', 'grey', 'sage', 'terracotta', 'navy'), z1='oak')),
    'round-mirror': decor('Round mirror', {**metals('brass', 'steel', 'copper'), 'black': {2: 'iron'}}, exposure=ON_WALL),
    'arched-mirror': decor('Arched mirror', {**metals('brass', 'steel', 'copper'), 'black': {2: 'iron'}}, exposure=ON_WALL),
    'wall-mirror': decor('Rectangular mirror with wooden frame', woods(*ALL_WOODS), exposure=ON_WALL),
    'floor-mirror': decor('Full-length leaning mirror', woods('oak', 'walnut', 'black-oak', 'ash')),
    'wall-clock': decor('Wall clock', {
        'white': {0: 'white', 1: 'oak', 2: 'brass'}, 'sage': {0: 'sage', 1: 'walnut', 2: 'brass'},
        'blush': {0: 'blush', 1: 'oak', 2: 'brass'}, **pieces(('cream', 'sky', 'ochre'), z1='oak', z2='brass'),
        **pieces(('terracotta', 'navy'), z1='walnut', z2='brass')}, exposure=ON_WALL),
}

LIGHT = {
    'table-lamp': decor('Table lamp with linen shade', pieces(
        ('white', 'forest', 'rust', 'navy', 'sage', 'ochre', 'blush', 'charcoal', 'teal'), z1='cream', z2='brass')),
    'mushroom-lamp': glazed('Mushroom lamp', 'white', 'terracotta', 'ochre', 'sky', 'sage', 'black', 'navy', 'blush', 'coral', 'mint'),
    'ball-lamp': decor('Table lamp on three balls', pieces(('blush', 'teal'), z1='cream', z2='brass')),
    'globe-lamp': glazed('Globe lamp on a cone', 'sage', 'black', 'navy'),
    'arc-lamp': decor('Arc lamp', pieces(('sage', 'ochre', 'navy'), z2='brass')),
    'floor-lamp': decor('Tripod floor lamp', {
        'oak': {0: 'cream', 1: 'oak', 2: 'brass'}, 'walnut': {0: 'cream', 1: 'walnut', 2: 'brass'},
        'ash': {0: 'white', 1: 'ash', 2: 'steel'}, 'black-oak': {0: 'cream', 1: 'black-oak', 2: 'brass'},
        'white-wood': {0: 'white', 1: 'white-wood', 2: 'steel'}}),
    'dome-pendant': decor('Dome pendant', pieces(
        ('white', 'black', 'sage', 'ochre', 'terracotta', 'navy', 'sky', 'blush', 'forest', 'taupe'), z2='brass')),
    'woven-pendant': decor('Woven pendant', {'natural': {0: 'natural'}, 'black': {0: 'charcoal'}, 'white': {0: 'white'}}),
    'paper-pendant': decor('Paper lantern pendant', {'white': {0: 'white'}, 'cream': {0: 'cream'}}),
    'bell-pendant': decor('Bell pendant', pieces(('white', 'black', 'rust', 'sage', 'sand', 'teal'), z2='brass')),
    'wall-lamp': decor('Wall lamp with globe', {**metals('brass', 'steel', 'copper'), 'black': {2: 'iron'}}),
    'reading-lamp': decor('Reading lamp with metal shade', pieces(('white', 'black', 'sage', 'ochre', 'navy'), z2='brass')),
}

DECOR = {**VASES, **TABLEWARE, **ROOM, **LIGHT}
