import type { LocalizedByName } from '../words/localized'

export const WALLPAPER_PATTERNS: LocalizedByName = {
  'wallpaper-ginkgo': [
    'Waaiervormige ginkgobladeren die van boven naar beneden dwarrelen.',
    'Fächerförmige Ginkgoblätter, die von oben nach unten segeln.',
    'Des feuilles de ginkgo en éventail qui tombent en tournoyant.',
    'Fan-shaped ginkgo leaves that flutter down from above.',
  ],
  'wallpaper-palm': [
    'Grote palmbladeren, dicht op elkaar als in een kas.',
    'Große Palmblätter, dicht an dicht wie in einem Gewächshaus.',
    'De grandes palmes serrées, comme dans une serre.',
    'Large palm leaves, close together as in a glasshouse.',
  ],
  'wallpaper-eucalyptus': [
    'Takken eucalyptus met ronde blaadjes, losjes gestrooid.',
    'Eukalyptuszweige mit runden Blättern, locker gestreut.',
    'Des branches d’eucalyptus aux feuilles rondes, semées avec légèreté.',
    'Sprays of eucalyptus with round leaves, loosely scattered.',
  ],
  'wallpaper-grasses': [
    'Hoge grassen die meebuigen met een wind die je niet voelt.',
    'Hohe Gräser, die sich in einem Wind biegen, den man nicht spürt.',
    'De hautes herbes penchées par un vent qu’on ne sent pas.',
    'Tall grasses that bend in a wind you cannot feel.',
  ],
  'wallpaper-seaweed': [
    'Wier en koraal, getekend als in een oud natuurboek.',
    'Seetang und Korallen, gezeichnet wie in einem alten Naturbuch.',
    'Des algues et des coraux, dessinés comme dans un vieux livre de sciences.',
    'Seaweed and coral, drawn as in an old natural history book.',
  ],
  'wallpaper-peonies': [
    'Pioenen zo groot als borden, met elk blaadje apart getekend.',
    'Pfingstrosen, groß wie Teller, jedes Blatt einzeln gezeichnet.',
    'Des pivoines larges comme des assiettes, chaque pétale dessiné.',
    'Peonies as large as plates, every petal drawn.',
  ],
  'wallpaper-lemons': [
    'Citroenen tussen hun bladeren, zo rijp dat je ze ruikt.',
    'Zitronen zwischen ihren Blättern, so reif, dass man sie riecht.',
    'Des citrons dans leur feuillage, si mûrs qu’on croit les sentir.',
    'Lemons among their leaves, so ripe that you can smell them.',
  ],
  'wallpaper-birds': [
    'Vogels op dunne takken, alsof ze straks weer opvliegen.',
    'Vögel auf dünnen Zweigen, als flögen sie gleich wieder auf.',
    'Des oiseaux sur de fines branches, prêts à s’envoler.',
    'Birds on thin twigs, as if about to fly up again.',
  ],
  'wallpaper-medallion': [
    'Een damastmotief uit een oud huis, in twee tinten van nu.',
    'Ein Damastmotiv aus einem alten Haus, in zwei Tönen von heute.',
    'Un motif damassé d’une maison ancienne, dans deux tons d’aujourd’hui.',
    'A damask from an old house, in two shades of today.',
  ],
  'wallpaper-gingham': [
    'Een zachte ruit, alsof de muur een overhemd draagt.',
    'Ein weiches Karo, als trüge die Wand ein Hemd.',
    'Un vichy tout doux, comme une chemise posée sur le mur.',
    'A soft gingham, as if the wall were wearing a shirt.',
  ],
  'wallpaper-strokes': [
    'Penseelstreken naast elkaar, met de haren van de kwast er nog in.',
    'Pinselstriche nebeneinander, in denen man die Borsten noch sieht.',
    'Des coups de pinceau côte à côte, où l’on voit encore les poils.',
    'Brush strokes side by side, with the marks of the bristles still in them.',
  ],
  'wallpaper-scallops': [
    'Schubben als van een vis, rij boven rij.',
    'Schuppen wie bei einem Fisch, Reihe über Reihe.',
    'Des écailles de poisson, rang sur rang.',
    'Scales like those of a fish, row above row.',
  ],
  'wallpaper-honeycomb': [
    'Zeshoeken als een honingraat, met een dunne lijn omrand.',
    'Sechsecke wie eine Honigwabe, von einer feinen Linie gefasst.',
    'Des hexagones en nid d’abeille, cernés d’un trait fin.',
    'Hexagons like a honeycomb, outlined in a thin line.',
  ],
  'wallpaper-half-moons': [
    'Halve manen die paren vormen en weer uit elkaar draaien.',
    'Halbmonde, die sich paaren und wieder auseinanderdrehen.',
    'Des demi-lunes qui se rejoignent puis se quittent.',
    'Half moons that form pairs and turn apart again.',
  ],
  'wallpaper-fans': [
    'Waaiers uit de jaren twintig, open en dicht op elkaar.',
    'Fächer aus den Zwanzigern, geöffnet und dicht an dicht.',
    'Des éventails des années vingt, ouverts et serrés.',
    'Fans from the twenties, open and close together.',
  ],
  'wallpaper-quatrefoil': [
    'Geschilderde tegels zonder voeg, zoals in een keuken aan zee.',
    'Gemalte Fliesen ohne Fuge, wie in einer Küche am Meer.',
    'Des carreaux peints sans joint, comme dans une cuisine du bord de mer.',
    'Painted tiles without a joint, like a kitchen by the sea.',
  ],
  'wallpaper-crosses': [
    'Kruisjes uit de losse hand, op gelijke afstand en nooit gelijk.',
    'Freihändige Kreuze, in gleichem Abstand und nie gleich.',
    'De petites croix à main levée, régulières et jamais pareilles.',
    'Crosses drawn by hand, evenly spaced and never the same.',
  ],
  'wallpaper-contours': [
    'Lijnen die om heuvels heen lopen, als op een wandelkaart.',
    'Linien, die um Hügel laufen, wie auf einer Wanderkarte.',
    'Des lignes qui contournent des collines, comme sur une carte.',
    'Lines that run around hills, as on a walker’s map.',
  ],
  'wallpaper-pebbles': [
    'Kiezels van een strand, rond geslepen en netjes neergelegd.',
    'Kiesel vom Strand, rund geschliffen und ordentlich ausgelegt.',
    'Des galets polis par la mer, posés avec soin.',
    'Pebbles from a beach, worn round and neatly laid.',
  ],
  'wallpaper-dots': [
    'Stippen met een kwast, de ene voller dan de andere.',
    'Punkte mit dem Pinsel, einer satter als der andere.',
    'Des pois au pinceau, certains plus pleins que d’autres.',
    'Brush-painted dots, some fuller than others.',
  ],
}
