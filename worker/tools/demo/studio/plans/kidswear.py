"""The plan for kidswear: garments in a colour, in a print, or with a motif on the chest."""

from prints.motifs import beaming_sun, wide_rainbow
from plans.plan import model
from plans.sewn import FLAT_LAY, adorned, contrast, dyed, printed, sewn


def kidswear(title, colours, **more):
    return model('kidswear', title, colours, exposure=FLAT_LAY, **more)


def tshirt(title, colours):
    return kidswear(title, colours, master='tshirt')


def sweater(title, colours):
    return kidswear(title, colours, master='sweater')


BRETON, NIGHT = 'fine_stripes', 'nightwear'
TOPS = {
    'tshirt': kidswear('Jersey t-shirt', dyed('tshirt', 'cream', 'ochre', 'navy', 'white', 'sage', 'blush', 'terracotta', 'sky', 'charcoal', 'mint')),
    'striped-tshirt': tshirt('Striped t-shirt', printed('tshirt', BRETON, navy=('white', 'navy'), rust=('cream', 'rust'), sage=('white', 'sage'),
                                                        ochre=('cream', 'ochre'), coral=('white', 'coral'))),
    'sun-tshirt': tshirt('T-shirt with sun', {
        'cream': {0: sewn('tshirt', 'cream', motif=beaming_sun), 1: 'cream'}, 'sky': {0: sewn('tshirt', 'sky', motif=beaming_sun), 1: 'sky'}}),
    'bear-tshirt': tshirt('T-shirt with bear', adorned('tshirt', 'bear', cream=('cream', 'camel', 'white', 'charcoal'), sage=('sage', 'camel', 'cream', 'charcoal'))),
    'fox-tshirt': tshirt('T-shirt with fox', adorned('tshirt', 'fox', white=('white', 'rust', 'cream', 'charcoal'), mint=('mint', 'terracotta', 'white', 'charcoal'))),
    'whale-tshirt': tshirt('T-shirt with whale', adorned('tshirt', 'whale', size=0.05, white=('white', 'navy', 'sky', 'navy'), navy=('navy', 'sky', 'white', 'white'))),
    'boat-tshirt': tshirt('T-shirt with boat', adorned('tshirt', 'boat', size=0.05, sky=('sky', 'navy', 'white', 'coral'), cream=('cream', 'teal', 'ochre', 'rust'))),
    'heart-tshirt': tshirt('T-shirt with heart', adorned('tshirt', 'heart', blush=('blush', 'coral'), white=('white', 'rust'))),
    'star-tshirt': tshirt('T-shirt with star', adorned('tshirt', 'star', size=0.05, navy=('navy', 'lemon'), grey=('grey', 'white'))),
    'strawberry-tshirt': tshirt('T-shirt with strawberry', adorned('tshirt', 'strawberry', white=('white', 'coral', 'forest', 'cream'), blush=('blush', 'rust', 'forest', 'cream'))),
    'balloon-tshirt': tshirt('T-shirt with hot-air balloon', adorned('tshirt', 'balloon', size=0.06, sky=('sky', 'coral', 'white', 'charcoal'),
                                                                   cream=('cream', 'ochre', 'white', 'rust'))),
    'daisy-tshirt': tshirt('T-shirt with daisies', printed('tshirt', 'daisies', 0.8, sage=('sage', 'white', 'ochre'), lavender=('lavender', 'white', 'lemon'))),
    'dots-tshirt': tshirt('T-shirt with brush dots', printed('tshirt', 'dots', 0.55, ochre=('cream', 'ochre', 'rust'), charcoal=('white', 'charcoal'))),
    'apple-tshirt': tshirt('T-shirt with apples', printed('tshirt', 'apples', 0.9, cream=('cream', 'rust', 'olive', 'charcoal'), mint=('mint', 'coral', 'forest', 'charcoal'))),
    'sweater': kidswear('Knitted sweater', {
        **contrast('sweater', ochre='rust', sage='sage', blush='cream'), **contrast('sweater', cream='cream', navy='sky', forest='sage', rust='ochre', grey='charcoal',
                                                                             lavender='white', terracotta='sand')}),
    'rainbow-sweater': sweater('Sweater with rainbow', {
        'cream': {0: sewn('sweater', 'cream', motif=wide_rainbow), 1: 'cream'}, 'sky': {0: sewn('sweater', 'sky', motif=wide_rainbow), 1: 'sky'}}),
    'striped-sweater': sweater('Striped sweater', printed('sweater', BRETON, 2.0, navy=('cream', 'navy'), ochre=('white', 'ochre', 'rust'), forest=('sand', 'forest', 'rust'))),
    'bear-sweater': sweater('Sweater with bear', adorned('sweater', 'bear', size=0.055, sand=('sand', 'rust', 'cream', 'charcoal'), navy=('navy', 'camel', 'cream', 'charcoal'))),
    'fox-sweater': sweater('Sweater with fox', adorned('sweater', 'fox', size=0.052, sage=('sage', 'rust', 'cream', 'charcoal'), cream=('cream', 'terracotta', 'white', 'charcoal'))),
    'star-sweater': sweater('Sweater with star', adorned('sweater', 'star', size=0.055, charcoal=('charcoal', 'ochre'), blush=('blush', 'white'))),
    'heart-sweater': sweater('Sweater with heart', adorned('sweater', 'heart', size=0.055, rust=('rust', 'blush'), cream=('cream', 'coral'))),
    'cardigan': kidswear('Knitted cardigan with buttons', dyed('cardigan', 'cream', 'ochre', 'sage', 'rust', 'navy', 'blush', 'grey', 'forest')),
}

