"""The plan for what carries a print: posters, textiles, wallpaper, kidswear.

Paints are functions here, called when a model is developed, because drawing a pattern takes a second.
`master` names the render when several products come from one.
"""

import patterns
import trims
from plan import model
from tiles import sampler
from tint import printed


def on(pattern, *inks, scale=1.0, turn=0.0):
    return lambda: printed(sampler(getattr(patterns, pattern)(*inks), scale, turn, 0.0006))


def sewn(cut, main, second=None, motif=None, inks=None, scale=1.0):
    """A garment in a colour, or in a pattern when `inks` are given."""
    def make():
        ground = sampler(getattr(patterns, main)(*inks), scale, 0, 0.0003) if inks else main
        return trims.sewn(getattr(trims, cut), ground, second, motif)
    return make


def garment(cut, *names, rib=None, **more):
    return {name: {0: sewn(cut, name, rib, **more), 1: rib or name, 2: 'brass'} for name in names}


def dyed(*names, **more):
    return {name: {0: name, 1: more.get('second', name), 2: more.get('third', 'brass')} for name in names}


POSTERS = {
    'picture-frame': model('home-decor', 'Framed print: hills', {
        'oak': {0: on('poster_hills', 'cream', 'ochre', 'blush', 'terracotta'), 1: 'oak'},
        'walnut': {0: on('poster_hills', 'cream', 'rust', 'sage', 'forest'), 1: 'walnut'}}, exposure=1.28),
    'framed-print-vase': model('home-decor', 'Framed print: vase', {
        'oak': {0: on('poster_vase', 'sand', 'rust', 'cream'), 1: 'oak'},
        'black': {0: on('poster_vase', 'cream', 'navy', 'sky'), 1: 'black-oak'}}, master='picture-frame', exposure=1.28),
    'framed-print-arches': model('home-decor', 'Framed print: arches', {
        'oak': {0: on('poster_arches', 'cream', 'terracotta', 'ochre', 'sage'), 1: 'oak'},
        'black': {0: on('poster_arches', 'white', 'charcoal', 'grey', 'sand'), 1: 'black-oak'}}, master='picture-frame',
        exposure=1.28),
}

TEXTILES = {
    'cushion': model('textiles', 'Linen cushion', dyed('sand', 'rust', 'sage', 'charcoal')),
    'striped-cushion': model('textiles', 'Striped cushion', {
        'navy': {0: on('stripes', 'white', 'navy', scale=0.6)}, 'ochre': {0: on('stripes', 'cream', 'ochre', 'rust', scale=0.6)}},
        master='cushion'),
    'gingham-cushion': model('textiles', 'Gingham cushion', {
        'sage': {0: on('gingham', 'white', 'sage')}, 'terracotta': {0: on('gingham', 'cream', 'terracotta')}}, master='cushion'),
    'leaf-cushion': model('textiles', 'Cushion with climbing leaves', {
        'forest': {0: on('leaves', 'cream', 'forest', scale=0.62)}, 'blush': {0: on('leaves', 'blush', 'rust', 'cream', scale=0.62)}},
        master='cushion'),
    'velvet-cushion': model('textiles', 'Velvet cushion', dyed('ochre', 'forest', 'plum', 'navy')),
    'round-cushion': model('textiles', 'Round velvet cushion', dyed('rust', 'teal', 'blush')),
    'throw': model('textiles', 'Wool throw', dyed('cream', 'grey', 'ochre')),
    'checked-throw': model('textiles', 'Checked wool throw', {
        'charcoal': {0: on('checks', 'cream', 'charcoal', 'rust')}, 'forest': {0: on('checks', 'sand', 'forest', 'ochre')}},
        master='throw'),
    'towels': model('textiles', 'Set of three towels', {
        'sand': {0: 'sand', 1: 'cream', 2: 'white'}, 'sage': {0: 'forest', 1: 'sage', 2: 'white'},
        'navy': {0: 'navy', 1: 'sky', 2: 'white'}}),
    'berber-rug': model('textiles', 'Wool rug with lozenges', {
        'cream': {0: on('diamonds', 'cream', 'charcoal')}, 'terracotta': {0: on('diamonds', 'terracotta', 'cream')}}, master='rug'),
    'striped-rug': model('textiles', 'Striped wool rug', {
        'navy': {0: on('stripes', 'cream', 'navy', scale=1.5, turn=90)},
        'ochre': {0: on('stripes', 'cream', 'ochre', 'rust', scale=1.5, turn=90)}}, master='rug'),
    'arches-rug': model('textiles', 'Rug with arches', {
        'sage': {0: on('arches', 'cream', 'sage', 'forest', scale=2.4)},
        'blush': {0: on('arches', 'cream', 'blush', 'rust', scale=2.4)}}, master='rug'),
    'round-rug': model('textiles', 'Round jute rug', {'natural': {0: 'natural'}, 'charcoal': {0: 'charcoal'}}),
    'curtain': model('textiles', 'Pair of linen curtains', {
        name: {0: name, 2: 'brass'} for name in ('cream', 'sage', 'grey', 'terracotta')}, exposure=1.28),
    'table-cloth': model('textiles', 'Linen table cloth', {'white': {0: 'white', 1: 'oak'}, 'sage': {0: 'sage', 1: 'oak'}}),
    'gingham-table-cloth': model('textiles', 'Gingham table cloth', {
        'sky': {0: on('gingham', 'white', 'sky'), 1: 'oak'}, 'rust': {0: on('gingham', 'cream', 'rust'), 1: 'oak'}},
        master='table-cloth'),
    'bed-linen': model('textiles', 'Washed cotton bed linen', {
        'white': {0: 'white', 1: 'white'}, 'sage': {0: 'sage', 1: 'white'}, 'blush': {0: 'blush', 1: 'cream'}}),
    'striped-bed-linen': model('textiles', 'Striped bed linen', {
        'navy': {0: on('fine_stripes', 'white', 'navy', scale=2.4, turn=90), 1: 'white'},
        'ochre': {0: on('fine_stripes', 'cream', 'ochre', scale=2.4, turn=90), 1: 'cream'}}, master='bed-linen'),
}


