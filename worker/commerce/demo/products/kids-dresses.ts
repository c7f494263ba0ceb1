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
      model: 'kids-dress',
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
    {
      name: 'Juf',
      noun: 'skirt',
      model: 'kids-skirt',
      price: 2495,
      colours: ['ochre', 'navy'],
      sizes: ['98', '104', '110', '116', '122', '128', '134'],
      materials: ['linen', 'cotton'],
      collection: 'little-explorers',
      offer: 'past',
      stock: { '134': 0 },
      line: [
        'Een cirkelrok met elastiek in de taille: zit goed, draait beter.',
        'Ein Tellerrock mit elastischem Bund: sitzt gut, dreht sich noch besser.',
        'Une jupe qui tourne, à taille élastique : confortable et joyeuse.',
        'A circle skirt with an elastic waist: sits well, twirls better.',
      ],
    },
  ],
}
