"""The plan for wallpaper. Its colours are the inks of the pattern, ground first."""

from plans.plan import model

LIVING, BEDROOM, STUDY, NURSERY = 'papered-living', 'papered-bedroom', 'papered-study', 'papered-nursery'


def wallpaper(title, pattern, colours, room=LIVING, scale=1.0):
    return model('wallpaper', f'{title} wallpaper', colours, pattern=pattern, room=room, scale=scale)


def bedroom(title, pattern, colours, scale=1.0):
    return wallpaper(title, pattern, colours, BEDROOM, scale)


def study(title, pattern, colours, scale=1.0):
    return wallpaper(title, pattern, colours, STUDY, scale)


def nursery(title, pattern, colours, scale=1.0):
    return wallpaper(title, pattern, colours, NURSERY, scale)


BOTANICAL = {
    'wallpaper-leaves': wallpaper('Climbing leaves', 'leaves', {
        'forest': ('cream', 'forest'), 'rust': ('cream', 'rust', 'ochre'), 'navy': ('navy', 'sky', 'cream'), 'blush': ('blush', 'plum', 'terracotta')}),
    'wallpaper-botanical': bedroom('Botanical', 'botanical', {
        'sage': ('cream', 'forest', 'sage'), 'navy': ('navy', 'sage', 'forest'), 'blush': ('blush', 'plum', 'terracotta', 'cream'),
        'charcoal': ('charcoal', 'sage', 'taupe', 'coral')}),
    'wallpaper-ginkgo': wallpaper('Ginkgo', 'ginkgo', {
        'ochre': ('cream', 'ochre', 'camel'), 'sage': ('sage', 'cream', 'white'), 'teal': ('teal', 'ochre', 'sky'), 'sand': ('white', 'sand', 'taupe')}),
    'wallpaper-ferns': bedroom('Fern', 'ferns', {
        'forest': ('cream', 'forest', 'sage'), 'navy': ('navy', 'sky', 'teal'), 'olive': ('sand', 'olive', 'taupe')}),
    'wallpaper-palm': wallpaper('Palm leaf', 'palm', {
        'forest': ('cream', 'forest', 'sage', 'olive'), 'teal': ('forest', 'teal', 'sage', 'olive'), 'coral': ('blush', 'coral', 'terracotta', 'plum')}, scale=1.1),
    'wallpaper-eucalyptus': bedroom('Eucalyptus', 'eucalyptus', {
        'sage': ('white', 'sage', 'forest'), 'sky': ('white', 'sky', 'navy'), 'forest': ('forest', 'sage', 'cream'), 'taupe': ('cream', 'taupe', 'sand')}),
    'wallpaper-peonies': wallpaper('Peony', 'peonies', {
        'blush': ('cream', 'coral', 'ochre', 'forest'), 'plum': ('plum', 'blush', 'ochre', 'sage'), 'navy': ('navy', 'blush', 'ochre', 'teal'),
        'white': ('white', 'grey', 'sand', 'taupe')}),
    'wallpaper-grasses': bedroom('Tall grasses', 'grasses', {
        'sand': ('cream', 'camel', 'sand'), 'sage': ('white', 'sage', 'forest'), 'charcoal': ('charcoal', 'sand', 'taupe')}, scale=1.1),
    'wallpaper-blossoms': wallpaper('Cherry blossom', 'blossoms', {
        'blush': ('white', 'coral', 'ochre', 'taupe'), 'sky': ('sky', 'white', 'lemon', 'navy'), 'sage': ('sage', 'white', 'ochre', 'forest')}),
    'wallpaper-lemons': bedroom('Lemon', 'lemons', {
        'lemon': ('cream', 'ochre', 'forest'), 'sky': ('sky', 'lemon', 'forest'), 'navy': ('navy', 'lemon', 'sage')}, scale=1.2),
    'wallpaper-birds': wallpaper('Birds on twigs', 'birds', {
        'teal': ('cream', 'teal', 'olive', 'ochre'), 'blush': ('blush', 'rust', 'forest', 'cream'), 'sky': ('sky', 'white', 'navy', 'coral')}),
    'wallpaper-medallion': bedroom('Damask', 'medallion', {
        'sage': ('sage', 'cream', 'white'), 'navy': ('navy', 'sky', 'cream'), 'rust': ('cream', 'rust', 'terracotta'), 'grey': ('white', 'grey', 'sand')}),
    'wallpaper-seaweed': wallpaper('Seaweed', 'seaweed', {
        'coral': ('white', 'coral', 'blush'), 'teal': ('cream', 'teal', 'sky'), 'navy': ('navy', 'sand', 'sky')}),
}