DRESSES = {
    'dress': kidswear('Cotton dress', dyed('dress', 'rust', 'forest', 'blush', 'navy', 'sage', 'ochre', 'sky', 'plum')),
    'meadow-dress': kidswear('Dress with flowers', {
        **printed('dress', 'meadow', 0.5, True, cream=('cream', 'rust', 'ochre'), blush=('blush', 'white', 'ochre', 'forest')),
        **printed('dress', 'meadow', 0.5, True, navy=('navy', 'blush', 'lemon', 'sage'))}, master='dress'),
    'gingham-dress': kidswear('Gingham dress', printed('dress', 'gingham', 0.4, sky=('white', 'sky'), terracotta=('cream', 'terracotta'), sage=('white', 'sage')), master='dress'),
    'strawberry-dress': kidswear('Dress with strawberries', printed('dress', 'strawberries', 0.75, True, white=('white', 'coral', 'forest', 'cream'),
                                                                   blush=('blush', 'rust', 'forest', 'cream')), master='dress'),
    'daisy-dress': kidswear('Dress with daisies', printed('dress', 'daisies', 0.7, True, ochre=('ochre', 'white', 'rust'), sky=('sky', 'white', 'lemon')), master='dress'),
    'striped-dress': kidswear('Striped jersey dress', printed('dress', BRETON, 0.8, True, navy=('white', 'navy'), rust=('cream', 'rust')), master='dress'),
    'lemon-dress': kidswear('Dress with lemons', printed('dress', 'lemons', 0.5, True, white=('white', 'ochre', 'forest'), sky=('sky', 'lemon', 'forest')), master='dress'),
    'skirt': kidswear('Gathered cotton skirt', dyed('skirt', 'rust', 'navy', 'sage', 'blush', 'ochre')),
    'meadow-skirt': kidswear('Skirt with flowers', printed('skirt', 'meadow', 0.5, cream=('cream', 'rust', 'ochre'), navy=('navy', 'blush', 'lemon', 'sage')), master='skirt'),
    'gingham-skirt': kidswear('Gingham skirt', printed('skirt', 'gingham', 0.4, forest=('white', 'forest'), coral=('white', 'coral')), master='skirt'),
}

TROUSERS = {
    'dungarees': kidswear('Cotton dungarees', dyed('dungarees', 'rust', 'navy', 'olive', 'sand', 'sage', 'ochre', 'charcoal', 'sky')),
    'striped-dungarees': kidswear('Striped dungarees', printed('dungarees', 'ticking', 0.35, navy=('white', 'navy'), camel=('cream', 'camel')), master='dungarees'),
    'trousers': kidswear('Twill trousers', dyed('trousers', 'olive', 'sand', 'charcoal', 'navy', 'rust', 'sage', 'camel', 'grey')),
    'gingham-trousers': kidswear('Checked trousers', printed('trousers', 'windowpane', 0.35, camel=('camel', 'cream'), charcoal=('grey', 'charcoal')), master='trousers'),
    'striped-trousers': kidswear('Striped trousers', printed('trousers', 'ticking', 0.4, sky=('white', 'sky', 'navy'), rust=('cream', 'rust')), master='trousers'),
    'shorts': kidswear('Cotton shorts', dyed('shorts', 'sand', 'navy', 'olive', 'terracotta', 'sky')),
    'striped-shorts': kidswear('Striped shorts', printed('shorts', 'ticking', 0.4, navy=('white', 'navy'), sage=('white', 'sage')), master='shorts'),
}

