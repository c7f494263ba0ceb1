"""The plan for furniture."""

from plans.plan import ALL_WOODS, cloth, model, pieces, woods

QUIET = ('sand', 'grey', 'taupe', 'cream', 'sage')
RICH = ('forest', 'navy', 'rust', 'charcoal', 'olive', 'terracotta')


def furniture(title, colours, **more):
    return model('furniture', title, colours, **more)


def brass_knobs(*names):
    return woods(*names, z2='brass')


SEATS = {
    'armchair': furniture('Bouclé armchair', {**cloth('cream', 'sage', 'rust', 'charcoal', 'sand', 'grey', 'blush', 'sky'),
                                              **cloth('terracotta', wood='walnut')}),
    'sofa': furniture('Three-seat linen sofa', {**cloth('sand', 'grey', 'forest', 'navy', 'cream', 'sage', 'blush'),
                                                **cloth('taupe', 'terracotta', 'charcoal', 'rust', 'olive', wood='walnut')}),
    'tub-chair': furniture('Velvet tub chair', pieces(
        ('ochre', 'forest', 'blush', 'navy', 'rust', 'teal', 'plum', 'olive', 'grey', 'sand', 'black', 'lavender'), z1='black')),
    'dining-chair': furniture('Dining chair with padded seat', {
        'oak': {0: 'sand', 1: 'oak'}, 'walnut': {0: 'charcoal', 1: 'walnut'}, 'black': {0: 'black', 1: 'black-oak'},
        'ash': {0: 'cream', 1: 'ash'}, 'white-wood': {0: 'grey', 1: 'white-wood'}, **cloth('sage', 'terracotta', 'navy', 'blush'),
        **cloth('rust', 'olive', wood='walnut')}),
    'bar-stool': furniture('Turned bar stool', brass_knobs(*ALL_WOODS)),
    'bench': furniture('Upholstered hall bench', {
        'cream': {0: 'cream', 1: 'oak'}, 'terracotta': {0: 'terracotta', 1: 'oak'}, 'olive': {0: 'olive', 1: 'walnut'},
        **cloth('sage', 'grey', 'sky', 'sand'), **cloth('rust', 'charcoal', 'ochre', wood='walnut')}),
    'pouf': furniture('Knitted pouf', cloth('sand', 'terracotta', 'grey', 'sage', 'cream', 'ochre', 'charcoal', 'blush', 'navy', 'forest')),
    'two-seater': furniture('Two-seat linen sofa', {**cloth(*QUIET, 'blush', 'sky'), **cloth(*RICH, wood='walnut')}),
    'corner-sofa': furniture('Corner sofa with chaise longue', {**cloth(*QUIET), **cloth(*RICH, wood='walnut')}),
    'curved-sofa': furniture('Curved sofa', cloth('taupe', 'terracotta', 'blush')),
    'frame-sofa': furniture('Sofa with an open wooden frame', cloth('grey', 'forest', 'cream', 'olive')),
    'high-arm-sofa': furniture('Two-seat sofa with high arms', cloth('sky', 'rust', 'charcoal', wood='walnut')),
    'low-sofa': furniture('Corner sofa of low blocks', cloth('rust', 'charcoal', 'olive', 'terracotta')),
    'channel-sofa': furniture('Two-seat sofa with a channelled back', cloth('sand', 'taupe', 'cream', 'sage', wood='walnut')),
    'sofa-bed': furniture('Sofa bed with loose cushions', cloth('sand', 'grey', 'sage', 'charcoal', 'navy', 'rust')),
    'lounge-chair': furniture('Lounge chair with wooden frame and loose cushions', {
        **cloth(*QUIET), **cloth('rust', 'charcoal', 'olive', 'navy', wood='walnut')}),
    'wing-chair': furniture('Wing chair with high back', {**cloth(*QUIET, 'ochre'), **cloth('forest', 'navy', 'rust', 'plum', wood='walnut')}),
    'rocking-chair': furniture('Rocking chair with spindles and cushions', {
        **cloth('sage', 'rust'), **cloth('charcoal', 'olive', 'navy', wood='walnut')}),
    'round-chair': furniture('Low chair with a round back', cloth('olive', 'teal', 'ochre', wood='walnut')),
    'shell-chair': furniture('Velvet chair with a back like a shell', pieces(('olive', 'grey', 'lavender'), z1='black')),
    'spindle-chair': furniture('Wooden chair with spindle back', woods(*ALL_WOODS)),
    'stool': furniture('Low wooden stool', woods(*ALL_WOODS)),
    'footstool': furniture('Upholstered footstool', cloth('cream', 'sand', 'sage', 'terracotta', 'navy', 'charcoal', 'ochre')),
    'wooden-bench': furniture('Solid wooden bench', woods(*ALL_WOODS)),
}