GEOMETRIC = {
    'wallpaper-stripes': wallpaper('Salon stripe', 'stripes', {
        'sage': ('cream', 'sage', 'ochre'), 'navy': ('white', 'navy'), 'terracotta': ('cream', 'terracotta', 'rust'), 'grey': ('white', 'grey', 'charcoal'),
        'blush': ('white', 'blush', 'plum')}),
    'wallpaper-ticking': study('Ticking stripe', 'ticking', {
        'charcoal': ('cream', 'charcoal'), 'sky': ('white', 'sky', 'navy'), 'olive': ('cream', 'olive')}, scale=1.8),
    'wallpaper-arches': wallpaper('Arches', 'arches', {
        'terracotta': ('cream', 'terracotta', 'ochre'), 'sage': ('white', 'sage', 'forest'), 'navy': ('cream', 'navy', 'sky')}, scale=1.25),
    'wallpaper-rings': study('Rings', 'rings', {
        'navy': ('white', 'navy', 'sky'), 'ochre': ('cream', 'ochre', 'rust'), 'sage': ('cream', 'sage', 'forest')}, scale=1.6),
    'wallpaper-terrazzo': wallpaper('Terrazzo', 'terrazzo', {
        'terracotta': ('white', 'terracotta', 'sage'), 'grey': ('white', 'grey', 'ochre', 'charcoal'), 'blush': ('blush', 'rust', 'cream', 'plum')}, scale=1.4),
    'wallpaper-waves': study('Waves', 'waves', {
        'sky': ('sky', 'navy', 'white'), 'sand': ('cream', 'sand', 'camel'), 'forest': ('forest', 'sage', 'cream')}, scale=1.7),
    'wallpaper-scallops': wallpaper('Scallop', 'scallops', {
        'teal': ('cream', 'teal', 'sky'), 'blush': ('white', 'coral', 'blush'), 'charcoal': ('charcoal', 'sand', 'taupe')}, scale=2.4),
    'wallpaper-lattice': study('Trellis', 'lattice', {
        'forest': ('cream', 'forest', 'sage'), 'taupe': ('white', 'taupe', 'sand'), 'navy': ('navy', 'cream', 'sky')}, scale=1.2),
    'wallpaper-honeycomb': wallpaper('Honeycomb', 'honeycomb', {
        'ochre': ('cream', 'ochre', 'sand'), 'grey': ('white', 'grey'), 'forest': ('forest', 'ochre', 'sage')}, scale=1.3),
    'wallpaper-half-moons': study('Half moon', 'half_moons', {
        'terracotta': ('cream', 'terracotta', 'ochre', 'rust'), 'sage': ('white', 'sage', 'forest', 'lemon'), 'navy': ('sand', 'navy', 'sky', 'rust')}, scale=1.6),
    'wallpaper-crosses': wallpaper('Drawn crosses', 'crosses', {
        'black': ('white', 'black'), 'taupe': ('cream', 'taupe'), 'sage': ('sage', 'white')}, scale=2.0),
    'wallpaper-strokes': study('Brush strokes', 'strokes', {
        'charcoal': ('white', 'charcoal', 'grey'), 'terracotta': ('cream', 'terracotta', 'blush', 'ochre'), 'sky': ('white', 'navy', 'sky', 'teal')}, scale=1.6),
    'wallpaper-fans': wallpaper('Fan', 'fans', {
        'ochre': ('forest', 'ochre', 'cream'), 'black': ('cream', 'black', 'camel'), 'blush': ('blush', 'plum', 'white')}, scale=1.4),
    'wallpaper-quatrefoil': study('Painted tile', 'quatrefoil', {
        'navy': ('white', 'navy', 'sky'), 'olive': ('cream', 'olive', 'ochre'), 'terracotta': ('sand', 'terracotta', 'cream')}, scale=1.4),
    'wallpaper-contours': wallpaper('Hill lines', 'contours', {
        'sand': ('white', 'camel', 'taupe'), 'forest': ('cream', 'forest', 'sage'), 'navy': ('navy', 'sky', 'white')}, scale=1.2),
    'wallpaper-pebbles': study('Pebbles', 'pebbles', {
        'grey': ('white', 'grey', 'sand', 'charcoal'), 'mint': ('white', 'mint', 'sage', 'sky')}, scale=1.4),
}

