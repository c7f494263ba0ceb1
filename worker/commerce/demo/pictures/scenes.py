"""Pictures that are not of one product: the opening picture, its crop for phones, the banners."""

from plan_printed import on

SCENES = {
    'hero': {}, 'hero-phone': {}, 'banner-furniture': {}, 'banner-home-decor': {}, 'banner-textiles': {},
    'banner-wallpaper': {0: on('botanical', 'navy', 'sage', 'forest')}, 'banner-kidswear': {},
}
