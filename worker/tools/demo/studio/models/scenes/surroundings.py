"""What is beside furniture and textiles when they are shown at home: see at_home.py. The cloth of bath,
kitchen and bed has its rooms in bed_and_bath.py."""

from building.materials import fabric, wood
from models import beds
from models import cupboards
from models import decor
from models import lamps
from models import other_tables
from models import seating
from models import sofas
from models import storage
from models import tables
from models import textiles
from models import wooden_seats
from models.scenes import bed_and_bath
from models.scenes.rooms import bring, hang, window

# How high the rooms are, which is above what is seen of them.
HIGH = 6.0


def rug(at, size):
    bring(lambda: textiles.rug_sheet(fabric(0, 'wool', scale=0.16), *size, 0.010), (*at, 0), 0, {0: 'cream'})


def beside_a_sofa(low, high):
    rug(((low.x + high.x) / 2, low.y - 0.35), (high.x - low.x + 0.7, 2.0))
    bring(lamps.floor_lamp, (low.x - 0.30, -0.42, 0), 0, {0: 'cream'})
    bring(decor.plant_pot, (high.x + 0.32, -0.45, 0), 0, {0: 'white'})
    hang(decor.round_mirror, ((low.x + high.x) / 2, -0.01, high.z + 0.80))


def beside_a_chair(low, high):
    rug(((low.x + high.x) / 2, low.y + 0.15), (2.0, 1.5))
    bring(tables.side_table, (high.x + 0.34, -0.62, 0), 0, {0: 'white'})
    bring(decor.vase_bottle, (high.x + 0.34, -0.62, 0.524), 20, {0: 'sand'})
    bring(lamps.floor_lamp, (low.x - 0.18, -0.34, 0), 0, {0: 'cream'})


def beside_a_dining_chair(low, high):
    bring(tables.dining_table, ((low.x + high.x) / 2 + 0.3, -0.62, 0), 0, {1: 'oak'})
    bring(decor.tray, ((low.x + high.x) / 2 + 0.45, -0.60, 0.75), 20, {0: 'cream'})
    pendant((low.x + high.x) / 2 + 0.3, -0.62)


def beside_a_small_seat(low, high):
    bring(seating.armchair, (high.x + 0.55, -0.72, 0), -24, {0: 'cream'})
    bring(decor.plant_pot, (low.x - 0.38, -0.38, 0), 0, {0: 'white'})


def beside_a_bench(low, high):
    bring(decor.basket, (low.x - 0.36, -0.42, 0), 30, {0: 'natural'})
    bring(textiles.throw, (low.x + 0.34, (low.y + high.y) / 2, high.z - 0.01), -4, {0: 'sand'})
    hang(decor.round_mirror, ((low.x + high.x) / 2, -0.01, 1.55))
    bring(decor.plant_pot, (high.x + 0.32, -0.42, 0), 0, {0: 'white'})


def at_a_bar(low, high):
    bring(other_tables.console_table, ((low.x + high.x) / 2 + 0.2, -0.24, 0), 0, {1: 'oak', 2: 'brass'})
    bring(decor.vase_bottle, (high.x + 0.25, -0.22, 0.80), 20, {0: 'terracotta'})
    hang(decor.round_mirror, ((low.x + high.x) / 2 + 0.1, -0.01, 1.62))


def around_a_dining_table(low, high):
    middle = (low.x + high.x) / 2
    for x in (low.x + 0.45, high.x - 0.45):
        bring(seating.dining_chair, (x, high.y + 0.12, 0), 0, {0: 'cream', 1: 'oak'})
    bring(seating.dining_chair, (high.x + 0.10, (low.y + high.y) / 2, 0), -84, {0: 'cream', 1: 'oak'})
    bring(decor.tray, (middle - 0.1, (low.y + high.y) / 2, high.z), 20, {0: 'cream'})
    bring(decor.vase_bottle, (middle + 0.25, (low.y + high.y) / 2 + 0.1, high.z), 20, {0: 'white'})
    pendant(middle, (low.y + high.y) / 2)


def before_a_sofa(low, high):
    middle = (low.x + high.x) / 2
    rug((middle, low.y + 0.1), (2.6, 1.8))
    bring(sofas.two_seater, (middle, -0.60, 0), 0, {0: 'grey', 1: 'oak'})
    bring(decor.bowl, (middle - 0.1, (low.y + high.y) / 2, high.z), 0, {0: 'cream'})
    bring(lamps.floor_lamp, (middle - 1.25, -0.36, 0), 0, {0: 'cream'})


