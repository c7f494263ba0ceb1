import type { LocalizedByName } from '../words/localized'

export const DECOR: LocalizedByName = {
  'vase-bottle': [
    'Een buikige vaas met een smalle hals, die aan één tak genoeg heeft.',
    'Eine bauchige Vase mit schmalem Hals, der ein einziger Zweig genügt.',
    'Un vase ventru au col étroit, à qui une seule branche suffit.',
    'A bellied vase with a narrow neck that needs no more than a single branch.',
  ],
  'vase-round': [
    'Een bolle vaas met een korte kraag, zo rond als de maan.',
    'Eine kugelige Vase mit kurzem Kragen, rund wie der Mond.',
    'Un vase boule à col court, rond comme la lune.',
    'A globe of a vase with a short collar, round as the moon.',
  ],
  'vase-tall': [
    'Een hoge vaas met verticale ribbels die het licht in strepen breken.',
    'Eine hohe Vase mit senkrechten Rillen, die das Licht in Streifen brechen.',
    'Un grand vase cannelé qui découpe la lumière en rayures.',
    'A tall vase with vertical flutes that break the light into stripes.',
  ],
  bowl: [
    'Een ondiepe schaal op een kleine voet, voor fruit, sleutels of gewoon leeg.',
    'Eine flache Schale auf kleinem Fuß, für Obst, Schlüssel oder einfach leer.',
    'Une coupe peu profonde sur petit pied, pour les fruits, les clés ou rien du tout.',
    'A shallow bowl on a small foot, for fruit, for keys or for nothing at all.',
  ],
  'candle-holders': [
    'Een set van drie gedraaide kandelaars in oplopende hoogte, voor gewone dinerkaarsen.',
    'Ein Set aus drei gedrehten Kerzenhaltern in verschiedenen Höhen, für normale Tafelkerzen.',
    'Trois bougeoirs tournés de hauteurs différentes, pour bougies de table classiques.',
    'A set of three turned candle holders in rising heights, for ordinary dinner candles.',
  ],
  'plant-pot': [
    'Een taps toelopende bloempot met bijpassende schotel, zodat water geven geen kringen maakt.',
    'Ein konischer Blumentopf mit passendem Untersetzer, damit das Gießen keine Ränder hinterlässt.',
    'Un pot évasé et sa soucoupe assortie, pour arroser sans laisser de traces.',
    'A tapered plant pot with a matching saucer, so that watering leaves no rings.',
  ],
  basket: [
    'Een ronde mand van gedraaid zeegras met twee oren, sterk genoeg voor een volle was.',
    'Ein runder Korb aus gedrehtem Seegras mit zwei Griffen, stark genug für eine volle Wäsche.',
    'Un panier rond en jonc de mer tressé, à deux anses, assez solide pour une lessive entière.',
    'A round basket of twisted seagrass with two handles, strong enough for a full load of washing.',
  ],
  tray: [
    'Een karaf en twee bekers op een rond eiken dienblad met opstaande rand.',
    'Eine Karaffe und zwei Becher auf einem runden Eichentablett mit hohem Rand.',
    'Une carafe et deux gobelets sur un plateau rond en chêne à rebord.',
    'A carafe and two cups on a round oak tray with a raised edge.',
  ],
  'round-mirror': [
    'Een ronde spiegel in een smalle metalen lijst, die los van de muur lijkt te hangen.',
    'Ein runder Spiegel in schmalem Metallrahmen, der vor der Wand zu schweben scheint.',
    'Un miroir rond au mince cadre de métal, qui semble flotter devant le mur.',
    'A round mirror in a narrow metal frame that seems to float off the wall.',
  ],
  'wall-clock': [
    'Een wandklok in een houten ring, met streepjes in plaats van cijfers en een stil uurwerk.',
    'Eine Wanduhr im Holzring, mit Strichen statt Ziffern und leisem Uhrwerk.',
    'Une horloge cerclée de bois, à index simples et mouvement silencieux.',
    'A wall clock in a wooden ring, with marks instead of numbers and a silent movement.',
  ],
  'picture-frame': [
    'Een ingelijste print van drie heuvels onder een lage zon, in een diepe lijst met passe-partout.',
    'Ein gerahmter Druck von drei Hügeln unter tiefer Sonne, in tiefem Rahmen mit Passepartout.',
    'Une affiche encadrée de trois collines sous un soleil bas, avec passe-partout.',
    'A framed print of three hills under a low sun, in a deep frame with a mount.',
  ],
  'framed-print-vase': [
    'Een ingelijste print van een kruik met een tak, alsof hij uit papier is geknipt.',
    'Ein gerahmter Druck von einem Krug mit Zweig, wie aus Papier geschnitten.',
    'Une affiche encadrée d’une cruche et d’une branche, comme découpées dans du papier.',
    'A framed print of a jug with a branch, as if cut from paper.',
  ],
  'framed-print-arches': [
    'Een ingelijste print van bogen in aardetinten, rustig genoeg voor boven een bed.',
    'Ein gerahmter Druck mit Bögen in Erdtönen, ruhig genug für den Platz über dem Bett.',
    'Une affiche encadrée d’arches aux tons de terre, assez calme pour une chambre.',
    'A framed print of arches in earth tones, quiet enough to hang over a bed.',
  ],
}
