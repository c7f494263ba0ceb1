import type { Localized } from './localized'

/** What a colour is like to wear, for clothes. */
export const KIDS_SHADE_WORDS: Record<string, Localized> = {
  white: [
    'Wit, tot de eerste plas in zicht is: daarna gewoon op 60 graden.',
    'Weiß, bis die erste Pfütze in Sicht ist: danach einfach bei 60 Grad.',
    'Blanc, jusqu’à la première flaque : ensuite, 60 degrés suffisent.',
    'White, until the first puddle comes in sight: after that, a 60 degree wash will do.',
  ],
  cream: [
    'Crème is zachter dan wit en past onder elke trui.',
    'Creme ist weicher als Weiß und passt unter jeden Pullover.',
    'Le crème est plus doux que le blanc et va sous tous les pulls.',
    'Cream is softer than white and goes under any sweater.',
  ],
  sand: [
    'Zandkleur, want daar zit het toch de hele zomer onder.',
    'Sandfarben, denn den ganzen Sommer ist sowieso alles voller Sand.',
    'Couleur sable : tout l’été, il en est couvert de toute façon.',
    'Sand-coloured, since everything is full of sand all summer anyway.',
  ],
  camel: [
    'Camel staat bij blauw, bij groen en bij een neus vol sproeten.',
    'Camel passt zu Blau, zu Grün und zu einer sonnigen Nase.',
    'Le camel va avec le bleu, le vert et les nez ensoleillés.',
    'Camel goes with blue, with green and with a freckled nose.',
  ],
  grey: [
    'Grijs, de kleur die bij alles past en niets verraadt.',
    'Grau, die Farbe, die zu allem passt und nichts verrät.',
    'Gris, la couleur qui va avec tout et ne trahit rien.',
    'Grey, the colour that goes with everything and gives nothing away.',
  ],
  charcoal: [
    'Antraciet ziet er na een dag buiten nog steeds netjes uit.',
    'Anthrazit sieht nach einem Tag draußen immer noch ordentlich aus.',
    'L’anthracite reste présentable après une journée dehors.',
    'Charcoal still looks neat after a day outdoors.',
  ],
  terracotta: [
    'Terracotta, zo warm als een stoepje in de zon.',
    'Terrakotta, so warm wie eine Treppenstufe in der Sonne.',
    'Terracotta, chaud comme un perron au soleil.',
    'Terracotta, as warm as a doorstep in the sun.',
  ],
  rust: [
    'Roest, de kleur van bladeren om doorheen te schoppen.',
    'Rost, die Farbe von Laub zum Hindurchlaufen.',
    'Rouille, la couleur des feuilles où l’on donne des coups de pied.',
    'Rust, the colour of leaves to kick your way through.',
  ],
  ochre: [
    'Okergeel valt op in het donker en in de klassenfoto.',
    'Ockergelb fällt im Dunkeln auf und auf dem Klassenfoto.',
    'L’ocre se voit dans le noir et sur la photo de classe.',
    'Ochre stands out in the dark and in the class photo.',
  ],
  sage: [
    'Saliegroen is zacht genoeg voor thuis en stoer genoeg voor het bos.',
    'Salbeigrün ist sanft genug für zu Hause und stark genug für den Wald.',
    'Le vert sauge est assez doux pour la maison, assez costaud pour la forêt.',
    'Sage is soft enough for home and tough enough for the woods.',
  ],
  forest: [
    'Bosgroen, om je mee te verstoppen tussen de bomen.',
    'Waldgrün, um sich damit zwischen Bäumen zu verstecken.',
    'Vert forêt, pour se cacher entre les arbres.',
    'Forest green, for hiding among the trees.',
  ],
  olive: [
    'Olijfgroen verbergt grasvlekken zonder te liegen.',
    'Olivgrün verbirgt Grasflecken, ganz ohne zu schwindeln.',
    'Le vert olive cache les taches d’herbe sans mentir.',
    'Olive hides grass stains without telling a lie.',
  ],
  navy: [
    'Marineblauw past bij elke jas die al aan de kapstok hangt.',
    'Marineblau passt zu jeder Jacke, die schon am Haken hängt.',
    'Le bleu marine va avec toutes les vestes déjà au portemanteau.',
    'Navy goes with every jacket that is already on the peg.',
  ],
  sky: [
    'Hemelsblauw, ook als het regent.',
    'Himmelblau, auch wenn es regnet.',
    'Bleu ciel, même quand il pleut.',
    'Sky blue, even when it rains.',
  ],
  blush: [
    'Poederroze dat goed samengaat met modder en met goud.',
    'Puderrosa, das zu Matsch ebenso passt wie zu Gold.',
    'Un rose poudré qui s’accorde à la boue comme à l’or.',
    'A blush that goes equally well with mud and with gold.',
  ],
  plum: [
    'Pruim is rijp en donker, en staat ook in de winter goed.',
    'Pflaume ist reif und dunkel und steht auch im Winter gut.',
    'Le prune est mûr et sombre, et beau même en hiver.',
    'Plum is ripe and dark, and looks good in winter too.',
  ],
  lavender: [
    'Lavendel, een zacht paars dat rustig maakt.',
    'Lavendel, ein zartes Violett, das ruhig macht.',
    'Lavande, un violet tendre qui apaise.',
    'Lavender, a gentle purple that calms.',
  ],
  mint: [
    'Mintgroen, fris als een ijsje.',
    'Mintgrün, frisch wie ein Eis.',
    'Vert menthe, frais comme une glace.',
    'Mint, as fresh as an ice cream.',
  ],
  coral: [
    'Koraal is vrolijk en van ver te zien op de speelplaats.',
    'Koralle ist fröhlich und auf dem Spielplatz von weitem zu sehen.',
    'Le corail est gai et se voit de loin dans la cour.',
    'Coral is cheerful and easy to spot across the playground.',
  ],
}
