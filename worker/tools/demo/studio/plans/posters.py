"""The plan for framed art prints: one frame, many sheets."""

from plans.plan import ON_WALL, model, on

FRAMES = {'oak': 'oak', 'walnut': 'walnut', 'black': 'black-oak', 'white': 'white-wood', 'ash': 'ash'}


def poster(title, pattern, **inks):
    """A print in frames by name, each with inks of its own."""
    return model('home-decor', f'Framed print: {title}', {
        frame: {0: on(pattern, *names), 1: FRAMES[frame]} for frame, names in inks.items()},
        master='picture-frame', exposure=ON_WALL)


POSTERS = {
    'picture-frame': poster('hills', 'poster_hills', oak=('cream', 'ochre', 'blush', 'terracotta'), walnut=('cream', 'rust', 'sage', 'forest'),
                            black=('sky', 'white', 'navy', 'charcoal')),
    'framed-print-vase': poster('vase', 'poster_vase', oak=('sand', 'rust', 'cream'), black=('cream', 'navy', 'sky'), white=('blush', 'plum', 'cream')),
    'framed-print-arches': poster('arches', 'poster_arches', oak=('cream', 'terracotta', 'ochre', 'sage'), black=('white', 'charcoal', 'grey', 'sand'),
                                  walnut=('sand', 'forest', 'olive', 'rust')),
    'framed-print-moons': poster('moons', 'poster_moons', black=('navy', 'cream'), oak=('cream', 'ochre')),
    'framed-print-stones': poster('stones', 'poster_stones', oak=('cream', 'charcoal', 'sand', 'terracotta'), white=('white', 'sage', 'sky', 'sand')),
    'framed-print-blocks': poster('blocks', 'poster_blocks', black=('cream', 'rust', 'ochre', 'navy'), oak=('white', 'sage', 'blush', 'forest')),
    'framed-print-leaf': poster('palm leaf', 'poster_leaf', oak=('cream', 'forest', 'sage'), walnut=('sand', 'olive', 'forest')),
    'framed-print-wave': poster('sea', 'poster_wave', oak=('cream', 'teal', None, 'ochre'), white=('blush', 'navy', None, 'coral')),
    'framed-print-dance': poster('cut paper', 'poster_dance', oak=('cream', 'terracotta', 'ochre', 'navy'), black=('white', 'forest', 'sage', 'lavender')),
    'framed-print-fruit': poster('bowl of lemons', 'poster_fruit', oak=('cream', 'navy', 'charcoal', 'sky'), white=('blush', 'rust', 'plum', 'sand')),
    'framed-print-houses': poster('roofs', 'poster_houses', oak=('sky', 'rust', 'charcoal', 'cream'), ash=('sand', 'forest', 'terracotta', 'cream')),
    'framed-print-birds': poster('two birds', 'poster_birds', oak=('cream', 'teal', 'rust', 'olive'), white=('sky', 'navy', 'white', 'charcoal')),
    'framed-print-line': poster('one line', 'poster_lines', oak=('cream', 'charcoal', 'terracotta', 'sand'), black=('white', 'black', 'sage', 'ochre')),
    'framed-print-bear': poster('bear', 'poster_bear', oak=('cream', 'camel'), white=('white', 'taupe')),
    'framed-print-fox': poster('fox', 'poster_fox', oak=('cream', 'rust'), ash=('mint', 'terracotta')),
    'framed-print-rabbit': poster('rabbit', 'poster_rabbit', oak=('white', 'grey'), white=('blush', 'white')),
    'framed-print-whale': poster('whale', 'poster_whale', oak=('cream', 'sky'), white=('sky', 'navy')),
}
