"""The plan for textiles: plain cloth and printed cloth."""

from plans import sewn
from plans.plan import ON_WALL, cloth, model, pieces, prints


def textile(title, colours, **more):
    return model('textiles', title, colours, **more)


def dyed(*names, **more):
    return {name: {0: name, 1: more.get('second', name), 2: more.get('third', 'brass')} for name in names}


def cushion(title, pattern, scale=1.0, turn=0.0, **inks):
    return textile(title, prints(pattern, inks, scale, turn), master='cushion')


CUSHIONS = {
    'cushion': textile('Linen cushion', dyed('sand', 'rust', 'sage', 'charcoal', 'white', 'terracotta', 'ochre', 'navy', 'sky', 'blush',
                                             'olive', 'plum', 'teal', 'lavender')),
    'striped-cushion': cushion('Striped cushion', 'stripes', 0.6, navy=('white', 'navy'), ochre=('cream', 'ochre', 'rust'),
                               sage=('white', 'sage', 'forest'), terracotta=('cream', 'terracotta')),
    'gingham-cushion': cushion('Gingham cushion', 'gingham', sage=('white', 'sage'), terracotta=('cream', 'terracotta'), sky=('white', 'sky'),
                               ochre=('white', 'ochre')),
    'leaf-cushion': cushion('Cushion with climbing leaves', 'leaves', 0.62, forest=('cream', 'forest'), blush=('blush', 'rust', 'cream'),
                            navy=('navy', 'sky', 'cream')),
    'ticking-cushion': cushion('Ticking stripe cushion', 'ticking', 0.9, charcoal=('cream', 'charcoal'), rust=('cream', 'rust'), sky=('white', 'navy', 'sky')),
    'windowpane-cushion': cushion('Windowpane check cushion', 'windowpane', 0.5, camel=('camel', 'cream'), forest=('cream', 'forest', 'ochre'), grey=('grey', 'white')),
    'zigzag-cushion': cushion('Zigzag cushion', 'zigzag', 0.8, rust=('cream', 'rust', 'ochre'), navy=('white', 'navy', 'sky')),
    'half-moon-cushion': cushion('Cushion with half moons', 'half_moons', 0.8, terracotta=('cream', 'terracotta', 'ochre', 'rust'),
                                 sage=('white', 'sage', 'forest', 'lemon')),
    'kilim-cushion': cushion('Kilim cushion', 'kilim', 0.55, rust=('cream', 'rust', 'ochre', 'navy'), sage=('cream', 'sage', 'terracotta', 'forest')),
    'fern-cushion': cushion('Cushion with ferns', 'ferns', 0.6, sage=('cream', 'forest', 'sage'), navy=('navy', 'sky', 'teal')),
    'palm-cushion': cushion('Cushion with palm leaves', 'palm', 0.62, forest=('cream', 'forest', 'sage', 'olive'), blush=('blush', 'teal', 'coral', 'plum')),
    'peony-cushion': cushion('Cushion with peonies', 'peonies', 0.62, blush=('cream', 'coral', 'ochre', 'forest'), plum=('plum', 'blush', 'ochre', 'sage')),
    'bird-cushion': cushion('Cushion with birds', 'birds', 0.62, sky=('sky', 'white', 'navy', 'coral'), ochre=('cream', 'ochre', 'forest', 'rust')),
    'lemon-cushion': cushion('Cushion with lemons', 'lemons', 0.8, lemon=('cream', 'ochre', 'forest'), sky=('sky', 'lemon', 'forest')),
    'quatrefoil-cushion': cushion('Cushion with painted tiles', 'quatrefoil', 0.7, navy=('white', 'navy', 'sky'), olive=('cream', 'olive', 'ochre')),
    'cross-cushion': cushion('Cushion with drawn crosses', 'crosses', 0.8, black=('white', 'black'), taupe=('taupe', 'cream')),
    'bear-cushion': cushion('Cushion with bears', 'bears', 0.9, camel=('cream', 'camel', 'white'), sky=('sky', 'white', 'cream')),
    'star-cushion': cushion('Cushion with stars', 'stars', 1.1, navy=('navy', 'cream', 'ochre'), blush=('blush', 'white')),
    'velvet-cushion': textile('Velvet cushion', dyed('ochre', 'forest', 'plum', 'navy', 'rust', 'teal', 'blush', 'grey', 'olive', 'lavender', 'sand', 'black')),
    'round-cushion': textile('Round velvet cushion', dyed('rust', 'teal', 'blush', 'ochre', 'forest', 'plum', 'grey', 'navy', 'coral', 'cream')),
}

