import type { Article } from '../article'

export const LAYERS_OF_LIGHT: Article = {
  slug: 'layers-of-light',
  title: [
    'Drie lampen zijn beter dan één',
    'Drei Lampen sind besser als eine',
    'Trois lampes valent mieux qu’une',
    'Three lamps are better than one',
  ],
  summary: [
    'Licht in lagen: om te zien, om bij te werken en om bij te blijven zitten.',
    'Licht auf drei Ebenen: zum Sehen, zum Arbeiten und zum Verweilen.',
    'Trois niveaux de lumière : pour voir, pour travailler et pour s’attarder.',
    'Light in layers: to see by, to work by and to linger in.',
  ],
  author: 'Erin',
  date: '2026-09-25',
  tags: ['light', 'living', 'winter'],
  lines: [
    [
      'Een kamer met één plafondlamp heeft twee standen: kantoor en nacht. Alles daartussen, precies waar je ’s avonds wilt wonen, ontbreekt. De oplossing is geen sterkere lamp, maar meer zwakke.',
      'Ein Zimmer mit einer Deckenlampe kennt zwei Zustände: Büro und Nacht. Alles dazwischen, also genau das, worin man abends wohnen möchte, fehlt. Die Lösung ist keine stärkere Lampe, es sind mehrere schwache.',
      'Une pièce éclairée par un seul plafonnier ne connaît que deux états : le bureau et la nuit. Entre les deux, là où l’on aimerait passer ses soirées, il n’y a rien. La solution n’est pas une lampe plus forte, mais plusieurs faibles.',
      'A room with one ceiling light has two settings: office and night. Everything in between, which is where you want to live in the evening, is missing. The answer is not a brighter lamp but several soft ones.',
    ],
    ['## Drie lagen', '## Drei Ebenen', '## Trois niveaux', '## Three layers'],
    [
      '- Licht om te zien: zacht en van bovenaf, liefst te dimmen.',
      '- Licht zum Sehen: weich und von oben, am besten dimmbar.',
      '- Pour voir : une lumière douce, d’en haut, si possible à intensité réglable.',
      '- Light to see by: soft and from above, ideally with a dimmer.',
    ],
    [
      '- Licht om bij te werken: gericht, naast de stoel waar je leest en boven het aanrecht.',
      '- Licht zum Arbeiten: gerichtet, neben dem Lesesessel und über der Arbeitsplatte.',
      '- Pour travailler : une lumière dirigée, près du fauteuil de lecture et au-dessus du plan de travail.',
      '- Light to work by: directed, beside your reading chair and above the worktop.',
    ],
    [
      '- Licht om bij te blijven zitten: laag en warm, op een kastje, op de vensterbank, achter een plant.',
      '- Licht zum Verweilen: niedrig und warm, auf der Kommode, auf der Fensterbank, hinter einer Pflanze.',
      '- Pour s’attarder : une lumière basse et chaude, sur un meuble, un rebord de fenêtre, derrière une plante.',
      '- Light to linger in: low and warm, on a sideboard, on the sill, behind a plant.',
    ],
    ['## Hoogte en kleur', '## Höhe und Farbe', '## Hauteur et couleur', '## Height and colour'],
    [
      'Boven een eettafel hangt een lamp het mooist met de onderrand 60 tot 70 cm boven het blad: je ziet elkaar, en niet de peer. Kies voor de avond 2.700 kelvin of warmer. Wat je in de keuken als helder ervaart, voelt op de bank als een wachtkamer.',
      'Über dem Esstisch hängt eine Leuchte am schönsten, wenn ihre Unterkante 60 bis 70 cm über der Platte liegt: Man sieht einander und nicht die Birne. Für den Abend sind 2.700 Kelvin oder weniger richtig. Was in der Küche hell wirkt, wirkt auf dem Sofa wie ein Wartezimmer.',
      'Au-dessus d’une table, le bas de la suspension se place à 60 ou 70 cm du plateau : on se voit, sans voir l’ampoule. Le soir, restez à 2 700 kelvins ou moins. Ce qui paraît clair dans la cuisine donne, sur le canapé, une impression de salle d’attente.',
      'Above a dining table, hang a lamp with its lower edge 60 to 70 cm above the top: you see each other, not the bulb. For the evening choose 2,700 kelvin or warmer. What is pleasantly bright in a kitchen feels like a waiting room on the sofa.',
    ],
    [
      '## Begin in de donkerste hoek',
      '## Fang in der dunkelsten Ecke an',
      '## Commencez par le coin le plus sombre',
      '## Start in the darkest corner',
    ],
    [
      'Zet de eerste extra lamp waar het oog nu niets vindt. Een verlichte hoek maakt een kamer groter, omdat je de wand erachter weer ziet. Een [spiegel](decor/mirrors) tegenover het raam doet overdag hetzelfde, zonder stroom.',
      'Stell die erste zusätzliche Lampe dorthin, wo das Auge bisher nichts findet. Eine beleuchtete Ecke macht den Raum größer, weil die Wand dahinter wieder da ist. Ein [Spiegel](decor/mirrors) gegenüber dem Fenster schafft tagsüber dasselbe, ganz ohne Strom.',
      'Posez la première lampe là où l’œil ne trouve rien. Un coin éclairé agrandit la pièce, parce qu’on en revoit le mur. Un [miroir](decor/mirrors) face à la fenêtre fait de même en plein jour, sans électricité.',
      'Put the first extra lamp where there is nothing to see now. A lit corner makes a room larger, because you see its wall again. A [mirror](decor/mirrors) facing the window does the same by day, without electricity.',
    ],
    [
      '> Tip: zet alle kleine lampen op één schakelbaar stopcontact. Wie met één druk gezellig kan maken, doet het ook op dinsdag.',
      '> Tipp: Häng alle kleinen Lampen an eine schaltbare Steckdose. Was mit einem Handgriff gemütlich wird, wird es auch an einem Dienstag.',
      '> Conseil : branchez toutes les petites lampes sur une même prise commandée. Quand un seul geste suffit, on s’en sert même le mardi.',
      '> Tip: put all the small lamps on one switched socket. If one press makes the room cosy, you will do it on a Tuesday too.',
    ],
    [
      'Licht verandert ook hoe verf en behang eruitzien. Lees eerst [Een kleur kiezen die blijft](/blog/choosing-a-colour) voordat je de muren doet.',
      'Licht verändert auch, wie Farbe und Tapete wirken. Lies vor dem Streichen [Eine Farbe, die bleibt](/blog/choosing-a-colour).',
      'La lumière change aussi la peinture et le papier peint. Avant de refaire les murs, lisez [Choisir une couleur qui dure](/blog/choosing-a-colour).',
      'Light also changes how paint and paper look. Read [Choosing a colour that lasts](/blog/choosing-a-colour) before you do the walls.',
    ],
  ],
  shelf: 'decor/lighting',
  button: ['Bekijk de lampen', 'Leuchten ansehen', 'Voir les luminaires', 'See the lamps'],
}