TABLES = {
    'round-table': furniture('Round dining table with slatted foot', woods(*ALL_WOODS)),
    'dining-table': furniture('Dining table', woods(*ALL_WOODS)),
    'side-table': furniture('Tray side table', pieces(
        ('white', 'sage', 'black', 'terracotta', 'ochre', 'navy', 'sky', 'blush', 'forest', 'taupe'), z2='brass')),
    'coffee-table': furniture('Pebble coffee table', woods('oak', 'walnut', 'black-oak', 'ash', 'white-wood')),
    'desk': furniture('Writing desk with two drawers', {
        'oak': {0: 'brass', 1: 'oak', 2: 'black'}, 'walnut': {0: 'brass', 1: 'walnut', 2: 'black'},
        'ash': {0: 'brass', 1: 'ash', 2: 'white'}, 'black-oak': {0: 'brass', 1: 'black-oak', 2: 'black'}}),
    'trestle-table': furniture('Long dining table on trestles', woods(*ALL_WOODS)),
    'extending-table': furniture('Extending dining table with a leaf', woods('oak', 'walnut', 'ash', 'black-oak')),
    'nest-of-tables': furniture('Nest of two round tables', woods('oak', 'walnut', 'ash', 'black-oak', z2='black')),
    'console-table': furniture('Slim console table', woods('oak', 'walnut', 'ash', 'black-oak', z2='brass')),
    'low-table': furniture('Square coffee table with shelf', woods(*ALL_WOODS)),
}

STORAGE = {
    'sideboard': furniture('Slatted sideboard', woods('oak', 'walnut', 'black-oak', 'ash', 'white-wood')),
    'bookshelf': furniture('Tall bookshelf', woods('oak', 'walnut', 'white-wood', 'ash', 'black-oak')),
    'bedside-table': furniture('Bedside table', brass_knobs(*ALL_WOODS)),
    'wardrobe': furniture('Two-door wardrobe', brass_knobs(*ALL_WOODS)),
    'chest-of-drawers': furniture('Chest of four drawers', brass_knobs(*ALL_WOODS)),
    'media-unit': furniture('Low media unit with sliding doors', woods(*ALL_WOODS)),
    'shoe-cabinet': furniture('Slim shoe cabinet', brass_knobs('oak', 'walnut', 'white-wood', 'black-oak')),
    'wall-shelf': furniture('Wall shelf with two boards', woods(*ALL_WOODS, z2='brass')),
    'toy-box': furniture('Toy box with lid', woods('oak', 'ash', 'white-wood', 'walnut')),
    'coat-rack': furniture('Wall coat rack with five pegs', woods(*ALL_WOODS)),
}

SLEEPING = {
    'bed': furniture('Upholstered bed', {
        'sand': {0: 'sand', 1: 'oak', 2: 'white'}, 'grey': {0: 'grey', 1: 'oak', 2: 'white'},
        'forest': {0: 'forest', 1: 'walnut', 2: 'white'},
        **{name: {0: name, 1: 'oak', 2: 'white'} for name in ('cream', 'sage', 'blush', 'taupe')},
        **{name: {0: name, 1: 'walnut', 2: 'white'} for name in ('navy', 'rust', 'charcoal')}}),
    'wooden-bed': furniture('Wooden bed with slatted headboard', woods(*ALL_WOODS)),
    'four-poster': furniture('Four-poster bed', woods('black-oak', 'white-wood')),
    'channel-bed': furniture('Bed with a channelled headboard', {name: {0: name, 1: 'oak', 2: 'white'} for name in ('sage', 'blush', 'taupe')}),
    'winged-bed': furniture('Bed with a winged headboard', {name: {0: name, 1: 'walnut', 2: 'white'} for name in ('navy', 'rust', 'charcoal')}),
    'cot': furniture('Wooden cot for babies', woods('oak', 'ash', 'white-wood', 'walnut')),
    'mattress': furniture('Mattress', {'white': {0: 'white', 1: 'grey'}}),
    'slatted-base': furniture('Slatted bed base', woods('oak', 'ash')),
    'headboard': furniture('Upholstered headboard', cloth('sand', 'grey', 'forest', 'navy', 'rust', 'cream')),
}

FURNITURE = {**SEATS, **TABLES, **STORAGE, **SLEEPING}