OUTERWEAR = {
    'jacket': kidswear('Quilted jacket', contrast('jacket', olive='sand', navy='camel', rust='cream', sage='white', sand='rust')),
    'raincoat': kidswear('Raincoat with hood', dyed('raincoat', 'ochre', 'navy', 'sage', 'coral', 'sky')),
    'beanie': kidswear('Knitted hat', {name: {0: name, 1: 'cream', 2: 'brass'} for name in (
        'rust', 'ochre', 'sky', 'navy', 'sage', 'blush', 'charcoal', 'forest', 'lavender')}),
    'socks': kidswear('Pair of socks', {name: {0: sewn('socks', name, 'cream')} for name in (
        'sage', 'blush', 'ochre', 'navy', 'rust', 'sky', 'charcoal', 'lavender')}),
    'striped-socks': kidswear('Pair of striped socks', {
        name: {0: sewn('socks', BRETON, inks=inks, scale=0.7)} for name, inks in {
            'navy': ('white', 'navy'), 'terracotta': ('cream', 'terracotta'), 'forest': ('sand', 'forest')}.items()}, master='socks'),
}

NIGHTWEAR = {
    'pyjamas': kidswear('Moon and stars pyjamas', printed(NIGHT, 'night', 0.5, sky=('sky', 'white', 'ochre'), navy=('navy', 'cream', 'ochre'), lavender=('lavender', 'white', 'lemon'))),
    'meadow-pyjamas': kidswear('Pyjamas with flowers', printed(NIGHT, 'meadow', 0.45, blush=('blush', 'white', 'coral', 'ochre'), lavender=('lavender', 'white', 'lemon', 'sage')), master='pyjamas'),
    'bear-pyjamas': kidswear('Pyjamas with bears', printed(NIGHT, 'bears', 0.45, camel=('cream', 'camel', 'white'), sky=('sky', 'white', 'sand')), master='pyjamas'),
    'fox-pyjamas': kidswear('Pyjamas with foxes', printed(NIGHT, 'foxes', 0.45, rust=('cream', 'rust', 'white'), sage=('sage', 'rust', 'cream', 'forest')), master='pyjamas'),
    'striped-pyjamas': kidswear('Striped pyjamas', printed(NIGHT, 'ticking', 0.45, navy=('white', 'navy'), rust=('cream', 'rust')), master='pyjamas'),
    'boat-pyjamas': kidswear('Pyjamas with boats', printed(NIGHT, 'boats', 0.45, navy=('white', 'navy', 'sky', 'coral')), master='pyjamas'),
    'heart-pyjamas': kidswear('Pyjamas with hearts', printed(NIGHT, 'hearts', 0.9, blush=('white', 'blush', 'coral'), coral=('cream', 'coral')), master='pyjamas'),
    'plain-pyjamas': kidswear('Plain cotton pyjamas', dyed(NIGHT, 'sage', 'blush', 'sand', 'navy'), master='pyjamas'),
    'romper': kidswear('Baby romper with buttons', dyed('romper', 'cream', 'sage', 'blush', 'sky', 'ochre')),
    'star-romper': kidswear('Baby romper with stars', printed('romper', 'stars', 0.7, navy=('navy', 'cream', 'ochre'), white=('white', 'grey')), master='romper'),
    'bib': kidswear('Baby bib', {**contrast('bib', sand='cream', sage='white', terracotta='cream'), **printed('bib', 'dots', 0.45, ochre=('cream', 'ochre', 'rust'))}),
}

KIDSWEAR = {**TOPS, **DRESSES, **TROUSERS, **OUTERWEAR, **NIGHTWEAR}
