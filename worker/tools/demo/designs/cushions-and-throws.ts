import type { LocalizedByName } from '../words/localized'

export const CUSHIONS_AND_THROWS: LocalizedByName = {
  cushion: [
    'Een effen kussen met een zichtbare linnen structuur en een strakke naad.',
    'Ein einfarbiges Kissen mit sichtbarer Leinenstruktur und schmaler Naht.',
    'Un coussin uni à la trame de lin visible et à la couture nette.',
    'A plain cushion with a visible linen weave and a crisp seam.',
  ],
  'striped-cushion': [
    'Een kussen met brede geweven banen, zoals een strandstoel aan zee.',
    'Ein Kissen mit breiten gewebten Streifen, wie ein Liegestuhl am Meer.',
    'Un coussin à larges bandes tissées, comme une chilienne de bord de mer.',
    'A cushion with broad woven stripes, like a deckchair by the sea.',
  ],
  'gingham-cushion': [
    'Een kussen met een grote ruit, geweven in twee tinten van één kleur.',
    'Ein Kissen mit großem Karo, gewebt in zwei Tönen einer Farbe.',
    'Un coussin à grands carreaux vichy, tissé dans deux tons d’une même couleur.',
    'A cushion with a large gingham check, woven in two shades of one colour.',
  ],
  'leaf-cushion': [
    'Een kussen met klimmende bladranken op een linnenkleurige achtergrond.',
    'Ein Kissen mit kletternden Blattranken auf leinenfarbenem Grund.',
    'Un coussin aux rameaux grimpants sur fond de lin.',
    'A cushion with climbing leaves on a linen-coloured ground.',
  ],
  'velvet-cushion': [
    'Een langwerpig fluwelen kussen dat bij elke streek een andere glans laat zien.',
    'Ein längliches Samtkissen, das bei jedem Strich anders schimmert.',
    'Un coussin rectangulaire en velours, dont l’éclat change à chaque caresse.',
    'An oblong velvet cushion that shows a different sheen with every stroke.',
  ],
  throw: [
    'Een effen plaid met korte franjes aan twee kanten.',
    'Ein einfarbiges Plaid mit kurzen Fransen an zwei Seiten.',
    'Un plaid uni à franges courtes sur deux côtés.',
    'A plain throw with a short fringe on two sides.',
  ],
  'checked-throw': [
    'Een plaid met een ruim ruitpatroon, geweven van drie kleuren garen.',
    'Ein Plaid mit großzügigem Karo, aus Garn in drei Farben gewebt.',
    'Un plaid à larges carreaux, tissé de fils de trois couleurs.',
    'A throw with a generous check, woven from yarn in three colours.',
  ],
}
