"""Which products stand side by side: 'sofa sand' is one of them, 'sofa' is its first five colours."""

# Sets whose pieces hang; the others are rendered together (models/scenes/sets.py). Two rows, each with how much of its pictures' air is cut away.
SETS = {
    'gallery': ((1.25, 'picture-frame oak'), (1, 'framed-print-vase oak', 'framed-print-arches oak')),
}

DEPARTMENTS = {'kidswear': ('beanie ochre', 'sweater sage', 'dungarees rust', 'striped-tshirt navy', 'dress blush')}

SHELVES = {
    'furniture-sofas': ('two-seater sage', 'sofa sand', 'corner-sofa terracotta', 'sofa-bed grey', 'sofa navy'),
    'furniture-armchairs': ('lounge-chair rust', 'armchair cream', 'wing-chair forest', 'tub-chair blush', 'pouf sand'),
    'furniture-chairs': ('spindle-chair oak', 'dining-chair sage', 'bar-stool walnut', 'stool black-oak', 'dining-chair walnut'),
    'furniture-tables': ('side-table sage', 'round-table oak', 'trestle-table walnut', 'coffee-table oak', 'desk oak'),
    'furniture-storage': ('bookshelf oak', 'sideboard walnut', 'chest-of-drawers oak', 'media-unit black-oak', 'wardrobe white-wood'),
    'furniture-beds': ('bedside-table oak', 'bed sage', 'wooden-bed oak', 'bed rust', 'bedside-table walnut'),
    'home-decor-vases': ('vase-bottle sage', 'vase-amphora sand', 'jug terracotta', 'vase-tall white', 'vase-round navy'),
    'home-decor-lighting': ('table-lamp forest', 'floor-lamp oak', 'mushroom-lamp terracotta', 'dome-pendant sage', 'woven-pendant natural'),
    'home-decor-mirrors': ('arched-mirror brass', 'wall-mirror oak', 'round-mirror black', 'wall-mirror walnut', 'round-mirror brass'),
    'home-decor-finishing': ('basket natural', 'candle-holders brass', 'plant-pot terracotta', 'basket black', 'candle-holders steel'),
    'home-decor-gifts': ('gift-card rust', 'swatches natural', 'gift-card sage', 'sewing-pattern cream', 'gift-card rust'),
    'home-decor-tableware': ('plates cream', 'mugs ochre', 'tray forest', 'bowl sky', 'jug white'),
    'home-decor-walls': ('framed-print-leaf oak', 'framed-print-moons black', 'wall-clock white', 'framed-print-blocks oak', 'framed-print-wave white'),
    'kidswear-tops': ('bear-tshirt cream', 'striped-tshirt rust', 'sweater ochre', 'daisy-tshirt sage', 'rainbow-sweater sky'),
    'kidswear-dresses': ('meadow-dress cream', 'dress forest', 'gingham-dress sky', 'daisy-dress ochre', 'strawberry-dress blush'),
    'kidswear-trousers': ('dungarees rust', 'trousers olive', 'striped-dungarees navy', 'trousers sand', 'dungarees navy'),
    'kidswear-nightwear': ('pyjamas navy', 'bear-pyjamas camel', 'striped-pyjamas rust', 'plain-pyjamas sage', 'pyjamas sky'),
    'kidswear-jackets': ('jacket olive', 'raincoat ochre', 'jacket rust', 'raincoat navy', 'jacket sand'),
    'kidswear-accessories': ('beanie ochre', 'socks sage', 'beanie rust', 'striped-socks navy', 'beanie sky'),
    'kidswear-baby': ('romper cream', 'bib sage', 'star-romper navy', 'romper ochre', 'bib terracotta'),
    'textiles-cushions': ('leaf-cushion forest', 'velvet-cushion ochre', 'half-moon-cushion terracotta', 'round-cushion teal', 'cushion sand'),
    'textiles-throws': ('throw cream', 'checked-throw forest', 'windowpane-throw blush', 'herringbone-throw sage', 'throw ochre'),
    'textiles-rugs': ('berber-rug cream', 'kilim-rug rust', 'round-rug natural', 'arches-rug sage', 'striped-rug navy'),
    'textiles-bedding': ('bed-linen sage', 'striped-bed-linen navy', 'leaf-bed-linen forest', 'bed-linen blush', 'gingham-bed-linen terracotta'),
    'textiles-curtains': ('curtain sage', 'striped-curtain rust', 'leaf-curtain forest', 'curtain cream', 'meadow-curtain blush'),
    'textiles-kitchen': ('table-cloth white', 'lemon-table-cloth lemon', 'gingham-table-cloth rust', 'striped-table-cloth navy', 'table-cloth sage'),
    'textiles-bath': ('towels sand', 'towels sage', 'towels terracotta', 'towels navy', 'towels blush'),
    'wallpaper-botanical': ('wallpaper-ferns forest', 'wallpaper-peonies blush', 'wallpaper-palm teal', 'wallpaper-blossoms sky', 'wallpaper-ginkgo ochre'),
    'wallpaper-geometric': ('wallpaper-arches terracotta', 'wallpaper-stripes sage', 'wallpaper-fans ochre', 'wallpaper-quatrefoil navy', 'wallpaper-rings ochre'),
    'wallpaper-nursery': ('wallpaper-bears camel', 'wallpaper-balloons coral', 'wallpaper-mountains sage', 'wallpaper-daisies lemon', 'wallpaper-whales navy'),
}

