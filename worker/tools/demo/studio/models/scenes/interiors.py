"""What is seen of a room: four before wallpaper, a roll of it, the opening picture of the shop, one
whose pieces are for sale and rooms for banners."""

import bisect
import math

from models import decor
from models import lamps
from models import seating
from models import sofas
from models import storage
from models import tables
from models import textiles
from models import vessels
from models import wooden_seats
from building.materials import fabric, printed_paper
from models.scenes.rooms import bring, daylight, hang, look, room
from building.shapes import surface


def papered_living():
    room('paper')
    bring(seating.armchair, (0.42, -0.78, 0), -24, {0: 'cream'})
    bring(lamps.floor_lamp, (-0.62, -0.40, 0), 10, {0: 'cream'})
    bring(tables.side_table, (-0.28, -0.92, 0), 0, {0: 'white'})
    bring(decor.vase_bottle, (-0.30, -0.92, 0.524), 20, {0: 'terracotta'})
    daylight((0.0, 0, 1.35), 2.2)
    look((0.0, -4.6, 1.25), (0.0, 0, 1.12), 41)


def papered_nursery():
    room('paper')
    bring(seating.bench, (0.16, -0.42, 0), 0, {0: 'cream'})
    bring(decor.basket, (-0.72, -0.52, 0), 30, {0: 'natural'})
    bring(seating.pouf, (0.68, -1.15, 0), 0, {0: 'sand'})
    bring(textiles.throw, (0.52, -0.42, 0.478), 264, {0: 'white'})
    root = bring(lamps.woven_pendant, (-0.42, -0.62, 1.62), 0, {0: 'natural'})
    root.location.z = 1.62
    daylight((0.0, 0, 1.35), 2.2)
    look((0.0, -4.6, 1.25), (0.0, 0, 1.12), 41)


def papered_bedroom():
    room('paper')
    bring(storage.bed, (0.72, -1.15, 0), 0, {0: 'sand', 2: 'white'})
    bring(textiles.cushion, (0.36, -0.62, 0.60), -8, {0: 'cream'})
    bring(storage.bedside_table, (-0.52, -0.36, 0), 0, {1: 'oak'})
    bring(lamps.table_lamp, (-0.56, -0.34, 0.52), 0, {0: 'cream', 1: 'white'})
    daylight((0.0, 0, 1.35), 2.2)
    look((0.0, -4.6, 1.35), (0.0, 0, 1.12), 41)


def papered_study():
    room('paper')
    bring(tables.desk, (0.18, -0.40, 0), 0, {0: 'brass', 1: 'walnut', 2: 'black'})
    bring(lamps.mushroom_lamp, (0.58, -0.36, 0.75), 0, {0: 'white'})
    bring(decor.vase_bottle, (-0.24, -0.34, 0.75), 0, {0: 'sage'})
    bring(wooden_seats.stool, (0.10, -0.98, 0), 12, {1: 'oak'})
    bring(decor.plant_pot, (-0.74, -0.40, 0), 0, {0: 'white'})
    daylight((0.0, 0, 1.35), 2.2)
    look((0.0, -4.6, 1.25), (0.0, 0, 1.12), 41)


def wallpaper_roll():
    """A roll that opens: the free end curls away and shows the print."""
    paper = printed_paper(0)
    path, x, y = [], 0.0, 0.0
    for k in range(400):
        a = k / 400 * math.tau * 5
        path.append((math.cos(a) * (0.018 + 0.0030 * k / 80), math.sin(a) * (0.018 + 0.0030 * k / 80)))
    x, y = path[-1]
    heading, bend = math.pi / 2, 20.0
    for k in range(150):
        bend = 26 * math.exp(-k / 16) - 0.9
        heading += bend * 0.0035
        x, y = x + math.cos(heading) * 0.0035, y + math.sin(heading) * 0.0035
        path.append((x, y))
    along = [0.0]
    for a, b in zip(path, path[1:]):
        along.append(along[-1] + math.dist(a, b))

    def at(u):
        """By length, so that the print is as wide where the paper is rolled as where it is not."""
        far = u * along[-1]
        k = min(bisect.bisect_left(along, far, 1), len(path) - 1)
        share = (far - along[k - 1]) / (along[k] - along[k - 1])
        return tuple(a + (b - a) * share for a, b in zip(path[k - 1], path[k]))

    surface(lambda u, v: (*at(u), v * 0.53), 600, 4, paper, size=(-along[-1], 0.53))


