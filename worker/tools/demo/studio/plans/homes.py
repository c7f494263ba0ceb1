"""Which model is shown in which room of models/scenes/at_home.py: the rooms, and what is at home in them."""

HOMES = {
    'sofa': ('sofa', 'two-seater', 'corner-sofa', 'sofa-bed', 'curved-sofa', 'frame-sofa', 'high-arm-sofa', 'low-sofa', 'channel-sofa'),
    'chair': ('armchair', 'tub-chair', 'lounge-chair', 'wing-chair', 'rocking-chair', 'round-chair', 'shell-chair'),
    'dining chair': ('dining-chair', 'spindle-chair'),
    'small seat': ('pouf', 'footstool', 'stool'),
    'hall': ('bench', 'wooden-bench'),
    'bar': ('bar-stool',),
    'dining table': ('round-table', 'dining-table', 'trestle-table', 'extending-table'),
    'low table': ('coffee-table', 'low-table', 'nest-of-tables'),
    'side table': ('side-table',),
    'desk': ('desk',),
    'cabinet': ('sideboard', 'chest-of-drawers', 'media-unit', 'console-table', 'shoe-cabinet'),
    'cupboard': ('bookshelf', 'wardrobe'),
    'shelf': ('wall-shelf', 'coat-rack'),
    'bed': ('bed', 'wooden-bed', 'four-poster', 'channel-bed', 'winged-bed', 'bed-linen', 'oak-bed-linen'),
    'headboard': ('headboard',),
    'bedside': ('bedside-table',),
    'rug': ('rug', 'round-rug'),
    'play': ('nursery-rug',),
    'cushion': ('cushion', 'velvet-cushion', 'round-cushion', 'throw'),
    'curtain': ('curtain',),
    'laid table': ('table-cloth',),
    'nursery': ('cot', 'toy-box'),
}
ROOM_OF = {model: room for room, models in HOMES.items() for model in models}
