import { demoPicture } from '../picture-index'
import { asset, block, type DemoBlock } from './story-blocks'
import type { StoryContext } from './story-context'

/** What stands in look-reading.webp: product, the colour that is seen, hundredths from left and top. */
const PIECES: readonly (readonly [sku: string, colour: string, x: number, y: number])[] = [
  ['MIRROR-ZON', 'BRASS', 27, 33],
  ['LAMP-MAAN', 'WHITE', 15, 55],
  ['VASE-TOREN', 'WHITE', 39, 53],
  ['STORE-LARS', 'WALNUT', 29, 73],
  ['VASE-DRUPPEL', 'SAND', 57, 68],
  ['TABLE-PIP', 'WHITE', 57, 90],
  ['CUSH-LINDE', 'SAND', 78, 65],
  ['ARM-EDGAR', 'RUST', 86, 85],
]

/** The products of the room, those first that are sat on and lain on. */
export const LOOK_SKUS = PIECES.map(([sku]) => sku).reverse()

/** A room whose pieces can be bought. */
export function lookToBuy({ translate }: StoryContext): DemoBlock {
  return block('look', 'reading-corner', {
    title: translate([
      'Een hoek om in te lezen',
      'Eine Ecke zum Lesen',
      'Un coin pour lire',
      'A corner to read in',
    ]),
    text: translate([
      'Diepgroen aan de muur, walnoot eronder en een stoel die je niet meer loslaat. Alles met een nummer staat ook los in de winkel.',
      'Tiefes Grün an der Wand, Nussbaum davor und ein Sessel, der dich nicht mehr loslässt. Alles, was eine Nummer trägt, gibt es auch einzeln.',
      'Un vert profond au mur, du noyer devant et un fauteuil qu’on ne quitte plus. Chaque pièce numérotée se trouve aussi séparément dans la boutique.',
      'Deep green on the wall, walnut below it and a chair that will not let you go. Everything with a number is also sold on its own.',
    ]),
    asset: asset(
      demoPicture('look-reading.webp'),
      translate([
        'Een leeshoek met een oorfauteuil, een dressoir, een spiegel en een lamp voor een donkergroene muur',
        'Eine Leseecke mit Ohrensessel, Sideboard, Spiegel und Lampe vor einer dunkelgrünen Wand',
        'Un coin lecture avec un fauteuil à oreilles, un buffet, un miroir et une lampe devant un mur vert foncé',
        'A reading corner with a wing chair, a sideboard, a mirror and a lamp before a dark green wall',
      ]),
    ),
    markers: PIECES.map(([sku, colour, x, y]) =>
      block('look-marker', `look ${sku}`, { sku, childSku: `${sku}-${colour}`, x, y }),
    ),
  })
}
