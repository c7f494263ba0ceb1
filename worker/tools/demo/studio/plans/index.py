"""`index.json`, from which the catalogue takes the pictures, the sizes and the drawings of models."""

import json
import os
import re

# What outlines.py knows of a model, and publish.py keeps.
DRAWN = ('size', 'front', 'side')


def read_index(media):
    file = f'{media}/index.json'
    if not os.path.exists(file):
        return {}
    with open(file, encoding='utf-8') as opened:
        return json.load(opened)


def layout(index):
    """JSON as the formatter of this repository writes it: short lists stay on one line."""
    text = json.dumps(index, indent=2, ensure_ascii=False)
    return re.sub(r'\[\s+([^\]]*?)\s+\]', join_list, text) + '\n'


def join_list(match):
    line = '[' + re.sub(r'\s*\n\s*', ' ', match[1]) + ']'
    return line if len(line) < 80 else match[0]
