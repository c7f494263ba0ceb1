import type { Family } from '../product-spec'

export const KIDS_DRESSES: Family = {
  prefix: 'KID',
  shelf: 'kidswear/dresses',
  kind: 'dress',
  brand: 'kiekje',
  season: 'spring-summer',
  care: [
    'Met twee steekzakken. Wassen op 30 graden, hangend drogen; strijken mag, hoeft niet.',
    'Mit zwei Eingrifftaschen. Bei 30 Grad waschen, hängend trocknen; Bügeln ist erlaubt, aber nicht nötig.',
    'Avec deux poches. Lavage à 30 degrés, séchage sur cintre ; le repassage est facultatif.',
    'With two pockets. Wash at 30 degrees, line dry; no need to iron.',
  ],
  products: [
    {
      name: 'Roos',
      shelf: 'kidswear/dresses/dresses',
      model: 'dress',
      price: 3495,
      colours: ['blush', 'sky'],
      sizes: ['92', '98', '104', '110', '116', '122', '128'],
      materials: ['cotton'],
      collection: 'wild-garden',
      isErinsChoice: true,
      label: 'erin',
      line: [
        'Een katoenen jurk met een hoge taille, een wijde rok en korte mouwen.',
        'Ein Baumwollkleid mit hoher Taille, weitem Rock und kurzen Ärmeln.',
        'Une robe en coton à taille haute, jupe ample et manches courtes.',
        'A cotton dress with a high waist, a full skirt and short sleeves.',
      ],
    },
  ],
}
