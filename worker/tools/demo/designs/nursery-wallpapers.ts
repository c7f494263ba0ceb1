import type { LocalizedByName } from '../words/localized'

export const NURSERY_WALLPAPERS: LocalizedByName = {
  'wallpaper-clouds': [
    'Wolken die op hun gemak over de muur drijven.',
    'Wolken, die gemächlich über die Wand ziehen.',
    'Des nuages qui passent sans se presser.',
    'Clouds that drift across the wall at their leisure.',
  ],
  'wallpaper-bears': [
    'Beren die door het gras sjokken, groot en klein.',
    'Bären, die durchs Gras trotten, große und kleine.',
    'Des ours qui se promènent dans l’herbe, petits et grands.',
    'Bears that amble through the grass, large and small.',
  ],
  'wallpaper-rabbits': [
    'Konijnen met hun oren in de wind.',
    'Hasen mit den Ohren im Wind.',
    'Des lapins, les oreilles au vent.',
    'Rabbits with their ears in the wind.',
  ],
  'wallpaper-foxes': [
    'Vossen die tussen de bladeren verstoppertje spelen.',
    'Füchse, die zwischen Blättern Verstecken spielen.',
    'Des renards qui jouent à cache-cache dans les feuilles.',
    'Foxes that play hide-and-seek among the leaves.',
  ],
  'wallpaper-whales': [
    'Walvissen die in rijen voorbijzwemmen.',
    'Wale, die in Reihen vorbeiziehen.',
    'Des baleines qui défilent en rangs tranquilles.',
    'Whales that swim past in quiet rows.',
  ],
  'wallpaper-boats': [
    'Zeilboten op kleine golven, allemaal dezelfde kant op.',
    'Segelboote auf kleinen Wellen, alle in dieselbe Richtung.',
    'Des voiliers sur de petites vagues, tous dans le même sens.',
    'Sailing boats on small waves, all bound the same way.',
  ],
  'wallpaper-balloons': [
    'Luchtballonnen die opstijgen boven je bed.',
    'Heißluftballons, die über dem Bett aufsteigen.',
    'Des montgolfières qui s’élèvent au-dessus du lit.',
    'Hot-air balloons that rise above the bed.',
  ],
  'wallpaper-houses': [
    'Huisjes op een rij, met hier en daar nog licht aan.',
    'Häuschen in Reihen, in manchen brennt noch Licht.',
    'Des maisons en rang, certaines encore éclairées.',
    'Little houses in rows, with a light still on here and there.',
  ],
  'wallpaper-firs': [
    'Een sparrenbos waarin je elke avond verder kunt lopen.',
    'Ein Tannenwald, in den man jeden Abend ein Stück weiter hineingeht.',
    'Une forêt de sapins où l’on s’enfonce un peu plus chaque soir.',
    'A fir forest to walk into a little further every evening.',
  ],
  'wallpaper-mountains': [
    'Bergen achter bergen, elke rij een tint lichter.',
    'Berge hinter Bergen, jede Reihe einen Ton heller.',
    'Des montagnes derrière les montagnes, chaque rang d’un ton plus clair.',
    'Mountains behind mountains, each row a shade paler.',
  ],
  'wallpaper-rainbows': [
    'Regenbogen naast regenbogen, in aardetinten.',
    'Regenbogen neben Regenbogen, in erdigen Farben.',
    'Des arcs-en-ciel côte à côte, aux couleurs de terre.',
    'Rainbow beside rainbow, in earthy colours.',
  ],
  'wallpaper-hearts': [
    'Kleine harten, gezet als stempels met de hand.',
    'Kleine Herzen, wie von Hand gestempelt.',
    'De petits cœurs, comme tamponnés à la main.',
    'Small hearts, as if stamped by hand.',
  ],
  'wallpaper-daisies': [
    'Madeliefjes, dicht gestrooid als in het gras.',
    'Gänseblümchen, dicht gestreut wie auf der Wiese.',
    'Des pâquerettes semées serré, comme dans l’herbe.',
    'Daisies, strewn as thickly as in the grass.',
  ],
  'wallpaper-meadow': [
    'Een wei vol bloemen, stengel naast stengel.',
    'Eine Wiese voller Blumen, Stängel neben Stängel.',
    'Une prairie fleurie, tige contre tige.',
    'A meadow full of flowers, stem beside stem.',
  ],
}