def living(portrait=False):
    """The opening picture: a calm living room with a lot of wall, for words on a wide screen. On a phone
    it has less in it, and all of that whole."""
    room('cream', width=13.0, high=4.8)
    bring(seating.sofa, (0.55, -0.62, 0), 0, {0: 'sage'})
    bring(tables.coffee_table, (0.35, -1.75, 0), 8, {1: 'oak'})
    bring(decor.bowl, (0.28, -1.78, 0.366), 0, {0: 'cream'})
    bring(decor.plant_pot, (1.90 if portrait else 1.84, -0.42, 0), 0, {0: 'white'})
    hang(decor.round_mirror, (0.55, -0.01, 1.62))
    bring(lambda: textiles.rug_sheet(fabric(0, 'wool', scale=0.16), 3.0, 2.0, 0.010), (0.7, -1.55, 0), 0, {0: 'cream'})
    bring(textiles.cushion, (1.12, -0.66, 0.47), -14, {0: 'ochre'})
    daylight((0.2, 0, 1.55), 2.6)
    if portrait:
        look((0.62, -5.4, 1.30), (0.62, 0, 1.15), 29)
    else:
        bring(seating.armchair, (2.15, -1.30, 0), -58, {0: 'rust'})
        bring(lamps.floor_lamp, (-0.85, -0.42, 0), 0, {0: 'cream'})
        look((-0.05, -5.4, 1.30), (-0.05, 0, 1.05), 34, shift=-0.08)


def banner_furniture():
    room('taupe', 'oak')
    bring(tables.round_table, (0.55, -1.20, 0), 0, {1: 'oak'})
    for x, y, turn in ((-0.28, -1.30, 80), (1.40, -1.15, -76), (0.75, -0.42, 0)):
        bring(seating.dining_chair, (x, y, 0), turn, {0: 'cream', 1: 'oak'})
    root = bring(lamps.dome_pendant, (0.55, -1.20, 1.55), 0, {0: 'white'})
    root.location.z = 1.50
    bring(storage.sideboard, (-2.05, -0.30, 0), 0, {1: 'oak'})
    bring(lamps.table_lamp, (-2.45, -0.30, 0.75), 0, {0: 'white', 1: 'cream'})
    bring(decor.vase_round, (-1.75, -0.30, 0.75), 0, {0: 'terracotta'})
    bring(decor.tray, (0.50, -1.22, 0.75), 20, {0: 'cream'})
    daylight((-0.3, 0, 1.4), 2.4)
    look((-0.45, -5.2, 1.32), (-0.45, 0, 1.02), 52)


def banner_textiles():
    room('sand')
    bring(storage.bed, (0.75, -1.30, 0), 0, {0: 'sand', 2: 'white'})
    bring(textiles.cushion, (0.34, -0.84, 0.62), -10, {0: 'rust'})
    bring(textiles.velvet_cushion, (1.20, -0.86, 0.62), 8, {0: 'ochre'})
    bring(textiles.throw, (1.15, -2.00, 0.65), 264, {0: 'sage'})
    bring(storage.bedside_table, (-0.62, -0.40, 0), 0, {1: 'oak'})
    bring(lamps.mushroom_lamp, (-0.62, -0.40, 0.52), 0, {0: 'white'})
    bring(decor.basket, (-1.35, -0.55, 0), 30, {0: 'natural'})
    daylight((-0.2, 0, 1.45), 2.4)
    look((-0.25, -5.2, 1.62), (-0.25, 0, 0.92), 56)


def banner_decor():
    """A sideboard from near: vases, a lamp, candles, a mirror."""
    room('terracotta')
    bring(storage.sideboard, (0.35, -0.28, 0), 0, {1: 'walnut'})
    hang(decor.round_mirror, (0.20, -0.01, 1.42))
    bring(lamps.table_lamp, (0.86, -0.26, 0.75), 0, {0: 'cream', 1: 'cream'})
    bring(decor.vase_bottle, (-0.22, -0.24, 0.75), 10, {0: 'white'})
    bring(decor.vase_tall, (-0.02, -0.30, 0.75), 0, {0: 'sage'})
    bring(decor.candle_holders, (0.42, -0.34, 0.75), 20)
    bring(decor.bowl, (0.62, -0.42, 0.75), 0, {0: 'charcoal'})
    daylight((-0.1, 0, 1.2), 2.2)
    look((-0.25, -3.6, 1.18), (-0.25, 0, 1.10), 66)