def beside_a_side_table(low, high):
    bring(seating.armchair, (low.x - 0.52, -0.72, 0), 20, {0: 'cream'})
    bring(decor.vase_bottle, ((low.x + high.x) / 2, (low.y + high.y) / 2, high.z), 20, {0: 'sand'})


def at_a_desk(low, high):
    middle = (low.x + high.x) / 2
    bring(wooden_seats.spindle_chair, (middle, low.y - 0.18, 0), 165, {1: 'oak'})
    bring(lamps.mushroom_lamp, (high.x - 0.22, (low.y + high.y) / 2, high.z), 0, {0: 'white'})
    bring(decor.vase_bottle, (low.x + 0.24, (low.y + high.y) / 2, high.z), 0, {0: 'sage'})
    hang(decor.round_mirror, (middle, -0.01, 1.55))


def on_a_cabinet(low, high):
    middle, depth = (low.x + high.x) / 2, (low.y + high.y) / 2
    bring(lamps.table_lamp, (low.x + 0.22, depth, high.z), 0, {0: 'white', 1: 'cream'})
    bring(decor.vase_round, (high.x - 0.24, depth, high.z), 0, {0: 'terracotta'})
    hang(decor.round_mirror, (middle, -0.01, high.z + 0.74))
    bring(decor.plant_pot, (high.x + 0.36, -0.42, 0), 0, {0: 'white'})


def beside_a_cupboard(low, high):
    bring(seating.pouf, (low.x - 0.42, -0.52, 0), 0, {0: 'sand'})
    bring(decor.plant_pot, (high.x + 0.36, -0.42, 0), 0, {0: 'white'})


def below_a_shelf(low, high):
    middle = (low.x + high.x) / 2
    bring(seating.bench, (middle, -0.36, 0), 0, {0: 'cream'})
    bring(decor.basket, (high.x + 0.36, -0.46, 0), 30, {0: 'natural'})
    bring(textiles.throw, (middle - 0.25, -0.28, 0.475), -4, {0: 'sand'})


def beside_a_bed(low, high):
    rug(((low.x + high.x) / 2, low.y - 0.1), (high.x - low.x + 0.8, 1.6))
    for x in (low.x - 0.34, high.x + 0.34):
        bring(storage.bedside_table, (x, -0.32, 0), 0, {1: 'oak'})
    bring(lamps.mushroom_lamp, (low.x - 0.34, -0.32, 0.52), 0, {0: 'white'})
    bring(decor.vase_bottle, (high.x + 0.34, -0.32, 0.52), 0, {0: 'terracotta'})
    above = ((low.x + high.x) / 2, -0.01, max(high.z + 0.55, 1.40))
    hang(decor.picture_frame, above, {0: 'cream'})
    hang(decor.hills, above)


def behind_a_bed(low, high):
    """A headboard is seen with the bed that stands before it."""
    bring(lambda: beds.upholstered(fabric(0, 'linen'), wood(1, 'Z')), ((low.x + high.x) / 2, low.y - 1.03, 0), 0, {0: 'cream', 2: 'white'})
    low.y -= 1.4
    beside_a_bed(low, high)


def beside_a_bedside_table(low, high):
    bring(storage.bed, (high.x + 0.95, -1.10, 0), 0, {0: 'sand', 2: 'white'})
    bring(lamps.mushroom_lamp, ((low.x + high.x) / 2, (low.y + high.y) / 2, high.z), 0, {0: 'white'})


def in_a_nursery(low, high):
    rug(((low.x + high.x) / 2, low.y - 0.2), (1.8, 1.3))
    bring(decor.basket, (low.x - 0.36, -0.46, 0), 30, {0: 'natural'})
    bring(seating.pouf, (high.x + 0.42, -0.56, 0), 0, {0: 'sage'})
    pendant((low.x + high.x) / 2 + 0.3, -0.5)


def around_a_rug(low, high):
    middle = (low.x + high.x) / 2
    bring(sofas.two_seater, (middle, -0.55, 0), 0, {0: 'sand', 1: 'oak'})
    bring(tables.side_table, (middle + 1.22, -0.62, 0), 0, {0: 'white'})
    bring(decor.vase_bottle, (middle + 1.22, -0.62, 0.524), 20, {0: 'terracotta'})
    bring(lamps.floor_lamp, (middle - 1.25, -0.40, 0), 0, {0: 'cream'})


