import type { Family } from './product-spec'

export const KIDS_DRESSES: Family = {
  prefix: 'KID',
  shelf: 'kidswear/dresses',
  noun: 'dress',
  brand: 'kiekje',
  season: 'spring-summer',
  care: [
    'Met twee steekzakken. Wassen op 30 graden, hangend drogen; strijken mag, hoeft niet.',
    'Mit zwei Eingrifftaschen. Bei 30 Grad waschen, hängend trocknen; Bügeln ist erlaubt, aber nicht nötig.',
    'Avec deux poches. Lavage à 30 degrés, séchage sur cintre ; le repassage est facultatif.',
    'With two pockets. Wash at 30 degrees, line dry; iron if you like, no need.',
  ],
  products: [
    {
      name: 'Roos',
      model: 'dress',
      price: 3495,
      colours: ['coral', 'lavender'],
      sizes: ['92', '98', '104', '110', '116', '122', '128'],
      materials: ['cotton'],
      collection: 'wild-garden',
      isErinsChoice: true,
      label: 'erin',
      line: [
        'Een jurk van dubbele mousseline met een wijde rok en mouwen tot de elleboog.',
        'Ein Kleid aus doppeltem Musselin mit weitem Rock und Ärmeln bis zum Ellenbogen.',
        'Une robe en double gaze à jupe ample et manches aux coudes.',
        'A double-gauze dress with a full skirt and sleeves to the elbow.',
      ],
    },
  ],
}
