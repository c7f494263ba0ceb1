"""What is beside the cloth of bath, kitchen and bed when it is shown at home: see at_home.py."""

from building.materials import dressed, lacquer, metal, wood
from building.shapes import box, rod
from models import decor
from models import keeping
from models import lamps
from models import linen
from models import storage
from models import tables
from models import textiles
from models import vessels
from models import wooden_seats
from models.scenes.rooms import bring, hang

TILE, JOINT, TILED = 0.15, 0.003, 1.2
WHITE = {0: 'white', 1: 'white', 2: 'white'}


def tiles(wide=3.6):
    """White tiles up to the chest, in half bond."""
    glazed = lacquer(None, (0.62, 0.62, 0.59))
    box((wide, 0.006, TILED), (0, -0.003, TILED / 2), lacquer(None, (0.44, 0.43, 0.41)), 0)
    low = TILE / 2
    for row in range(round(TILED / low)):
        for column in range(round(wide / TILE) + 1):
            x = (column + row % 2 / 2) * TILE - wide / 2
            box((TILE - JOINT, 0.008, low - JOINT), (x, -0.008, (row + 0.5) * low), glazed, 0.0015)


def beside_towels(low, high):
    tiles()
    middle, depth = (low.x + high.x) / 2, (low.y + high.y) / 2
    bring(wooden_seats.stool, (middle, depth, 0), 0, {1: 'oak'})
    bring(linen.bath_mat, (middle + 0.15, depth - 0.50, 0), 0, {0: 'white'})
    bring(keeping.laundry_basket, (high.x + 0.42, -0.34, 0), 0, {0: 'natural'})
    bring(decor.plant_pot, (low.x - 0.34, -0.34, 0), 0, {0: 'white'})


def beside_a_bath_mat(low, high):
    tiles()
    bring(wooden_seats.stool, (low.x + 0.10, -0.30, 0), 0, {1: 'oak'})
    bring(textiles.towels, (low.x + 0.10, -0.30, 0.453), -14, WHITE)
    bring(keeping.laundry_basket, (high.x - 0.02, -0.30, 0), 0, {0: 'natural'})


def rail(middle, top):
    """A bar of brass along the wall."""
    with dressed({2: 'brass'}):
        brass = metal(2)
        rod((middle - 0.75, -0.045, top), (middle + 0.75, -0.045, top), 0.009, 0.009, brass)
        for x in (-0.70, 0.70):
            rod((middle + x, 0, top), (middle + x, -0.045, top), 0.007, 0.007, brass)


def in_a_kitchen(low, high):
    """A rail on the wall, and beside it a sideboard with what is eaten from."""
    rail((low.x + high.x) / 2 + 0.35, high.z - 0.01)
    bring(storage.sideboard, ((low.x + high.x) / 2 + 0.80, -0.24, 0), 0, {1: 'oak'})
    bring(vessels.plates, (high.x + 0.26, -0.26, 0.75), 0, {0: 'cream'})
    bring(vessels.mugs, (high.x + 0.58, -0.26, 0.75), 0, {0: 'white'})
    bring(decor.plant_pot, (low.x - 0.42, -0.36, 0), 0, {0: 'terracotta'})


def on_a_kitchen_table(low, high):
    middle, depth = (low.x + high.x) / 2, (low.y + high.y) / 2
    bring(tables.dining_table, (middle + 0.35, depth, 0), 0, {1: 'oak'})
    bring(vessels.plates, (middle + 0.40, depth + 0.10, 0.75), 0, {0: 'cream'})
    bring(vessels.mugs, (middle - 0.34, depth + 0.14, 0.75), 24, {0: 'white'})
    bring(decor.vase_bottle, (middle + 0.06, depth + 0.28, 0.75), 20, {0: 'terracotta'})


def on_a_made_bed(low, high):
    middle = (low.x + high.x) / 2
    bring(storage.bed, (middle, -1.20, 0), 0, {0: 'sand', 2: 'white'})
    for x in (-1.28, 1.28):
        bring(storage.bedside_table, (middle + x, -0.32, 0), 0, {1: 'oak'})
    bring(lamps.mushroom_lamp, (middle - 1.28, -0.32, 0.52), 0, {0: 'white'})


def bedstead(middle, foot, head):
    """Four boards on legs, around what lies in them."""
    across, along = wood(1, 'X'), wood(1, 'Y')
    centre, long = (foot + head) / 2, head - foot
    for x in (-0.835, 0.835):
        box((0.03, long + 0.06, 0.16), (middle + x, centre, 0.26), along, 0.006)
        for y in (foot, head):
            rod((middle + x, y, 0.24), (middle + x, y, 0), 0.030, 0.024, wood(1, 'Z'))
    box((1.70, 0.03, 0.16), (middle, foot - 0.02, 0.26), across, 0.006)
    box((1.70, 0.035, 0.72), (middle, head + 0.02, 0.54), across, 0.01)


def in_a_bed_frame(low, high):
    middle = (low.x + high.x) / 2
    bring(lambda: bedstead(middle, low.y, high.y), (0, 0, 0), 0, {1: 'oak'})
    for x in (-1.16, 1.16):
        bring(storage.bedside_table, (middle + x, -0.32, 0), 0, {1: 'oak'})
    bring(lamps.mushroom_lamp, (middle - 1.16, -0.32, 0.52), 0, {0: 'white'})
    hang(decor.picture_frame, (middle, -0.01, 1.45), {0: 'cream'})
    hang(decor.hills, (middle, -0.01, 1.45))


# Each as in surroundings.py.
ROOMS = {
    'bath': (beside_towels, 'sage', 0.16, -8),
    'bath floor': (beside_a_bath_mat, 'sage', 0.62, 0),
    'kitchen wall': (in_a_kitchen, 'sand', 0, 0),
    'kitchen rail': (in_a_kitchen, 'sand', 0, 180),
    'kitchen table': (on_a_kitchen_table, 'sage', 0.55, -10),
    'made bed': (on_a_made_bed, 'sand', 1.30, -6),
    'bed frame': (in_a_bed_frame, 'sand', 0.10, 0),
}
# How far above the floor it lies.
ON = {'bath': 0.453, 'kitchen table': 0.751, 'made bed': 0.60, 'bed frame': 0.20}
# How much is seen aside of, below and above it, in metres.
AROUND = {
    'bath': (0.36, 0.5, 0.30), 'bath floor': (0.10, 0, 0.66), 'kitchen wall': (0.22, 0.28, 0.16), 'kitchen rail': (0.26, 0.40, 0.10),
    'kitchen table': (0.28, 0.12, 0.42), 'made bed': (0.45, 0.62, 0.5), 'bed frame': (0.20, 0.2, 0.55),
}
