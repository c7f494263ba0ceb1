"""Writes the finished pictures: python3 publish.py MASTERS ../media [MODEL...]

The plans say which colours each model is sold in. A colour is a name, and what it does to the zones
of the model. Also writes index.json, from which the catalogue takes its pictures.
"""

import json
import os
import re
import sys

import cv2

import patterns
from develop import compose, expose, load, save
from plan import DECOR, FURNITURE
from plan_printed import KIDSWEAR, POSTERS, TEXTILES, WALLPAPER
from scenes import SCENES
from tiles import flat, sampler
from tint import any_paint, printed

PLAN = {**FURNITURE, **DECOR, **POSTERS, **TEXTILES, **WALLPAPER, **KIDSWEAR}
EXPOSURE = 1.15
WIDTH, HEIGHT = 600, 744


def brushes(paint):
    return {zone: any_paint(brush) if isinstance(brush, str) else brush() for zone, brush in paint.items()}


def rendered(masters, name):
    return os.path.exists(f'{masters}/{name}/combined.exr')


def photograph(masters, name, paint, exposure=EXPOSURE):
    return expose(compose(load(f'{masters}/{name}'), paint), exposure)


def closer(picture, share=0.72):
    """A detail of the picture, a little above its middle, sharpened after enlarging."""
    h, w = picture.shape[:2]
    ch, cw = round(h * share), round(w * share)
    top, left = round((h - ch) * 0.46), (w - cw) // 2
    large = cv2.resize(picture[top:top + ch, left:left + cw], (w, h), interpolation=cv2.INTER_CUBIC)
    return cv2.addWeighted(large, 1.5, cv2.GaussianBlur(large, (0, 0), 1.4), -0.5, 0)


def views_of_model(name, entry, masters):
    """(colour, pictures) for each colour: the render, then its second view or a detail."""
    master = entry.get('master', name)
    exposure = entry.get('exposure', EXPOSURE)
    for colour, paint in entry['colours'].items():
        paint = brushes(paint)
        first = photograph(masters, master, paint, exposure)
        second = photograph(masters, master + '@2', paint, exposure) if rendered(masters, master + '@2') else closer(first)
        yield colour, [first, second]


def views_of_wallpaper(name, entry, masters):
    """The paper on the wall of a room, flat from the front, and as a roll."""
    for colour, inks in entry['colours'].items():
        tile = getattr(patterns, entry['pattern'])(*inks)
        on_wall = printed(sampler(tile, entry['scale'], soften=0.0011))
        pictures = [photograph(masters, entry['room'], {0: on_wall}, 0.86)]
        pictures.append(expose(flat(tile, WIDTH, HEIGHT, 0.62 * max(1, entry['scale'] * 0.8), entry['scale']), 1.0))
        if rendered(masters, 'wallpaper-roll'):
            pictures.append(photograph(masters, 'wallpaper-roll', {0: printed(sampler(tile, entry['scale'], soften=0.0004))}))
        yield colour, pictures


def develop_model(name, entry, masters, media):
    """Writes all pictures of one model; returns its entry in the index."""
    make = views_of_wallpaper if 'pattern' in entry else views_of_model
    colours = {}
    for colour, pictures in make(name, entry, masters):
        colours[colour] = []
        for number, picture in enumerate(pictures, 1):
            file = f'{name}-{colour}' + (f'-{number}' if number > 1 else '') + '.webp'
            save(picture, f'{media}/{file}')
            colours[colour].append(file)
    return {'department': entry['department'], 'title': entry['title'], 'colours': colours}


def develop_scene(name, paint, masters, media):
    """A banner or the opening picture, in one colouring."""
    save(photograph(masters, name, brushes(paint), 1.0), f'{media}/{name}.webp', 86)
    return f'{name}.webp'


def main(masters, media, names):
    os.makedirs(media, exist_ok=True)
    path = f'{media}/index.json'
    index = json.load(open(path)) if os.path.exists(path) else {}
    for name, entry in PLAN.items():
        master = entry.get('room') or entry.get('master', name)
        if (not names or name in names or master in names) and rendered(masters, master):
            index[name] = develop_model(name, entry, masters, media)
            print(name, *index[name]['colours'], flush=True)
    for name, paint in SCENES.items():
        if (not names or name in names) and rendered(masters, name):
            print(develop_scene(name, paint, masters, media), flush=True)
    with open(path, 'w') as file:
        file.write(layout({name: index[name] for name in PLAN if name in index}))


def layout(index):
    """JSON as the formatter of this repository writes it: short lists stay on one line."""
    text = json.dumps(index, indent=2, ensure_ascii=False)
    return re.sub(r'\[\s+([^\]]*?)\s+\]', join_list, text) + '\n'


def join_list(match):
    line = '[' + re.sub(r'\s*\n\s*', ' ', match[1]) + ']'
    return line if len(line) < 80 else match[0]


if __name__ == '__main__':
    main(sys.argv[1], sys.argv[2], sys.argv[3:])
