"""What is sold together stands together: sets on the backdrop of the studio, each piece in the colour that
the set has it in."""

from models import decor
from models import lamps
from models import linen
from models import seating
from models import storage
from models import tables
from models import textiles
from building.materials import fabric
from models.scenes.rooms import bring, stood

SEATS = {0: 'sand', 1: 'oak'}


def dining():
    bring(tables.dining_table, (0, 0, 0), 0, {1: 'oak'})
    for x in (-0.42, 0.42):
        bring(seating.dining_chair, (x, 0.50, 0), 0, SEATS)
        bring(seating.dining_chair, (x, -0.56, 0), 180, SEATS)


def bedside():
    for x, turn in ((-0.42, 8), (0.42, -8)):
        bring(storage.bedside_table, (x, 0, 0), turn, {1: 'oak'})
        bring(lamps.table_lamp, (x, 0.02, 0.52), 0, {0: 'white', 1: 'cream'})


def workplace():
    bring(tables.desk, (0, 0, 0), 0, {0: 'brass', 1: 'oak', 2: 'black'})
    bring(seating.dining_chair, (-0.08, -0.42, 0), 168, SEATS)
    bring(lamps.mushroom_lamp, (0.42, 0.06, 0.75), 0, {0: 'white'})


def laid_table():
    bring(textiles.table_cloth, (0, 0, 0), 0, {0: 'white', 1: 'oak'})
    bring(decor.bowl, (-0.20, -0.08, 0.755), 0, {0: 'cream'})
    bring(decor.tray, (0.19, 0.06, 0.755), 20, {0: 'cream', 1: 'oak'})


def bath():
    bring(linen.bath_mat, (0, 0, 0), 0, {0: 'sage'})
    for x, colours in ((-0.23, ('forest', 'sage', 'white')), (0.24, ('sand', 'cream', 'white'))):
        bring(textiles.towels, (x, 0.12, 0.03), -20, dict(enumerate(colours)))


def nursery():
    """In zones, since its prints are developed: bed linen 0, cushion 1, rug 2."""
    textiles.bed_linen(fabric(None, 'canvas', (0.80, 0.78, 0.75)))
    stood(lambda: textiles.cushion(1), (0.06, 0.30, 0.62), -8)
    stood(lambda: textiles.rug(2), (-0.25, -1.45, 0), 90)


def sitting_room():
    bring(seating.sofa, (0, 0, 0), 0, SEATS)
    bring(tables.coffee_table, (-0.20, -1.05, 0), 0, {1: 'oak'})
    bring(seating.pouf, (0.86, -0.98, 0), 0, {0: 'cream'})


def reading_corner():
    bring(seating.armchair, (0, 0, 0), -6, {0: 'sage', 1: 'oak'})
    bring(lamps.floor_lamp, (-0.66, 0.16, 0), 0, {0: 'cream', 1: 'oak'})
    bring(textiles.throw, (0.02, -0.10, 0.46), 8, {0: 'grey', 1: 'grey'})


def cushion_trio():
    """The striped one in a zone, since its print is developed."""
    bring(textiles.cushion, (-0.26, 0.10, 0), 14, {0: 'sage'})
    bring(textiles.velvet_cushion, (0.26, 0.12, 0), -16, {0: 'forest'})
    stood(lambda: textiles.cushion(0), (0.02, -0.16, 0), -4)


def vases():
    bring(decor.vase_bottle, (-0.02, 0.16, 0), 20, {0: 'sand'})
    bring(decor.vase_round, (-0.24, -0.02, 0), 0, {0: 'white'})
    bring(decor.vase_tall, (0.20, 0.0, 0), 0, {0: 'white'})


MODELS = {
    'set-dining-oak': dict(build=dining, turn=-28, elevation=18, fill=(0.84, 0.7)),
    'set-bedside-oak': dict(build=bedside, turn=-14, elevation=12, fill=(0.80, 0.74)),
    'set-workplace': dict(build=workplace, turn=-26, elevation=14, fill=(0.80, 0.7)),
    'set-table': dict(build=laid_table, turn=8, elevation=18, fill=(0.74, 0.7)),
    'set-bath': dict(build=bath, turn=-24, elevation=30, fill=(0.82, 0.7)),
    'set-nursery': dict(build=nursery, turn=-22, elevation=30, fill=(0.92, 0.8)),
    'set-sitting-room': dict(build=sitting_room, turn=-22, elevation=18, fill=(0.88, 0.7)),
    'set-reading-corner': dict(build=reading_corner, turn=-14, elevation=12, fill=(0.80, 0.76)),
    'set-cushions': dict(build=cushion_trio, turn=-6, elevation=14, fill=(0.80, 0.7)),
    'set-vases': dict(build=vases, turn=0, elevation=12, fill=(0.78, 0.76)),
}
