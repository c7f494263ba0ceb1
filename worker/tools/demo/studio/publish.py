"""Writes the finished pictures: python3 publish.py MASTERS ../media [MODEL...]

The plans say which colours each model is sold in. A colour is a name, and what it does to the zones
of the model. Without names, only pictures that are not there yet are made; a model that is named is
made anew. Also writes index.json, from which the catalogue takes its pictures.
"""

import os
import sys

import cv2

from prints import patterns
from developing.develop import compose, expose, load, save
from plans.decor import DECOR
from plans.furniture import FURNITURE
from plans.homes import ROOM_OF
from plans.index import DRAWN, layout, read_index
from plans.kidswear import KIDSWEAR
from plans.paper import PAPER
from plans.posters import POSTERS
from plans.textiles import TEXTILES
from plans.wallpaper import WALLPAPER
from plans.scenes import SCENES
from prints.tiles import flat, sampler
from developing.tint import any_paint, printed

PLAN = {**FURNITURE, **DECOR, **POSTERS, **TEXTILES, **WALLPAPER, **KIDSWEAR, **PAPER}
EXPOSURE = 1.15
WIDTH, HEIGHT = 1200, 1488
# Walls are smooth: a room takes less than cloth seen from near.
PICTURE_BYTES, HOME_BYTES, NEAR_BYTES, SCENE_BYTES = 53_000, 38_000, 40_000, 120_000
HOME = '-home.webp'
NEAR = '@near'
ROLL = 'wallpaper-roll'
# Prints of so many fine lines that a page with them is too heavy for a phone: softened by less than a pixel of its screen.
DENSE = {'fans': 1.5, 'scallops': 1.1}
# Decor that stands in a room and is walked around, as all furniture is.
STANDING = {'storage-jar', 'lantern', 'laundry-basket', 'floor-lamp', 'table-lamp'}
# Furniture that hangs on a wall, which cannot be turned with it.
HANGING = {'coat-rack', 'wall-shelf'}


def brushes(paint):
    return {zone: any_paint(brush) if isinstance(brush, str) else brush() for zone, brush in paint.items()}


def rendered(masters, name):
    return os.path.exists(f'{masters}/{name}/combined.exr')


def photograph(masters, name, paint, exposure=EXPOSURE):
    return expose(compose(load(f'{masters}/{name}'), paint), exposure)


def in_frame(picture):
    """Fine prints are rendered at double size, so that their edges are smooth."""
    return cv2.resize(picture, (WIDTH, HEIGHT), interpolation=cv2.INTER_AREA)


def close_up(masters, master, paint, exposure):
    """What it is made of, from near; without the rim, which the denoiser leaves rough, and softened by
    half a pixel, since the edges of threads cost more bytes than one sees."""
    picture = photograph(masters, master + NEAR, paint, exposure)
    top, left = (picture.shape[0] - HEIGHT) // 2, (picture.shape[1] - WIDTH) // 2
    return cv2.GaussianBlur(picture[top:top + HEIGHT, left:left + WIDTH], (0, 0), 0.6)


def closer(picture, share=0.72):
    """For what was not rendered from near: a detail of the picture, a little above its middle, sharpened
    after enlarging."""
    h, w = picture.shape[:2]
    ch, cw = round(h * share), round(w * share)
    top, left = round((h - ch) * 0.46), (w - cw) // 2
    large = cv2.resize(picture[top:top + ch, left:left + cw], (w, h), interpolation=cv2.INTER_CUBIC)
    return cv2.addWeighted(large, 1.5, cv2.GaussianBlur(large, (0, 0), 1.4), -0.5, 0)


def views_of_model(name, entry, paint, masters):
    """Makes the picture, the model in a room and its second side where it has them, and a close-up."""
    master, exposure = entry.get('master', name), entry.get('exposure', EXPOSURE)
    paint = brushes(paint)

    def first():
        return in_frame(photograph(masters, master, paint, exposure))

    yield first
    if master in ROOM_OF:
        yield lambda: photograph(masters, master + '@home', paint, 1.0)
    if has_second_side(name, entry):
        yield lambda: photograph(masters, master + '@2', paint, exposure)
    is_near = rendered(masters, master + NEAR)
    yield lambda: close_up(masters, master, paint, exposure) if is_near else closer(first())