def banner_wallpaper():
    room('paper')
    bring(tables.desk, (0.85, -0.42, 0), 0, {0: 'brass', 1: 'walnut', 2: 'black'})
    bring(lamps.mushroom_lamp, (1.22, -0.40, 0.75), 0, {0: 'ochre'})
    bring(decor.vase_bottle, (0.50, -0.36, 0.75), 0, {0: 'white'})
    bring(seating.tub_chair, (0.90, -1.05, 0), 165, {0: 'ochre', 1: 'black'})
    bring(decor.plant_pot, (-0.35, -0.35, 0), 0, {0: 'terracotta'})
    daylight((-0.4, 0, 1.4), 2.4)
    look((-0.25, -5.0, 1.30), (-0.25, 0, 1.08), 58)


def look_reading():
    """A corner to read in, whose pieces are all for sale: home leads to each (stories/look.ts)."""
    room('forest')
    bring(lambda: textiles.rug_sheet(fabric(0, 'wool', scale=0.16), 2.6, 1.8, 0.010), (0.62, -1.45, 0), 4, {0: 'cream'})
    bring(storage.sideboard, (-0.88, -0.28, 0), 0, {1: 'walnut'})
    hang(decor.round_mirror, (-0.95, -0.01, 1.52))
    bring(lamps.table_lamp, (-1.42, -0.26, 0.75), 0, {0: 'white', 1: 'cream'})
    bring(decor.vase_tall, (-0.42, -0.28, 0.75), 0, {0: 'white'})
    bring(sofas.wing_chair, (1.06, -0.86, 0), -26, {0: 'rust', 1: 'walnut'})
    bring(textiles.cushion, (1.02, -0.98, 0.47), -30, {0: 'sand'})
    bring(tables.side_table, (0.30, -1.02, 0), 0, {0: 'white'})
    bring(decor.vase_bottle, (0.30, -1.02, 0.524), 20, {0: 'sand'})
    daylight((-0.1, 0, 1.35), 2.6)
    look((0.05, -5.0, 1.30), (0.05, 0, 1.02), 41)


def first_table():
    """What the shop began with: a table of his, cloth of hers."""
    room('sage', 'ash')
    bring(tables.dining_table, (0, -1.05, 0), 0, {1: 'oak'})
    bring(seating.dining_chair, (0.22, -0.40, 0), 0, {0: 'rust', 1: 'oak'})
    bring(seating.dining_chair, (-1.10, -1.20, 0), 70, {0: 'cream', 1: 'oak'})
    bring(seating.dining_chair, (1.16, -1.10, 0), -76, {0: 'cream', 1: 'oak'})
    bring(textiles.throw, (-0.42, -1.05, 0.74), 62, {0: 'ochre'})
    bring(textiles.throw, (-0.43, -1.06, 0.872), 54, {0: 'cream'})
    bring(textiles.cushion, (1.12, -1.08, 0.47), -76, {0: 'terracotta'})
    bring(vessels.jug, (0.24, -0.95, 0.74), 20, {0: 'white'})
    bring(decor.bowl, (0.56, -1.18, 0.74), 0, {0: 'cream'})
    root = bring(lamps.woven_pendant, (0, -1.05, 1.50), 0, {0: 'natural'})
    root.location.z = 1.50
    bring(decor.plant_pot, (-1.72, -0.40, 0), 0, {0: 'terracotta'})
    daylight((0.0, 0, 1.4), 2.6)
    look((-0.12, -5.3, 1.40), (-0.12, 0, 0.86), 43)


WALL = dict(own_set=True, samples=22)
WIDE = dict(own_set=True, samples=12, frame=(2560, 1024))
MODELS = {
    'papered-living': dict(build=papered_living, **WALL),
    'papered-nursery': dict(build=papered_nursery, **WALL),
    'papered-bedroom': dict(build=papered_bedroom, **WALL),
    'papered-study': dict(build=papered_study, **WALL),
    'wallpaper-roll': dict(build=wallpaper_roll, turn=18, elevation=14, fill=(0.62, 0.66), samples=20),
    'hero': dict(build=living, own_set=True, samples=12, frame=(2880, 1296)),
    'hero-phone': dict(build=lambda: living(True), own_set=True, samples=12, frame=(1350, 1650)),
    'look-reading': dict(build=look_reading, own_set=True, samples=20, frame=(2160, 1440)),
    'first-table': dict(build=first_table, own_set=True, samples=20, frame=(1800, 1200)),
    'banner-furniture': dict(build=banner_furniture, **WIDE),
    'banner-textiles': dict(build=banner_textiles, **WIDE),
    'banner-home-decor': dict(build=banner_decor, **WIDE),
    'banner-wallpaper': dict(build=banner_wallpaper, **WIDE),
}
