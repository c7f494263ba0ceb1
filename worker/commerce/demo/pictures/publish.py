"""Writes the finished pictures: python3 publish.py MASTERS ../media [MODEL...]

The plan below says which colours each model is sold in. A colour is a name, and what it does to the
zones of the model. Also writes index.json, from which the catalogue takes its pictures.
"""

import json
import os
import re
import sys

from develop import compose, expose, load, save
from plan import PLAN
from tint import any_paint

EXPOSURE = 1.15


def brushes(paint):
    return {zone: any_paint(brush) if isinstance(brush, str) else brush for zone, brush in paint.items()}


def develop_model(name, entry, masters, media):
    """All colours and views of one model; returns its entry in the index."""
    colours = {}
    views = [v for v in ('', '@2', '@3') if os.path.exists(f'{masters}/{name}{v}/combined.exr')]
    for number, view in enumerate(views):
        passes = load(f'{masters}/{name}{view}')
        for colour, paint in entry['colours'].items():
            picture = expose(compose(passes, brushes(paint)), entry.get('exposure', EXPOSURE))
            file = f'{name}-{colour}' + (f'-{number + 1}' if number else '') + '.webp'
            save(picture, f'{media}/{file}')
            colours.setdefault(colour, []).append(file)
    return {'department': entry['department'], 'title': entry['title'], 'colours': colours}


def main(masters, media, names):
    os.makedirs(media, exist_ok=True)
    path = f'{media}/index.json'
    index = json.load(open(path)) if os.path.exists(path) else {}
    for name in names or PLAN:
        if os.path.exists(f'{masters}/{name}/combined.exr'):
            index[name] = develop_model(name, PLAN[name], masters, media)
            print(name, *index[name]['colours'])
    ordered = {name: index[name] for name in PLAN if name in index}
    with open(path, 'w') as file:
        file.write(layout(ordered))


def layout(index):
    """JSON as the formatter of this repository writes it: short lists stay on one line."""
    text = json.dumps(index, indent=2, ensure_ascii=False)
    return re.sub(r'\[\s+([^\]]*?)\s+\]', join_list, text) + '\n'


def join_list(match):
    line = '[' + re.sub(r'\s*\n\s*', ' ', match[1]) + ']'
    return line if len(line) < 80 else match[0]


if __name__ == '__main__':
    main(sys.argv[1], sys.argv[2], sys.argv[3:])