def throw(title, pattern, scale=1.0, turn=0.0, **inks):
    return textile(title, prints(pattern, inks, scale, turn), master='throw')


THROWS = {
    'throw': textile('Wool throw', dyed('cream', 'grey', 'ochre', 'terracotta', 'sage', 'navy', 'charcoal', 'blush', 'forest', 'sky', 'rust')),
    'checked-throw': throw(
        'Checked wool throw', 'checks', charcoal=('cream', 'charcoal', 'rust'), forest=('sand', 'forest', 'ochre'),
        navy=('cream', 'navy', 'terracotta'), rust=('camel', 'rust', 'cream')),
    'striped-throw': throw(
        'Striped wool throw', 'stripes', 0.7, 90, grey=('white', 'grey', 'charcoal'), ochre=('cream', 'ochre', 'rust'), sky=('white', 'sky', 'navy')),
    'herringbone-throw': throw(
        'Herringbone throw', 'herringbone', 0.5, sand=('white', 'sand'), charcoal=('grey', 'charcoal'), sage=('cream', 'sage'), rust=('sand', 'rust')),
    'windowpane-throw': throw(
        'Windowpane check throw', 'windowpane', 0.8, cream=('cream', 'charcoal'), forest=('forest', 'cream', 'ochre'), blush=('blush', 'plum', 'cream')),
    'zigzag-throw': throw('Zigzag throw', 'zigzag', terracotta=('cream', 'terracotta', 'blush'), teal=('cream', 'teal', 'sky')),
}


def rug(title, pattern, scale=1.0, turn=0.0, master='rug', **inks):
    return textile(title, prints(pattern, inks, scale, turn), master=master)


RUGS = {
    'berber-rug': rug('Wool rug with lozenges', 'diamonds', cream=('cream', 'charcoal'), terracotta=('terracotta', 'cream'), grey=('grey', 'white'),
                      forest=('forest', 'cream')),
    'striped-rug': rug('Striped wool rug', 'stripes', 1.5, 90, navy=('cream', 'navy'), ochre=('cream', 'ochre', 'rust'), sage=('white', 'sage', 'forest'),
                       black=('white', 'black')),
    'arches-rug': rug('Rug with arches', 'arches', 2.4, sage=('cream', 'sage', 'forest'), blush=('cream', 'blush', 'rust'), navy=('cream', 'navy', 'sky')),
    'kilim-rug': rug('Kilim rug', 'kilim', 1.4, rust=('cream', 'rust', 'ochre', 'navy'), sage=('sand', 'forest', 'terracotta', 'sage'),
                     charcoal=('cream', 'charcoal', 'camel', 'grey')),
    'patchwork-rug': rug('Rug with turned squares', 'patchwork', 1.35, ochre=('cream', 'ochre', 'sand', 'rust'), teal=('cream', 'teal', 'sky', 'navy')),
    'half-moon-rug': rug('Rug with half moons', 'half_moons', 3.0, terracotta=('cream', 'terracotta', 'ochre', 'rust'), olive=('sand', 'olive', 'cream', 'forest')),
    'contour-rug': rug('Rug with hill lines', 'contours', 2.0, sand=('cream', 'camel', 'taupe'), forest=('sage', 'forest')),
    'pebble-rug': rug('Rug with pebbles', 'pebbles', 2.6, grey=('white', 'grey', 'charcoal', 'sand'), blush=('cream', 'blush', 'terracotta', 'sand')),
    'zigzag-rug': rug('Zigzag rug', 'zigzag', 3.2, charcoal=('cream', 'charcoal', 'sand'), coral=('cream', 'coral', 'lemon')),
    'windowpane-rug': rug('Windowpane rug', 'windowpane', 2.6, cream=('cream', 'taupe'), navy=('navy', 'cream', 'sky')),
    'herringbone-rug': rug('Herringbone rug', 'herringbone', 2.0, sand=('cream', 'sand'), charcoal=('grey', 'charcoal'), olive=('sand', 'olive')),
    'quatrefoil-rug': rug('Rug with painted tiles', 'quatrefoil', 2.6, navy=('cream', 'navy', 'sky'), terracotta=('sand', 'terracotta', 'ochre')),
    'plain-rug': textile('Plain wool rug', dyed('cream', 'grey', 'sage', 'terracotta', 'navy', 'ochre', 'taupe', 'charcoal'), master='rug'),
    'rainbow-rug': rug('Nursery rug with rainbows', 'rainbows', 3.6, master='nursery-rug', cream=('cream', 'terracotta', 'ochre', 'sage'), sky=('sky', 'white', 'lemon', 'coral')),
    'star-rug': rug('Nursery rug with stars', 'stars', 5.0, master='nursery-rug', navy=('navy', 'cream', 'lemon'), blush=('blush', 'white')),
    'round-rug': textile('Round jute rug', {name: {0: name} for name in ('natural', 'charcoal', 'camel', 'cream', 'sage', 'terracotta')}),
}


