import type { Localized } from './localized'

/** Everything a product can be coloured in: its paint for the swatch and its name. */
export const COLOURS: Record<string, { swatch: string; words: Localized }> = {
  white: { swatch: '#f3f0ea', words: ['Wit', 'Weiß', 'Blanc', 'White'] },
  cream: { swatch: '#e9dfcb', words: ['Crème', 'Creme', 'Crème', 'Cream'] },
  sand: { swatch: '#d0bda0', words: ['Zand', 'Sand', 'Sable', 'Sand'] },
  taupe: { swatch: '#a08d7b', words: ['Taupe', 'Taupe', 'Taupe', 'Taupe'] },
  camel: { swatch: '#b98a56', words: ['Camel', 'Camel', 'Camel', 'Camel'] },
  grey: { swatch: '#a09d98', words: ['Grijs', 'Grau', 'Gris', 'Grey'] },
  charcoal: { swatch: '#47474a', words: ['Antraciet', 'Anthrazit', 'Anthracite', 'Charcoal'] },
  black: { swatch: '#232325', words: ['Zwart', 'Schwarz', 'Noir', 'Black'] },
  terracotta: {
    swatch: '#bb6a4a',
    words: ['Terracotta', 'Terrakotta', 'Terracotta', 'Terracotta'],
  },
  rust: { swatch: '#96472b', words: ['Roest', 'Rost', 'Rouille', 'Rust'] },
  ochre: { swatch: '#c9963f', words: ['Okergeel', 'Ockergelb', 'Ocre', 'Ochre'] },
  sage: { swatch: '#a2ad90', words: ['Saliegroen', 'Salbeigrün', 'Vert sauge', 'Sage'] },
  forest: { swatch: '#3d5140', words: ['Bosgroen', 'Waldgrün', 'Vert forêt', 'Forest green'] },
  olive: { swatch: '#77744c', words: ['Olijfgroen', 'Olivgrün', 'Vert olive', 'Olive'] },
  navy: { swatch: '#2c3b57', words: ['Marineblauw', 'Marineblau', 'Bleu marine', 'Navy'] },
  sky: { swatch: '#a3bccb', words: ['Hemelsblauw', 'Himmelblau', 'Bleu ciel', 'Sky blue'] },
  teal: { swatch: '#3c6f72', words: ['Petrol', 'Petrol', 'Bleu canard', 'Teal'] },
  blush: { swatch: '#deb7a8', words: ['Poederroze', 'Puderrosa', 'Rose poudré', 'Blush'] },
  plum: { swatch: '#6b3f4c', words: ['Pruim', 'Pflaume', 'Prune', 'Plum'] },
  lavender: { swatch: '#b5abc7', words: ['Lavendel', 'Lavendel', 'Lavande', 'Lavender'] },
  mint: { swatch: '#bcd3c2', words: ['Mintgroen', 'Mintgrün', 'Vert menthe', 'Mint'] },
  coral: { swatch: '#df8a73', words: ['Koraal', 'Koralle', 'Corail', 'Coral'] },
  lemon: { swatch: '#ecd98c', words: ['Citroengeel', 'Zitronengelb', 'Jaune citron', 'Lemon'] },
  brass: { swatch: '#d3a458', words: ['Messing', 'Messing', 'Laiton', 'Brass'] },
  steel: { swatch: '#bfbfbd', words: ['Staal', 'Stahl', 'Acier', 'Steel'] },
  copper: { swatch: '#c98560', words: ['Koper', 'Kupfer', 'Cuivre', 'Copper'] },
  natural: { swatch: '#cdb38a', words: ['Naturel', 'Natur', 'Naturel', 'Natural'] },
  oak: { swatch: '#bd9570', words: ['Eiken', 'Eiche', 'Chêne', 'Oak'] },
  walnut: { swatch: '#65432b', words: ['Walnoot', 'Nussbaum', 'Noyer', 'Walnut'] },
  ash: { swatch: '#d6be9f', words: ['Essen', 'Esche', 'Frêne', 'Ash'] },
  'black-oak': {
    swatch: '#2b2929',
    words: ['Zwart eiken', 'Schwarze Eiche', 'Chêne noir', 'Black oak'],
  },
  'white-wood': {
    swatch: '#e6e2d9',
    words: ['Wit hout', 'Weißes Holz', 'Bois blanc', 'White wood'],
  },
}

/** German colours that are adjectives; the others are nouns and keep their capital. */
const GERMAN_ADJECTIVE = /(?:weiß|grau|schwarz|grün|blau|gelb|rosa)$/i

/** A colour at the end of a name, as each language writes it there. */
export function inAName(colour: string): Localized {
  const words = COLOURS[colour]?.words
  if (!words) throw new Error(`An unknown colour: ${colour}`)
  const [nl, de, fr, en] = words
  const german = GERMAN_ADJECTIVE.test(de) ? de.toLowerCase() : de
  return [nl.toLowerCase(), german, fr.toLowerCase(), en.toLowerCase()]
}