def on_a_sofa(low, high):
    bring(sofas.two_seater, ((low.x + high.x) / 2 + 0.36, -0.55, 0), 0, {0: 'grey', 1: 'oak'})
    bring(lamps.floor_lamp, (low.x - 0.62, -0.40, 0), 0, {0: 'cream'})


def before_a_curtain(low, high):
    window(low.x + 0.30, high.x - 0.30, 0.42, high.z - 0.14)
    bring(seating.armchair, (high.x - 0.10, -0.85, 0), -32, {0: 'cream'})
    bring(tables.side_table, (low.x - 0.10, -0.62, 0), 0, {0: 'white'})
    bring(decor.vase_bottle, (low.x - 0.10, -0.62, 0.524), 20, {0: 'terracotta'})


def where_children_play(low, high):
    middle = (low.x + high.x) / 2
    bring(beds.cot, (middle - 0.35, -0.42, 0), 0, {0: 'sage', 1: 'oak'})
    bring(cupboards.toy_box, (middle + 0.82, -0.34, 0), 0, {1: 'oak'})
    bring(seating.pouf, (high.x + 0.30, -1.15, 0), 0, {0: 'blush'})
    bring(decor.basket, (low.x - 0.30, -0.75, 0), 30, {0: 'natural'})
    pendant(middle - 0.2, -0.6)


def around_a_laid_table(low, high):
    middle, depth = (low.x + high.x) / 2, (low.y + high.y) / 2
    for x, y, turn in ((low.x - 0.22, depth, 84), (high.x + 0.22, depth, -84), (middle + 0.1, high.y + 0.2, 0)):
        bring(seating.dining_chair, (x, y, 0), turn, {0: 'cream', 1: 'oak'})
    bring(decor.vase_bottle, (middle, depth, high.z), 20, {0: 'terracotta'})
    pendant(middle, depth)


def pendant(x, y):
    """It hangs from the ceiling, which is above what is seen."""
    root = bring(lambda: (lamps.woven_pendant(), lamps.cord(HIGH - 1.62, 0.70)), (x, y, 1.62), 0, {0: 'natural'})
    root.location.z = 1.62


# Each room of plans/homes.py: what is beside the piece, the wall, how far the piece stands from it, and its turn.
ROOMS = {
    'sofa': (beside_a_sofa, 'sand', 0.10, 0),
    'chair': (beside_a_chair, 'sand', 0.40, -24),
    'dining chair': (beside_a_dining_chair, 'taupe', 1.15, -28),
    'small seat': (beside_a_small_seat, 'sage', 0.70, -12),
    'hall': (beside_a_bench, 'taupe', 0.06, 0),
    'bar': (at_a_bar, 'taupe', 0.52, -14),
    'dining table': (around_a_dining_table, 'taupe', 0.75, 0),
    'low table': (before_a_sofa, 'sand', 1.25, -8),
    'side table': (beside_a_side_table, 'sand', 0.45, 0),
    'desk': (at_a_desk, 'sage', 0.06, 0),
    'cabinet': (on_a_cabinet, 'sage', 0.03, 0),
    'cupboard': (beside_a_cupboard, 'sage', 0.03, 0),
    'shelf': (below_a_shelf, 'sage', 0.0, 0),
    'bed': (beside_a_bed, 'sand', 0.06, 0),
    'headboard': (behind_a_bed, 'sand', 0.06, 0),
    'bedside': (beside_a_bedside_table, 'sand', 0.06, 0),
    'nursery': (in_a_nursery, 'cream', 0.08, 0),
    'rug': (around_a_rug, 'cream', 0.62, 0),
    'play': (where_children_play, 'sage', 0.62, 0),
    'cushion': (on_a_sofa, 'sage', 0.52, -12),
    'folded throw': (on_a_sofa, 'sage', 0.52, -12),
    'curtain': (before_a_curtain, 'cream', 0.0, 0),
    'laid table': (around_a_laid_table, 'taupe', 0.70, 8),
    **bed_and_bath.ROOMS,
}
# How far above the floor that lies which does not stand on it.
ON = {'cushion': 0.45, 'folded throw': 0.487, **bed_and_bath.ON}