def wallpaper(title, pattern, colours, room='papered-living', scale=1.0):
    return model('wallpaper', title, colours, pattern=pattern, room=room, scale=scale)


NURSERY = 'papered-nursery'
# Colours of wallpaper: the inks of the pattern, ground first.
WALLPAPER = {
    'wallpaper-leaves': wallpaper('Climbing leaves wallpaper', 'leaves', {
        'forest': ('cream', 'forest'), 'rust': ('cream', 'rust', 'ochre'), 'navy': ('navy', 'sky', 'cream')}),
    'wallpaper-botanical': wallpaper('Botanical wallpaper', 'botanical', {
        'sage': ('cream', 'forest', 'sage'), 'navy': ('navy', 'sage', 'forest'), 'blush': ('blush', 'plum', 'terracotta', 'cream')}),
    'wallpaper-stripes': wallpaper('Salon stripe wallpaper', 'stripes', {
        'sage': ('cream', 'sage', 'ochre'), 'navy': ('white', 'navy'), 'terracotta': ('cream', 'terracotta', 'rust')}),
    'wallpaper-arches': wallpaper('Arches wallpaper', 'arches', {
        'terracotta': ('cream', 'terracotta', 'ochre'), 'sage': ('white', 'sage', 'forest')}, scale=1.25),
    'wallpaper-rings': wallpaper('Rings wallpaper', 'rings', {'navy': ('white', 'navy', 'sky'), 'ochre': ('cream', 'ochre', 'rust')}, scale=1.6),
    'wallpaper-terrazzo': wallpaper('Terrazzo wallpaper', 'terrazzo', {
        'terracotta': ('white', 'terracotta', 'sage'), 'grey': ('white', 'grey', 'ochre', 'charcoal')}, scale=1.4),
    'wallpaper-waves': wallpaper('Waves wallpaper', 'waves', {'sky': ('sky', 'navy', 'white'), 'sand': ('cream', 'sand', 'camel')}, scale=1.7),
    'wallpaper-gingham': wallpaper('Gingham wallpaper', 'gingham', {
        'sky': ('white', 'sky'), 'blush': ('white', 'blush'), 'sage': ('white', 'sage')}, NURSERY, 1.7),
    'wallpaper-dots': wallpaper('Brush dots wallpaper', 'dots', {'ochre': ('cream', 'ochre', 'rust'), 'blush': ('white', 'blush', 'coral')}, NURSERY, 1.6),
    'wallpaper-meadow': wallpaper('Meadow wallpaper', 'meadow', {
        'blush': ('white', 'coral', 'ochre'), 'sky': ('sky', 'white', 'lemon', 'forest')}, NURSERY, 1.7),
    'wallpaper-clouds': wallpaper('Clouds wallpaper', 'clouds', {'sky': ('sky', 'white'), 'blush': ('blush', 'white')}, NURSERY, 1.3),
    'wallpaper-night': wallpaper('Moon and stars wallpaper', 'night', {
        'navy': ('navy', 'cream', 'ochre'), 'sand': ('cream', 'sand', 'ochre')}, NURSERY, 1.8),
}