PARTS = {
    'furniture-sofas-seaters': ('two-seater',), 'furniture-sofas-corner': ('corner-sofa',), 'furniture-sofas-beds': ('sofa-bed',),
    'furniture-armchairs-lounge': ('armchair',), 'furniture-armchairs-wing': ('wing-chair',), 'furniture-armchairs-poufs': ('pouf',),
    'furniture-chairs-dining': ('dining-chair',), 'furniture-chairs-stools': ('bar-stool',), 'furniture-chairs-benches': ('bench',),
    'furniture-tables-dining': ('dining-table',), 'furniture-tables-coffee': ('coffee-table',), 'furniture-tables-side': ('side-table',),
    'furniture-tables-desks': ('desk',), 'furniture-storage-sideboards': ('sideboard',), 'furniture-storage-bookcases': ('bookshelf',),
    'furniture-storage-wardrobes': ('chest-of-drawers',), 'furniture-storage-hall': ('coat-rack',), 'furniture-beds-frames': ('bed',),
    'furniture-beds-mattresses': ('slatted-base oak', 'mattress white', 'headboard sand', 'mattress white', 'slatted-base ash'),
    'furniture-beds-bedside': ('bedside-table',), 'furniture-beds-kids': ('cot',),
    'home-decor-vases-table': ('vase-round',), 'home-decor-vases-tall': ('vase-tall',), 'home-decor-vases-pots': ('plant-pot',),
    'home-decor-tableware-bowls': ('bowl',), 'home-decor-tableware-dinner': ('plates',), 'home-decor-tableware-jars': ('tray',),
    'home-decor-lighting-table': ('table-lamp',), 'home-decor-lighting-floor': ('floor-lamp',), 'home-decor-lighting-pendant': ('dome-pendant',),
    'home-decor-lighting-wall': ('wall-lamp',), 'home-decor-mirrors-round': ('round-mirror',), 'home-decor-mirrors-tall': ('arched-mirror', 'floor-mirror oak'),
    'home-decor-walls-prints': ('picture-frame', 'framed-print-dance oak', 'framed-print-leaf walnut'),
    'home-decor-walls-kids': ('framed-print-bear oak', 'framed-print-fox ash', 'framed-print-rabbit white', 'framed-print-whale oak', 'framed-print-bear white'),
    'home-decor-walls-clocks': ('wall-clock',), 'home-decor-finishing-baskets': ('basket', 'laundry-basket natural'),
    'home-decor-finishing-candles': ('candle-holders', 'candle-bowl white', 'candle-bowl sage'),
    'kidswear-tops-tshirts': ('tshirt',), 'kidswear-tops-sweaters': ('sweater',), 'kidswear-dresses-dresses': ('dress',), 'kidswear-dresses-skirts': ('skirt',),
    'kidswear-trousers-long': ('trousers',), 'kidswear-trousers-short': ('shorts',), 'kidswear-trousers-dungarees': ('dungarees',),
    'kidswear-nightwear-printed': ('pyjamas', 'fox-pyjamas rust', 'heart-pyjamas blush'), 'kidswear-nightwear-plain': ('plain-pyjamas',),
    'kidswear-jackets-quilted': ('jacket',), 'kidswear-jackets-rain': ('raincoat',), 'kidswear-accessories-hats': ('beanie',),
    'kidswear-accessories-socks': ('socks',), 'kidswear-baby-rompers': ('romper',), 'kidswear-baby-bibs': ('bib',),
    'textiles-cushions-plain': ('cushion',), 'textiles-cushions-velvet': ('velvet-cushion',),
    'textiles-cushions-patterned': ('leaf-cushion', 'fern-cushion sage', 'peony-cushion blush'), 'textiles-cushions-kids': ('star-cushion', 'bear-cushion', 'star-cushion navy'),
    'textiles-throws-plain': ('throw',), 'textiles-throws-patterned': ('checked-throw', 'zigzag-throw teal'), 'textiles-rugs-plain': ('plain-rug',),
    'textiles-rugs-patterned': ('berber-rug', 'kilim-rug rust'), 'textiles-rugs-round': ('round-rug',), 'textiles-rugs-kids': ('star-rug', 'rainbow-rug', 'star-rug navy'),
    'textiles-bedding-plain': ('bed-linen',), 'textiles-bedding-patterned': ('striped-bed-linen', 'windowpane-bed-linen charcoal'),
    'textiles-bedding-kids': ('star-bed-linen', 'bear-bed-linen camel', 'boat-bed-linen navy', 'star-bed-linen navy'),
    'textiles-curtains-plain': ('curtain',), 'textiles-curtains-patterned': ('striped-curtain', 'leaf-curtain'),
    'textiles-kitchen-cloths': ('table-cloth',), 'textiles-kitchen-kitchen': ('tea-towels', 'oven-glove sage'), 'textiles-bath-towels': ('towels',),
    'textiles-bath-mats': ('bath-mat',), 'wallpaper-botanical-leaves': ('wallpaper-leaves', 'wallpaper-ferns forest'),
    'wallpaper-botanical-flowers': ('wallpaper-peonies', 'wallpaper-blossoms blush'), 'wallpaper-geometric-stripes': ('wallpaper-stripes',),
    'wallpaper-geometric-shapes': ('wallpaper-arches', 'wallpaper-half-moons sage', 'wallpaper-fans ochre'), 'wallpaper-geometric-fine': ('wallpaper-rings', 'wallpaper-contours'),
    'wallpaper-nursery-animals': ('wallpaper-bears', 'wallpaper-foxes rust', 'wallpaper-rabbits mint'), 'wallpaper-nursery-sky': ('wallpaper-night', 'wallpaper-clouds'),
    'wallpaper-nursery-worlds': ('wallpaper-houses', 'wallpaper-mountains', 'wallpaper-firs forest'),
}

COVERS = {
    'handed-down': ('dungarees rust', 'sweater ochre'),
}

# Covers cut from a product in its room: the picture, and where the cover begins in it, in pixels.
ROOM_COVERS = {
    'rug-size': ('berber-rug-cream-home', 370),
    'curtain-length': ('curtain-sage-home', 340),
    'sofa-for-years': ('frame-sofa-forest-home', 425),
    'choosing-a-colour': ('round-chair-teal-home', 500),
    'layers-of-light': ('round-table-walnut-home', 330),
    'room-that-grows': ('cot-oak-home', 350),
    'washing-wool': ('throw-rust-home', 400),
}