def curtain(title, pattern, scale=1.0, **inks):
    return textile(title, prints(pattern, inks, scale, 0, z2='brass'), master='curtain', exposure=ON_WALL)


WINDOWS = {
    'curtain': textile('Pair of linen curtains', pieces(
        ('cream', 'sage', 'grey', 'terracotta', 'white', 'sand', 'navy', 'blush', 'forest', 'ochre', 'charcoal', 'sky'), z2='brass'), exposure=ON_WALL),
    'striped-curtain': curtain('Pair of striped curtains', 'ticking', 1.6, charcoal=('cream', 'charcoal'), sage=('white', 'sage'), rust=('cream', 'rust', 'ochre')),
    'leaf-curtain': curtain('Pair of curtains with climbing leaves', 'leaves', 1.0, forest=('cream', 'forest'), sky=('white', 'sky', 'navy')),
    'meadow-curtain': curtain('Pair of curtains with a flower meadow', 'meadow', 1.2, blush=('white', 'coral', 'ochre'), lavender=('white', 'lavender', 'lemon', 'sage')),
    'star-curtain': curtain('Pair of nursery curtains with stars', 'stars', 1.8, navy=('navy', 'cream', 'lemon'), sand=('cream', 'sand', 'ochre')),
}


def table_cloth(title, pattern, scale=1.0, **inks):
    return textile(title, prints(pattern, inks, scale, 0, z1='oak'), master='table-cloth')


TABLE = {
    'table-cloth': textile('Linen table cloth', cloth('white', 'sage', 'sand', 'terracotta', 'sky', 'ochre', 'navy', 'blush')),
    'gingham-table-cloth': table_cloth('Gingham table cloth', 'gingham', sky=('white', 'sky'), rust=('cream', 'rust'), sage=('white', 'sage'), ochre=('white', 'ochre')),
    'striped-table-cloth': table_cloth('Striped table cloth', 'ticking', 1.4, navy=('white', 'navy'), terracotta=('cream', 'terracotta')),
    'lemon-table-cloth': table_cloth('Table cloth with lemons', 'lemons', 1.1, lemon=('cream', 'ochre', 'forest'), sky=('sky', 'lemon', 'forest')),
    'meadow-table-cloth': table_cloth('Table cloth with a flower meadow', 'meadow', 1.0, blush=('white', 'coral', 'ochre'), cream=('cream', 'rust', 'ochre', 'forest')),
}


def bed_linen(title, pattern, scale=1.0, turn=0.0, case='white', **inks):
    return textile(title, prints(pattern, inks, scale, turn, z1=case), master='bed-linen')


def oak_bed_linen(title, pattern, scale=1.0, **inks):
    return textile(title, prints(pattern, inks, scale, 0, z1='white', z2='oak'), master='oak-bed-linen')