CHILDREN = {
    'wallpaper-gingham': nursery('Gingham', 'gingham', {
        'sky': ('white', 'sky'), 'blush': ('white', 'blush'), 'sage': ('white', 'sage'), 'ochre': ('white', 'ochre')}, 1.7),
    'wallpaper-dots': nursery('Brush dots', 'dots', {
        'ochre': ('cream', 'ochre', 'rust'), 'blush': ('white', 'blush', 'coral'), 'charcoal': ('white', 'charcoal'), 'mint': ('mint', 'white')}, 1.6),
    'wallpaper-meadow': nursery('Meadow', 'meadow', {
        'blush': ('white', 'coral', 'ochre'), 'sky': ('sky', 'white', 'lemon', 'forest'), 'lavender': ('white', 'lavender', 'lemon', 'sage')}, 1.7),
    'wallpaper-clouds': nursery('Clouds', 'clouds', {'sky': ('sky', 'white'), 'blush': ('blush', 'white'), 'grey': ('white', 'grey')}, 1.3),
    'wallpaper-night': nursery('Moon and stars', 'night', {
        'navy': ('navy', 'cream', 'ochre'), 'sand': ('cream', 'sand', 'ochre'), 'lavender': ('lavender', 'white', 'lemon')}, 1.8),
    'wallpaper-bears': nursery('Bears', 'bears', {
        'camel': ('cream', 'camel', 'white'), 'sky': ('sky', 'white', 'sand'), 'sage': ('sage', 'cream', 'white')}, 1.6),
    'wallpaper-rabbits': nursery('Rabbits', 'rabbits', {
        'grey': ('white', 'grey', 'blush'), 'blush': ('blush', 'white', 'coral'), 'mint': ('mint', 'white', 'coral')}, 1.6),
    'wallpaper-foxes': nursery('Foxes', 'foxes', {
        'rust': ('cream', 'rust', 'white'), 'forest': ('sage', 'rust', 'cream', 'forest')}, 1.6),
    'wallpaper-whales': nursery('Whales', 'whales', {
        'navy': ('white', 'navy', 'sky'), 'sky': ('sky', 'white', 'cream', 'navy')}, 1.4),
    'wallpaper-boats': nursery('Boats', 'boats', {
        'navy': ('white', 'navy', 'sky', 'coral'), 'sand': ('cream', 'terracotta', 'white', 'sky')}, 1.5),
    'wallpaper-balloons': nursery('Hot-air balloons', 'balloons', {
        'coral': ('sky', 'coral', 'white', 'ochre'), 'ochre': ('cream', 'ochre', 'white', 'rust')}, 1.2),
    'wallpaper-houses': nursery('Little houses', 'houses', {
        'terracotta': ('cream', 'terracotta', 'rust', 'white'), 'sky': ('white', 'sky', 'navy', 'lemon')}, 1.6),
    'wallpaper-firs': nursery('Fir forest', 'firs', {
        'forest': ('cream', 'forest', 'sage'), 'grey': ('white', 'grey', 'charcoal'), 'teal': ('sky', 'teal', 'white')}, 1.5),
    'wallpaper-mountains': nursery('Mountains', 'mountains', {
        'grey': ('white', 'grey', 'charcoal'), 'blush': ('cream', 'blush', 'terracotta'), 'sage': ('white', 'sage', 'forest')}, 1.6),
    'wallpaper-rainbows': nursery('Rainbows', 'rainbows', {
        'terracotta': ('cream', 'terracotta', 'ochre', 'sage'), 'lavender': ('white', 'lavender', 'blush', 'mint')}, 1.4),
    'wallpaper-hearts': nursery('Hearts', 'hearts', {'blush': ('white', 'blush', 'coral'), 'coral': ('cream', 'coral'), 'plum': ('blush', 'plum')}, 2.2),
    'wallpaper-daisies': nursery('Daisies', 'daisies', {'sage': ('sage', 'white', 'ochre'), 'lemon': ('lemon', 'white', 'ochre'), 'sky': ('sky', 'white', 'lemon')}, 1.9),
}

WALLPAPER = {**BOTANICAL, **GEOMETRIC, **CHILDREN}
