import { KIDS_SIZES } from '../../words/sizes'
import type { Family } from '../product-spec'

export const KIDS_NIGHTWEAR: Family = {
  prefix: 'KID',
  shelf: 'kidswear/nightwear',
  kind: 'pyjamas',
  brand: 'kiekje',
  season: 'all-year',
  care: [
    'Broek en shirt, maatlabel gedrukt in plaats van genaaid. Wassen op 60 graden.',
    'Hose und Oberteil, Größenangabe gedruckt statt genäht. Bei 60 Grad waschen.',
    'Haut et pantalon, taille imprimée plutôt que cousue. Lavage à 60 degrés.',
    'Top and bottoms, with the size printed instead of sewn in. Wash at 60 degrees.',
  ],
  products: [
    {
      name: 'Slaapkop',
      shelf: 'kidswear/nightwear/plain',
      model: 'striped-pyjamas',
      price: 2995,
      colours: ['navy', 'rust'],
      sizes: KIDS_SIZES,
      materials: ['organic-cotton'],
      collection: 'little-explorers',
      label: 'organic',
      line: [
        'Een pyjama met fijne strepen, zo soepel dat hij de hele zondag aan mag blijven.',
        'Ein Schlafanzug mit feinen Streifen, so weich, dass er den ganzen Sonntag anbleiben darf.',
        'Un pyjama à fines rayures, si souple qu’on le garde tout le dimanche.',
        'Pyjamas with fine stripes, so soft that they stay on all Sunday.',
      ],
    },
    {
      name: 'Raket',
      shelf: 'kidswear/nightwear/printed',
      model: 'pyjamas',
      price: 2795,
      sizes: ['98', '104', '110', '116', '122', '128'],
      pictured: 'navy',
      materials: ['organic-cotton'],
      collection: 'little-explorers',
      offer: 'future',
      stock: { '122': 0, '128': 1 },
      line: [
        'Manen en sterren op nachtblauw, op katoen dat ook na vijftig wasbeurten niet pluist.',
        'Monde und Sterne auf Nachtblau, auf Baumwolle, die auch nach fünfzig Wäschen nicht fusselt.',
        'Des lunes et des étoiles sur bleu nuit, sur un coton qui ne bouloche pas après cinquante lavages.',
        'Moons and stars on midnight blue, on cotton that does not pill, even after fifty washes.',
      ],
    },
  ],
}