FLAT_LAY = 1.42
KIDSWEAR = {
    'tshirt': model('kidswear', 'Jersey t-shirt', garment('tshirt', 'cream', 'ochre', 'navy'), exposure=FLAT_LAY),
    'striped-tshirt': model('kidswear', 'Striped t-shirt', {
        'navy': {0: sewn('tshirt', 'fine_stripes', inks=('white', 'navy')), 1: 'white'},
        'rust': {0: sewn('tshirt', 'fine_stripes', inks=('cream', 'rust')), 1: 'cream'}}, master='tshirt', exposure=FLAT_LAY),
    'sun-tshirt': model('kidswear', 'T-shirt with sun', {
        'cream': {0: sewn('tshirt', 'cream', motif=trims.sun), 1: 'cream'},
        'sky': {0: sewn('tshirt', 'sky', motif=trims.sun), 1: 'sky'}}, master='tshirt', exposure=FLAT_LAY),
    'sweater': model('kidswear', 'Knitted sweater', {
        'ochre': {0: sewn('sweater', 'ochre', 'rust'), 1: 'rust'}, 'sage': {0: sewn('sweater', 'sage', 'sage'), 1: 'sage'},
        'blush': {0: sewn('sweater', 'blush', 'cream'), 1: 'cream'}}, exposure=FLAT_LAY),
    'rainbow-sweater': model('kidswear', 'Sweater with rainbow', {
        'cream': {0: sewn('sweater', 'cream', motif=trims.rainbow), 1: 'cream'},
        'sky': {0: sewn('sweater', 'sky', motif=trims.rainbow), 1: 'sky'}}, master='sweater', exposure=FLAT_LAY),
    'dress': model('kidswear', 'Cotton dress', garment('dress', 'rust', 'forest', 'blush'), exposure=FLAT_LAY),
    'meadow-dress': model('kidswear', 'Dress with flowers', {
        'cream': {0: sewn('dress', 'meadow', 'cream', inks=('cream', 'rust', 'ochre'), scale=0.5), 1: 'cream'},
        'blush': {0: sewn('dress', 'meadow', 'blush', inks=('blush', 'white', 'ochre', 'forest'), scale=0.5), 1: 'blush'}},
        master='dress', exposure=FLAT_LAY),
    'dungarees': model('kidswear', 'Cotton dungarees', garment('dungarees', 'rust', 'navy', 'olive'), exposure=FLAT_LAY),
    'trousers': model('kidswear', 'Twill trousers', garment('trousers', 'olive', 'sand', 'charcoal', rib=None), exposure=FLAT_LAY),
    'beanie': model('kidswear', 'Knitted hat', dyed('rust', 'ochre', 'sky', second='cream'), exposure=FLAT_LAY),
    'socks': model('kidswear', 'Pair of socks', {
        name: {0: sewn('socks', name, 'cream')} for name in ('sage', 'blush', 'ochre')}, exposure=FLAT_LAY),
    'pyjamas': model('kidswear', 'Moon and stars pyjamas', {
        'sky': {0: sewn('nightwear', 'night', inks=('sky', 'white', 'ochre'), scale=0.5), 1: 'sky'},
        'navy': {0: sewn('nightwear', 'night', inks=('navy', 'cream', 'ochre'), scale=0.5), 1: 'navy'}}, exposure=FLAT_LAY),
    'meadow-pyjamas': model('kidswear', 'Pyjamas with flowers', {
        'blush': {0: sewn('nightwear', 'meadow', inks=('white', 'coral', 'ochre'), scale=0.45), 1: 'white'}},
        master='pyjamas', exposure=FLAT_LAY),
}