BED = {
    'bed-linen': textile('Washed cotton bed linen', {
        'white': {0: 'white', 1: 'white'}, 'sage': {0: 'sage', 1: 'white'}, 'blush': {0: 'blush', 1: 'cream'},
        **pieces(('sand', 'grey', 'sky', 'lavender', 'navy', 'charcoal'), z1='white'), **pieces(('terracotta', 'ochre', 'forest'), z1='cream')}),
    'striped-bed-linen': textile('Striped bed linen', {
        **prints('fine_stripes', {'navy': ('white', 'navy')}, 2.4, 90, z1='white'), **prints('fine_stripes', {'ochre': ('cream', 'ochre')}, 2.4, 90, z1='cream'),
        **prints('fine_stripes', {'sage': ('white', 'sage'), 'rust': ('cream', 'rust')}, 2.4, 90, z1='cream')}, master='bed-linen'),
    'gingham-bed-linen': oak_bed_linen('Gingham bed linen', 'gingham', 1.6, sky=('white', 'sky'), sage=('white', 'sage'), terracotta=('cream', 'terracotta')),
    'leaf-bed-linen': bed_linen('Bed linen with climbing leaves', 'leaves', 1.1, forest=('white', 'forest'), navy=('navy', 'sky', 'cream')),
    'botanical-bed-linen': oak_bed_linen('Bed linen with branches', 'botanical', 1.1, sage=('cream', 'forest', 'sage'), blush=('blush', 'plum', 'terracotta', 'cream')),
    'windowpane-bed-linen': bed_linen('Windowpane check bed linen', 'windowpane', 1.2, charcoal=('white', 'charcoal'), camel=('cream', 'camel')),
    'meadow-bed-linen': oak_bed_linen('Bed linen with a flower meadow', 'meadow', 1.5, coral=('white', 'coral', 'ochre'), lavender=('white', 'lavender', 'lemon', 'sage')),
    'star-bed-linen': bed_linen('Bed linen with stars', 'stars', 2.2, navy=('navy', 'cream', 'lemon'), sky=('sky', 'white')),
    'bear-bed-linen': oak_bed_linen('Bed linen with bears', 'bears', 1.8, camel=('cream', 'camel', 'white')),
    'boat-bed-linen': oak_bed_linen('Bed linen with boats', 'boats', 1.7, navy=('white', 'navy', 'sky', 'coral')),
    'pillow': textile('Down pillow', {'white': {0: 'white', 1: 'grey'}}),
    'duvet': textile('Folded duvet', {'white': {0: 'white', 1: 'grey'}}),
}

BATH = {
    'towels': textile('Set of three towels', {
        'sand': {0: 'sand', 1: 'cream', 2: 'white'}, 'sage': {0: 'forest', 1: 'sage', 2: 'white'},
        'navy': {0: 'navy', 1: 'sky', 2: 'white'}, 'terracotta': {0: 'rust', 1: 'terracotta', 2: 'cream'},
        'grey': {0: 'charcoal', 1: 'grey', 2: 'white'}, 'blush': {0: 'terracotta', 1: 'blush', 2: 'white'},
        'ochre': {0: 'ochre', 1: 'lemon', 2: 'white'}, 'white': {0: 'white', 1: 'white', 2: 'white'}}),
    'bath-mat': textile('Tufted bath mat', dyed('white', 'sand', 'sage', 'grey', 'terracotta', 'navy')),
    'oven-glove': textile('Quilted oven glove', {
        **dyed('sage', 'terracotta', 'charcoal'), **prints('gingham', {'sky': ('white', 'sky')}, 0.7, z1='white'),
        **prints('lemons', {'lemon': ('cream', 'ochre', 'forest')}, 0.6, z1='cream')}),
    'tea-towels': textile('Pair of linen tea towels', {
        **prints('ticking', {'navy': ('white', 'navy'), 'rust': ('cream', 'rust')}, 0.9), **prints('gingham', {'sage': ('white', 'sage')}, 0.6),
        **prints('lemons', {'lemon': ('cream', 'ochre', 'forest')}, 0.7)}),
    'apron': textile('Linen apron', {**sewn.dyed('apron', 'sand', 'sage', 'navy', 'rust'), **sewn.printed('apron', 'ticking', 0.8, charcoal=('cream', 'charcoal'))},
                     exposure=sewn.FLAT_LAY),
}

TEXTILES = {**CUSHIONS, **THROWS, **RUGS, **WINDOWS, **TABLE, **BED, **BATH}
