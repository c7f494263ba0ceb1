import { demoPicture } from '../../picture-index'
import type { Localized } from '../../words/localized'
import { richText } from '../rich-text'
import { asset, block, type DemoBlock } from '../story-blocks'
import type { StoryContext } from '../story-context'

interface Workshop {
  name: string
  /** A file of demo/media, and what is seen in it. */
  picture: string
  alt: Localized
  title: Localized
  text: Localized
  /** A link to what of the shop comes from there. */
  link: Localized
}

const WORKSHOPS: readonly Workshop[] = [
  {
    name: 'wood',
    picture: 'workshop-wood.webp',
    alt: [
      'Een hand duwt een schaaf over een plank vol krullen, met gedraaide poten op de werkbank en beitels aan de muur',
      'Eine Hand schiebt einen Hobel über ein Brett voller Späne, mit gedrechselten Beinen auf der Werkbank und Stechbeiteln an der Wand',
      'Une main pousse un rabot sur une planche couverte de copeaux, des pieds tournés sur l’établi et des ciseaux au mur',
      'A hand pushes a plane along a board among shavings, with turned legs on the bench and chisels on the wall',
    ],
    title: [
      'In de houtwerkplaats',
      'In der Holzwerkstatt',
      'À l’atelier de bois',
      'In the wood workshop',
    ],
    text: [
      'Eiken droogt hier twee jaar voordat het een tafelblad wordt. Dan wordt het geschaafd, verlijmd en drie keer geolied. Onder elk blad staat een merk, zodat je weet wie hem heeft gemaakt.',
      'Eiche trocknet hier zwei Jahre, bevor eine Tischplatte daraus wird. Dann wird sie gehobelt, verleimt und dreimal geölt. Unter jeder Platte steht ein Zeichen, damit du weißt, wer sie gebaut hat.',
      'Ici, le chêne sèche deux ans avant de devenir un plateau. Puis il est raboté, collé et huilé trois fois. Sous chaque plateau, une marque dit qui l’a fait.',
      'Here oak dries for two years before it becomes a table top. Then it is planed, glued and oiled three times. Below each top there is a mark that tells who made it.',
    ],
    link: [
      '[Bekijk de tafels](furniture/tables)',
      '[Tische ansehen](furniture/tables)',
      '[Voir les tables](furniture/tables)',
      '[See the tables](furniture/tables)',
    ],
  },
  {
    name: 'wool',
    picture: 'workshop-wool.webp',
    alt: [
      'Een gestreepte plaid op het getouw, met de spoel erop en kegels wol erboven',
      'Ein gestreiftes Plaid auf dem Webstuhl, darauf das Schiffchen, darüber Kegel mit Wolle',
      'Un plaid rayé sur le métier, la navette posée dessus et des cônes de laine au-dessus',
      'A striped throw on the loom, with the shuttle on it and cones of wool above',
    ],
    title: ['In de weverij', 'In der Weberei', 'Au tissage', 'At the weaving mill'],
    text: [
      'Acht getouwen, waarvan het oudste uit 1958. Een plaid staat er een halve dag op, en de franjes worden met de hand geknoopt. Wat aan de rand overblijft, gaat terug naar de spinnerij.',
      'Acht Webstühle, der älteste von 1958. Ein Plaid braucht einen halben Tag, und die Fransen werden von Hand geknüpft. Was am Rand übrig bleibt, geht zurück in die Spinnerei.',
      'Huit métiers, dont le plus ancien date de 1958. Un plaid demande une demi-journée, et ses franges sont nouées à la main. Les chutes retournent à la filature.',
      'Eight looms, the oldest from 1958. A throw takes half a day, and its fringes are knotted by hand. What is left at the edges goes back to the spinning mill.',
    ],
    link: [
      '[Bekijk de plaids](textiles/throws)',
      '[Plaids ansehen](textiles/throws)',
      '[Voir les plaids](textiles/throws)',
      '[See the throws](textiles/throws)',
    ],
  },
  {
    name: 'paper',
    picture: 'workshop-paper.webp',
    alt: [
      'Een hand drukt een blok op een baan behang, met roller en potten inkt op de tafel',
      'Eine Hand drückt einen Druckstock auf eine Bahn Tapete, mit Walze und Farbtöpfen auf dem Tisch',
      'Une main presse une planche sur un lé de papier peint, avec rouleau et pots d’encre sur la table',
      'A hand presses a block on a length of wallpaper, with roller and pots of ink on the table',
    ],
    title: ['In de drukkerij', 'In der Druckerei', 'À l’imprimerie', 'At the printing works'],
    text: [
      'Elk dessin begint met potlood en waterverf. Het wordt gedrukt met inkt op waterbasis, baan voor baan, en elke partij wordt naast de vorige gelegd: zo past ook de rol die je later bijbestelt.',
      'Jedes Muster beginnt mit Bleistift und Wasserfarbe. Gedruckt wird mit Farben auf Wasserbasis, Bahn für Bahn, und jede Partie wird neben die letzte gelegt: So passt auch die Rolle, die du nachbestellst.',
      'Chaque motif naît au crayon et à l’aquarelle. Il est imprimé à l’encre à l’eau, lé par lé, et chaque lot est posé à côté du précédent : le rouleau commandé plus tard s’accorde aussi.',
      'Each design begins with pencil and watercolour. It is printed with water-based ink, length by length, and each batch is laid beside the last: so the roll you order later fits as well.',
    ],
    link: [
      '[Bekijk het behang](wallpaper)',
      '[Tapeten ansehen](wallpaper)',
      '[Voir les papiers peints](wallpaper)',
      '[See the wallpaper](wallpaper)',
    ],
  },
]

/** Where what the shop sells is made: a picture and a few words of each workshop. */
export function workshops(context: StoryContext): DemoBlock[] {
  return WORKSHOPS.map((workshop) => toRow(workshop, context))
}

function toRow(workshop: Workshop, { translate, linkOf }: StoryContext): DemoBlock {
  const { name, picture, alt, title, text, link } = workshop
  const tile = block('asset-tile', name, { asset: asset(demoPicture(picture), translate(alt)) })
  const lines = [`## ${translate(title)}`, translate(text), translate(link)]
  const words = block('rich-text', `${name}-text`, { text: richText(lines, linkOf) })
  return block('row', `workshop-${name}`, {
    columns: [
      block('column', `${name}-picture`, { width: 6, body: [tile] }),
      block('column', `${name}-words`, { width: 6, body: [words] }),
    ],
  })
}
