import type { LocalizedByName } from '../words/localized'

export const LINEN_PATTERNS: LocalizedByName = {
  'table-cloth': [
    'Een effen linnen tafelkleed met verstekhoeken en een brede zoom.',
    'Eine einfarbige Leinentischdecke mit Briefecken und breitem Saum.',
    'Une nappe unie en lin, aux coins d’onglet et à large ourlet.',
    'A plain linen tablecloth with mitred corners and a wide hem.',
  ],
  'gingham-table-cloth': [
    'Een tafelkleed in boerenruit, zoals in een bistro om de hoek.',
    'Eine Tischdecke in Vichykaro, wie im Bistro um die Ecke.',
    'Une nappe vichy, comme au bistrot du coin.',
    'A gingham tablecloth, like the bistro round the corner.',
  ],
  'striped-table-cloth': [
    'Een gestreept tafelkleed voor lange lunches buiten.',
    'Eine gestreifte Tischdecke für lange Mittage im Freien.',
    'Une nappe rayée pour les longs déjeuners dehors.',
    'A striped tablecloth for long lunches outdoors.',
  ],
  'lemon-table-cloth': [
    'Een tafelkleed vol citroenen, alsof ze net zijn neergelegd.',
    'Eine Tischdecke voller Zitronen, als wären sie gerade hingelegt worden.',
    'Une nappe pleine de citrons, comme tout juste posés là.',
    'A tablecloth full of lemons, as if they had just been put down.',
  ],
  'meadow-table-cloth': [
    'Een tafelkleed met een wei vol bloemen.',
    'Eine Tischdecke mit einer Wiese voller Blumen.',
    'Une nappe comme une prairie en fleurs.',
    'A tablecloth with a meadow full of flowers.',
  ],
  'gingham-bed-linen': [
    'Beddengoed in boerenruit, fris als een gestreken schort.',
    'Bettwäsche in Vichykaro, frisch wie eine gebügelte Schürze.',
    'Une parure vichy, fraîche comme un tablier repassé.',
    'Gingham bed linen, fresh as an ironed apron.',
  ],
  'leaf-bed-linen': [
    'Beddengoed met bladranken van voeten- tot hoofdeind.',
    'Bettwäsche mit Blattranken vom Fuß- bis zum Kopfende.',
    'Une parure aux rameaux grimpants, du pied à la tête du lit.',
    'Bed linen with leafy stems from foot to head.',
  ],
  'botanical-bed-linen': [
    'Beddengoed met getekende takken, luchtig over het doek verdeeld.',
    'Bettwäsche mit gezeichneten Zweigen, luftig über den Stoff verteilt.',
    'Une parure aux branches dessinées, semées avec légèreté.',
    'Bed linen with hand-drawn branches, scattered lightly over the cloth.',
  ],
  'windowpane-bed-linen': [
    'Beddengoed met een ruim raster van dunne lijnen.',
    'Bettwäsche mit weitem Gitter aus feinen Linien.',
    'Une parure à grand quadrillage de lignes fines.',
    'Bed linen with a wide grid of thin lines.',
  ],
  'meadow-bed-linen': [
    'Beddengoed vol veldbloemen, om in te slapen als in hoog gras.',
    'Bettwäsche voller Wiesenblumen, in der man schläft wie im hohen Gras.',
    'Une parure de fleurs des champs, où dormir comme dans l’herbe haute.',
    'Bed linen full of wild flowers, for sleeping as if in long grass.',
  ],
  'star-bed-linen': [
    'Kinderdekbedovertrek vol sterren, met één kussensloop.',
    'Kinderbettwäsche voller Sterne, mit einem Kissenbezug.',
    'Une parure enfant étoilée, avec sa taie.',
    'A children’s duvet cover full of stars, with its pillowcase.',
  ],
  'bear-bed-linen': [
    'Kinderdekbedovertrek met beren die al bijna slapen.',
    'Kinderbettwäsche mit Bären, die schon fast schlafen.',
    'Une parure enfant aux ours presque endormis.',
    'A children’s duvet cover with bears that are nearly asleep.',
  ],
  'boat-bed-linen': [
    'Kinderdekbedovertrek met boten op weg naar dromenland.',
    'Kinderbettwäsche mit Booten auf dem Weg ins Land der Träume.',
    'Une parure enfant aux bateaux en route vers les rêves.',
    'A children’s duvet cover with boats bound for dreamland.',
  ],
  pillow: [
    'Een hoofdkussen dat meegeeft en zijn vorm houdt.',
    'Ein Kopfkissen, das nachgibt und seine Form behält.',
    'Un oreiller moelleux qui garde sa forme.',
    'A pillow that gives and keeps its shape.',
  ],
  duvet: [
    'Een dekbed voor alle seizoenen, in vakken gestikt zodat de vulling blijft waar ze hoort.',
    'Eine Ganzjahresdecke, in Kassetten gesteppt, damit die Füllung bleibt, wo sie hingehört.',
    'Une couette toutes saisons, piquée en carreaux pour que le garnissage reste en place.',
    'An all-season duvet, stitched in squares so that the filling stays where it belongs.',
  ],
  'bath-mat': [
    'Een getufte badmat, dik genoeg om de tegels te vergeten.',
    'Eine getuftete Badematte, dick genug, um die Fliesen zu vergessen.',
    'Un tapis de bain touffeté, assez épais pour oublier le carrelage.',
    'A tufted bath mat, thick enough to make you forget the tiles.',
  ],
  'oven-glove': [
    'Een doorgestikte ovenwant met een voering die hitte tegenhoudt.',
    'Ein gesteppter Ofenhandschuh mit hitzefestem Futter.',
    'Un gant matelassé à doublure isolante.',
    'A quilted oven glove with a heat-proof lining.',
  ],
  'tea-towels': [
    'Twee linnen theedoeken die geen pluisjes op de glazen achterlaten.',
    'Zwei Geschirrtücher aus Leinen, die keine Fusseln auf Gläsern lassen.',
    'Deux torchons en lin qui ne laissent pas de peluches sur les verres.',
    'Two linen tea towels that leave no fluff on the glasses.',
  ],
  apron: [
    'Een linnen schort met gekruiste banden en een grote zak voor alles wat je kwijt was.',
    'Eine Leinenschürze mit gekreuzten Trägern und großer Tasche für alles, was man gerade sucht.',
    'Un tablier en lin à bretelles croisées et grande poche, pour tout ce qu’on cherche.',
    'A linen apron with crossed straps and a big pocket for everything you were looking for.',
  ],
}
