import type { Article } from '../article'

export const OILED_TABLE: Article = {
  slug: 'oiled-table',
  title: [
    'Een geoliede tafel blijft mooi, als je dit doet',
    'So bleibt ein geölter Tisch schön',
    'Garder belle une table huilée',
    'How to keep an oiled table beautiful',
  ],
  summary: [
    'Een doek, een beetje olie en één rustige avond per jaar: meer heeft massief hout niet nodig.',
    'Ein Tuch, etwas Öl und ein ruhiger Abend im Jahr: Mehr braucht Massivholz nicht.',
    'Un chiffon, un peu d’huile et une soirée tranquille par an : le bois massif n’en demande pas plus.',
    'A cloth, a little oil and one quiet evening a year: solid wood asks for nothing more.',
  ],
  author: 'Erin',
  date: '2026-11-04',
  tags: ['wood', 'care'],
  lines: [
    [
      'Massief hout leeft. Het wordt donkerder in de zon, trekt een beetje bij droge lucht en onthoudt waar het vaakst gegeten wordt. Dat is geen slijtage, dat is het punt. Met een beetje aandacht wordt een tafel elk jaar mooier.',
      'Massivholz lebt. Es dunkelt in der Sonne nach, arbeitet bei trockener Luft und merkt sich, wo am häufigsten gegessen wird. Das ist kein Verschleiß, das ist der Sinn der Sache. Mit etwas Zuwendung wird ein Tisch jedes Jahr schöner.',
      'Le bois massif est vivant. Il fonce au soleil, travaille quand l’air est sec et se souvient des places préférées. Ce n’est pas de l’usure, c’est tout son charme. Avec un peu d’attention, une table embellit chaque année.',
      'Solid wood is alive. It darkens in the sun, moves a little in dry air and remembers where people like to sit. That is not wear, that is the point. With a little attention a table gets better every year.',
    ],
    ['## Elke dag', '## Jeden Tag', '## Au quotidien', '## Every day'],
    [
      'Veeg kruimels weg met een droge doek en gebruik hoogstens een goed uitgewrongen vochtige. Droog altijd na, met de nerf mee. Zet hete pannen op een onderzetter en laat een natte vaas niet overnacht staan.',
      'Krümel mit einem trockenen Tuch abwischen, höchstens mit einem gut ausgewrungenen feuchten. Immer in Faserrichtung nachtrocknen. Heiße Töpfe gehören auf einen Untersetzer, und eine nasse Vase sollte nicht über Nacht stehen bleiben.',
      'Essuyez les miettes avec un chiffon sec, ou tout juste humide et bien essoré. Séchez toujours dans le sens du fil. Posez les plats chauds sur un dessous-de-plat et ne laissez pas un vase mouillé toute la nuit.',
      'Wipe crumbs away with a dry cloth, or at most a damp one that is well wrung out. Always dry along the grain. Put hot pans on a trivet, and do not leave a wet vase standing overnight.',
    ],
    ['## Eén keer per jaar', '## Einmal im Jahr', '## Une fois par an', '## Once a year'],
    [
      'Voelt het blad droog en schraal, dan is het tijd voor olie. Schuur heel licht met korrel 240, stof af en breng met een katoenen doek een dunne laag meubelolie aan. Na twintig minuten wrijf je alles weg wat het hout niet heeft opgenomen. De volgende ochtend dek je weer gewoon de tafel.',
      'Fühlt sich die Platte trocken und stumpf an, ist es Zeit für Öl. Ganz leicht mit Körnung 240 schleifen, entstauben und mit einem Baumwolltuch eine dünne Schicht Möbelöl auftragen. Nach zwanzig Minuten alles abreiben, was das Holz nicht aufgenommen hat. Am nächsten Morgen wird wieder ganz normal gedeckt.',
      'Quand le plateau paraît sec et terne, il est temps de l’huiler. Poncez très légèrement au grain 240, dépoussiérez, puis appliquez une fine couche d’huile pour meubles avec un chiffon de coton. Au bout de vingt minutes, essuyez tout ce que le bois n’a pas absorbé. Le lendemain matin, on remet la table comme d’habitude.',
      'When the top feels dry and dull it is time for oil. Sand very lightly with grit 240, dust it off and put on a thin coat of furniture oil with a cotton cloth. After twenty minutes rub away whatever the wood has not taken in. The next morning you lay the table as usual.',
    ],
    [
      '## En die ene kring?',
      '## Und der Rand vom Glas?',
      '## Et cette auréole ?',
      '## And that one ring?',
    ],
    [
      'Een kring van een glas schuur je met de nerf mee weg, iets ruimer dan de vlek zelf, en daarna olie je die plek opnieuw. Gooi gebruikte doeken niet in een prop weg: hang ze buiten te drogen, want olie op textiel kan vanzelf heet worden.',
      'Den Rand eines Glases schleifst du in Faserrichtung weg, etwas großzügiger als der Fleck selbst, und ölst die Stelle neu. Wirf benutzte Tücher nicht zusammengeknüllt weg: Häng sie draußen zum Trocknen auf, denn Öl auf Stoff kann sich von selbst erhitzen.',
      'Pour la trace d’un verre, poncez dans le sens du fil, un peu plus large que la tache, puis huilez de nouveau cet endroit. Ne jetez pas les chiffons en boule : faites-les sécher dehors, car un tissu imbibé d’huile peut s’échauffer tout seul.',
      'Sand the mark left by a glass away along the grain, a little wider than the ring itself, and oil that spot again. Do not throw used cloths away in a ball: hang them outside to dry, because oil on fabric can heat up by itself.',
    ],
    [
      '> Tip: olie ook de onderkant van het blad, één keer per twee jaar. Hout dat aan beide kanten even veel vocht opneemt, trekt niet krom.',
      '> Tipp: Öl alle zwei Jahre auch die Unterseite der Platte. Holz, das auf beiden Seiten gleich viel Feuchtigkeit aufnimmt, verzieht sich nicht.',
      '> Conseil : tous les deux ans, huilez aussi le dessous du plateau. Un bois qui absorbe autant d’humidité des deux côtés ne se déforme pas.',
      '> Tip: oil the underside of the top as well, every other year. Wood that takes up the same moisture on both sides does not warp.',
    ],
    [
      'Komt er een lamp boven? In [Drie lampen zijn beter dan één](/blog/layers-of-light) staat hoe hoog hij hangt.',
      'Kommt eine Lampe darüber? In [Drei Lampen sind besser als eine](/blog/layers-of-light) steht, wie hoch sie hängt.',
      'Une suspension au-dessus ? [Trois lampes valent mieux qu’une](/blog/layers-of-light) vous dit à quelle hauteur.',
      'Hanging a lamp above it? [Three lamps are better than one](/blog/layers-of-light) says how high.',
    ],
  ],
  shelf: 'furniture/tables',
  button: ['Bekijk de tafels', 'Tische ansehen', 'Voir les tables', 'See the tables'],
}
