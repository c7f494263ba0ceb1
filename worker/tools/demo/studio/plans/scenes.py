"""Pictures that are not of one product: the opening picture, banners, covers of the blog, sets, workshops."""

from plans.kidswear import KIDSWEAR
from plans.plan import on
from plans.sewn import FLAT_LAY
from plans.textiles import TEXTILES

# Of models/scenes/sets.py.
SETS = ('set-dining-oak', 'set-bedside-oak', 'set-workplace', 'set-table', 'set-bath', 'set-vases', 'set-sitting-room', 'set-reading-corner',
        'set-own-bed', 'set-own-dining')
# As products are taken.
ON_BACKDROP = 1.15
BANNER, COVER = (2544, 548), (1200, 800)
# Bed linen, cushion and rug, each with stars as large as those it is sold with.
STARRY = {
    0: on('stars', 'navy', 'cream', 'lemon', scale=2.2),
    1: on('stars', 'navy', 'cream', 'ochre', scale=1.1),
    2: on('stars', 'navy', 'cream', 'lemon', scale=5.0),
}
NIGHTLY = {0: on('botanical', 'navy', 'sage', 'forest')}


def scene(master, crop=None, size=None, paint=None, exposure=1.0):
    """A render or a part of it: `crop` is left, top, width and height as shares of the render."""
    return {'master': master, 'paint': paint or {}, 'crop': crop, 'size': size, 'exposure': exposure}


SCENES = {
    'hero': scene('hero'),
    'hero-phone': scene('hero-phone'),
    'look-reading': scene('look-reading'),
    'banner-furniture': scene('banner-furniture', (0, 0.36, 1, 0.5385), BANNER),
    'banner-textiles': scene('banner-textiles', (0, 0.40, 1, 0.5385), BANNER),
    'banner-home-decor': scene('banner-home-decor', (0, 0.33, 1, 0.5385), BANNER),
    'banner-wallpaper': scene('banner-wallpaper', (0, 0.40, 1, 0.5385), BANNER, NIGHTLY),
    'banner-kidswear': scene('banner-kidswear', (0, 0.09, 1, 0.5385), BANNER),
    'blog-handed-down': scene('banner-kidswear', (0.40, 0, 0.60, 1), COVER),
    'blog-one-branch': scene('banner-home-decor', (0.39, 0, 0.60, 1), COVER),
    'blog-oiled-table': scene('banner-furniture', (0.40, 0, 0.60, 1), COVER),
    'blog-sleeping-in-linen': scene('banner-textiles', (0.40, 0, 0.60, 1), COVER),
    'blog-first-wallpaper': scene('banner-wallpaper', (0.40, 0, 0.60, 1), COVER, NIGHTLY),
    **{name: scene(name, exposure=ON_BACKDROP) for name in SETS},
    'set-nursery': scene('set-nursery', paint=STARRY, exposure=ON_BACKDROP),
    'set-cushions': scene('set-cushions', paint={0: on('stripes', 'white', 'navy', scale=0.6)}, exposure=ON_BACKDROP),
    'set-kitchen': scene('set-kitchen', paint=TEXTILES['tea-towels']['colours']['navy'], exposure=ON_BACKDROP),
    'set-newborn': scene('set-newborn', paint=KIDSWEAR['star-romper']['colours']['navy'], exposure=FLAT_LAY),
    'first-table': scene('first-table', size=COVER),
    'workshop-wood': scene('workshop-wood'),
    'workshop-wool': scene('workshop-wool'),
    'workshop-paper': scene('workshop-paper', paint={0: on('botanical', 'charcoal', 'sage', 'taupe', 'coral')}),
}
