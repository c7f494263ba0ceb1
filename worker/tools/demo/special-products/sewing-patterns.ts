import { toDownloadPath } from '../../../../shared/content/download-path'
import type { DownloadDraft } from '../../../../shared/contract/admin/product-type-draft'
import { PATTERN_FOLDER } from '../sewing-patterns/create-sewing-patterns'
import { type Localized, wordsPerStore } from '../words/localized'
import type { SpecialProduct } from './special-product'

const TEXT: Localized = [
  'Je krijgt een pdf van enkele bladen A4 met de sjablonen op ware grootte, de maten en uitleg in vier talen. Print op 100 procent en meet het vierkant van 5 cm na.',
  'Du bekommst ein PDF mit einigen Blättern A4: die Schablonen in Originalgröße, die Maße und eine Anleitung in vier Sprachen. In 100 Prozent drucken und das Quadrat von 5 cm nachmessen.',
  'Vous recevez un PDF de quelques pages A4 : les gabarits à l’échelle, les mesures et les explications en quatre langues. Imprimez à 100 % et vérifiez le carré de 5 cm.',
  'You get a PDF of a few A4 pages with full-size templates, measurements and instructions in four languages. Print at 100 per cent and check the 5 cm square.',
]

const FILE_TITLE: Localized = [
  'Patroon en uitleg (pdf, A4)',
  'Schnitt und Anleitung (PDF, A4)',
  'Patron et explications (PDF, A4)',
  'Pattern and instructions (PDF, A4)',
]

/** The file of a pattern, whose first sheet anybody may look at. */
function downloadsOf(name: string): DownloadDraft[] {
  const path = `${PATTERN_FOLDER}/${name}`
  return [
    {
      title: wordsPerStore(FILE_TITLE),
      file: toDownloadPath(`${path}.pdf`),
      sample: `${path}-first-sheet.pdf`,
    },
  ]
}

const common = {
  typeId: 'downloadable',
  text: TEXT,
  shelf: 'decor/gifts/patterns',
} as const

/** What is downloaded after payment, printed and sewn. The files: demo/patterns. */
export const SEWING_PATTERNS: readonly SpecialProduct[] = [
  {
    ...common,
    sku: 'PATTERN-CUSHION',
    name: [
      'Naaipatroon kussenhoes Linde',
      'Schnittmuster Kissenbezug Linde',
      'Patron housse de coussin Tilleul',
      'Linden cushion cover sewing pattern',
    ],
    line: [
      'Een hoes met envelopsluiting voor een kussen van 45 × 45 cm: drie rechthoeken, geen rits, een uur werk.',
      'Ein Bezug mit Hotelverschluss für ein Kissen von 45 × 45 cm: drei Rechtecke, kein Reißverschluss, eine Stunde Arbeit.',
      'Une housse portefeuille pour un coussin de 45 × 45 cm : trois rectangles, pas de zip, une heure de travail.',
      'An envelope cover for a cushion of 45 × 45 cm: three rectangles, no zip, an hour’s work.',
    ],
    pictures: [
      ['cushion', 'sage', 'whole'],
      ['sewing-pattern', 'cream', 'whole'],
      ['cushion', 'sage', 'at home'],
    ],
    price: 595,
    parts: { downloads: downloadsOf('cushion-cover') },
  },
  {
    ...common,
    sku: 'PATTERN-BIB',
    name: [
      'Naaipatroon slab Hap',
      'Schnittmuster Lätzchen Happen',
      'Patron bavoir Miam',
      'Munch bib sewing pattern',
    ],
    line: [
      'Een dubbele slab met afgeronde hoeken, op ware grootte op één blad: ideaal voor restjes katoen.',
      'Ein doppeltes Lätzchen mit runden Ecken, in Originalgröße auf einem Blatt: ideal für Stoffreste.',
      'Un bavoir doublé aux coins arrondis, à l’échelle sur une page : idéal pour les chutes de coton.',
      'A double bib with rounded corners, at full size on one sheet: ideal for scraps of cotton.',
    ],
    pictures: [
      ['bib', 'sage', 'whole'],
      ['sewing-pattern', 'cream', 'whole'],
      ['tea-towels', 'sage'],
      ['meadow-dress', 'cream'],
    ],
    price: 495,
    parts: { downloads: downloadsOf('bib') },
  },
  {
    ...common,
    sku: 'PATTERN-SKIRT',
    name: [
      'Naaipatroon rok Tess',
      'Schnittmuster Rock Tess',
      'Patron jupe Tess',
      'Tess skirt sewing pattern',
    ],
    line: [
      'Een gerimpelde rok met elastiek in de maten 92 tot en met 140, met steekzakken op ware grootte.',
      'Ein gekräuselter Rock mit Gummizug in den Größen 92 bis 140, mit Eingrifftaschen in Originalgröße.',
      'Une jupe froncée à taille élastique, du 92 au 140, avec des poches à l’échelle.',
      'A gathered skirt with an elastic waist in sizes 92 to 140, with pockets at full size.',
    ],
    pictures: [
      ['skirt', 'rust', 'whole'],
      ['sewing-pattern', 'cream', 'whole'],
      ['dress', 'rust'],
    ],
    price: 795,
    parts: { downloads: downloadsOf('skirt') },
  },
  {
    ...common,
    sku: 'PATTERN-CURTAIN',
    name: [
      'Naaipatroon gordijn Mist',
      'Schnittmuster Vorhang Nebel',
      'Patron rideau Brume',
      'Mist curtain sewing pattern',
    ],
    line: [
      'Een gordijn met plooiband voor elk raam: een rekenblad voor stof en plooien, en de zomen op ware grootte.',
      'Ein Vorhang mit Faltenband für jedes Fenster: ein Rechenblatt für Stoff und Falten, die Säume in Originalgröße.',
      'Un rideau à ruflette pour toutes les fenêtres : une feuille de calcul pour le tissu et les plis, et les ourlets à l’échelle.',
      'A pleated curtain for any window: a sheet to work out fabric and pleats, and the hems at full size.',
    ],
    pictures: [
      ['curtain', 'sage', 'whole'],
      ['sewing-pattern', 'cream', 'whole'],
      ['curtain', 'sage', 'at home'],
    ],
    price: 695,
    parts: { downloads: downloadsOf('curtain') },
  },
]