def views_of_wallpaper(name, entry, inks, masters):
    """The paper on the wall of a room, flat from the front, and as a roll. Room and roll are rendered
    at double size, so that the edges of the print are smooth."""
    tile, scale = patterns.drawn(entry['pattern'], *inks), entry['scale']

    def soft(picture):
        blur = DENSE.get(entry['pattern'])
        return cv2.GaussianBlur(picture, (0, 0), blur) if blur else picture

    yield lambda: soft(in_frame(photograph(masters, entry['room'], {0: printed(sampler(tile, scale, soften=0.0011))}, 0.86)))
    yield lambda: soft(expose(flat(tile, WIDTH, HEIGHT, 0.62 * max(1, scale * 0.8), scale), 1.0))
    yield lambda: soft(in_frame(photograph(masters, ROLL, {0: printed(sampler(tile, scale, soften=0.0004))})))


def has_second_side(name, entry):
    master = entry.get('master', name)
    return master in STANDING or entry['department'] == 'furniture' and master not in HANGING


def files_of(name, entry, colour):
    numbers = ['-2', '-3'] if 'pattern' in entry or has_second_side(name, entry) else ['-2']
    views = ['', *(['-home'] if entry.get('master', name) in ROOM_OF else []), *numbers]
    return [f'{name}-{colour}{view}.webp' for view in views]


def listed(name, entry, before):
    """The entry of a model in the index."""
    colours = {colour: files_of(name, entry, colour) for colour in entry['colours']}
    drawn = {key: before[key] for key in DRAWN if key in before}
    return {'department': entry['department'], 'title': entry['title'], **drawn, 'colours': colours}


def finished(name, entry, media):
    return all(os.path.exists(f'{media}/{file}') for colour in entry['colours'] for file in files_of(name, entry, colour))


def develop_model(name, entry, masters, media, names):
    """Writes the pictures of one model that are not there, or are wanted anew."""
    views = views_of_wallpaper if 'pattern' in entry else views_of_model
    near = entry.get('master', name) + NEAR
    for colour in entry['colours']:
        files = files_of(name, entry, colour)
        wanted = [file for file in files if name in names or not os.path.exists(f'{media}/{file}')]
        wanted += files[-1:] if near in names else []
        if wanted:
            for file, make in zip(files, views(name, entry, entry['colours'][colour], masters)):
                if file in wanted:
                    is_near = file == files[-1] and rendered(masters, near)
                    save(make(), f'{media}/{file}', NEAR_BYTES if is_near else HOME_BYTES if file.endswith(HOME) else PICTURE_BYTES)


def is_wanted(name, entry, masters, media, names):
    if entry.get('master', name) + NEAR in names:
        return True
    master = entry.get('room') or entry.get('master', name)
    return rendered(masters, master) and (name in names or not finished(name, entry, media))


def develop_scene(scene, masters):
    """A room, or the part of it that a banner or a cover shows."""
    picture = photograph(masters, scene['master'], brushes(scene['paint']), scene['exposure'])
    if scene['crop']:
        high, wide = picture.shape[:2]
        left, top, width, height = scene['crop']
        picture = picture[round(top * high):round((top + height) * high), round(left * wide):round((left + width) * wide)]
    return cv2.resize(picture, scene['size'], interpolation=cv2.INTER_CUBIC) if scene['size'] else picture


def main(masters, media, names):
    os.makedirs(media, exist_ok=True)
    before, index = read_index(media), {}
    for name, entry in PLAN.items():
        if is_wanted(name, entry, masters, media, names):
            develop_model(name, entry, masters, media, names)
            print(name, *entry['colours'], flush=True)
        if finished(name, entry, media):
            index[name] = listed(name, entry, before.get(name, {}))
    for name, scene in SCENES.items():
        if rendered(masters, scene['master']) and (name in names or not os.path.exists(f'{media}/{name}.webp')):
            save(develop_scene(scene, masters), f'{media}/{name}.webp', SCENE_BYTES)
            print(name, flush=True)
    with open(f'{media}/index.json', 'w', encoding='utf-8') as file:
        file.write(layout(index))


if __name__ == '__main__':
    main(sys.argv[1], sys.argv[2], sys.argv[3:])
