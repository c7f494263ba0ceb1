"""What is sold together stands together: sets on the backdrop of the studio, each piece in the colour that
the set has it in."""

from models import beds
from models import buttoned
from models import decor
from models import kidswear
from models import lamps
from models import linen
from models import seating
from models import storage
from models import tables
from models import textiles
from models import vessels
from building.folding import folded
from building.materials import fabric, plain, wood
from building.shapes import box
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
    for x, y in ((-0.24, 0.10), (-0.10, -0.24)):
        bring(decor.bowl, (x, y, 0.755), 0, {0: 'cream'})
    bring(decor.tray, (0.22, 0.06, 0.755), 20, {0: 'cream', 1: 'oak'})


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
    bring(textiles.throw, (0.02, -0.10, 0.46), 8, {0: 'grey'})


def cushion_trio():
    """The striped one in a zone, since its print is developed."""
    bring(textiles.cushion, (-0.26, 0.10, 0), 14, {0: 'sage'})
    bring(textiles.velvet_cushion, (0.26, 0.12, 0), -16, {0: 'forest'})
    stood(lambda: textiles.cushion(0), (0.02, -0.16, 0), -4)


def own_bed():
    """The mattress is drawn aside, so that the slats below it show."""
    bring(lambda: beds.frame(fabric(0, 'linen'), wood(1, 'Z')), (0, 0, 0), 0, {0: 'sand', 1: 'oak'})
    bring(beds.headboard, (0, 1.10, 0), 0, {0: 'sand', 1: 'oak'})
    bring(beds.slatted_base, (0, 0, 0.335), 0, {1: 'oak'})
    bring(beds.mattress, (-0.46, -0.06, 0.425), 2, {0: 'white', 1: 'cream'})
    bring(linen.duvet, (-0.66, -0.42, 0.685), 0, {0: 'white'})
    bring(linen.pillow, (-0.34, 0.52, 0.685), 0, {0: 'white'})


def own_dining():
    bring(tables.round_table, (0, 0, 0), 0, {1: 'oak'})
    for x, y, turn in ((-0.66, 0.42, 58), (0.66, 0.42, -58), (-0.56, -0.62, 137), (0.56, -0.62, -137)):
        bring(seating.dining_chair, (x, y, 0), turn, SEATS)
    bring(lamps.dome_pendant, (0, 0, 1.36), 0, {0: 'black', 2: 'brass'})
    # Its cord goes on to where the ceiling would be.
    lamps.cord(5.0, 1.90)['unframed'] = True


def kitchen_box():
    """What the box holds lies in it and stands before it; the tea towels in a zone, since their print is
    developed."""
    carton(0.60, 0.36, 0.09)
    bring(lambda: folded(fabric(0, 'linen'), 0.26, 0.30, 3, 0.016, seed=3), (-0.14, 0.0, 0.006), 90, {0: 'sand'})
    stood(linen.tea_towels, (0.145, 0.0, 0.006), 90)
    bring(vessels.mugs, (0.10, -0.29, 0), -14, {0: 'ochre'})


def carton(wide, deep, high):
    """An open box of brown board."""
    board = plain((0.50, 0.37, 0.24), 0.9)
    box((wide, deep, 0.005), (0, 0, 0.0025), board, 0.001)
    for x in (-wide / 2, wide / 2):
        box((0.005, deep, high), (x, 0, high / 2), board, 0.001)
    for y in (-deep / 2, deep / 2):
        box((wide, 0.005, high), (0, y, high / 2), board, 0.001)


def newborn_box():
    """Laid flat; the romper with stars in zones, since its print is developed."""
    bring(buttoned.romper, (-0.175, 0.06, 0), 5, {0: 'cream', 1: 'cream'})
    stood(buttoned.romper, (0.175, 0.03, 0), -5)
    bring(kidswear.bib, (-0.01, -0.255, 0), 5, {0: 'sand', 1: 'cream'})


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
    'set-own-bed': dict(build=own_bed, turn=-24, elevation=22, fill=(0.86, 0.7)),
    'set-own-dining': dict(build=own_dining, turn=-16, elevation=16, fill=(0.84, 0.8)),
    'set-kitchen': dict(build=kitchen_box, turn=-18, elevation=32, fill=(0.80, 0.7)),
    'set-newborn': dict(build=newborn_box, flat=True, fill=(0.82, 0.74)),
    'set-vases': dict(build=vases, turn=0, elevation=12, fill=(0.78, 0.76)),
}
