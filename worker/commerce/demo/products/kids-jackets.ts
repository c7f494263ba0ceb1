import type { Family } from './product-spec'

export const KIDS_JACKETS: Family = {
  prefix: 'KID',
  shelf: 'kidswear/jackets',
  noun: 'jacket',
  brand: 'kiekje',
  season: 'autumn-winter',
  care: [
    'Waterafstotend zonder PFAS, met reflecterende bies. Wassen op 30 graden met weinig wasmiddel.',
    'Wasserabweisend ohne PFAS, mit reflektierender Paspel. Bei 30 Grad mit wenig Waschmittel waschen.',
    'Déperlante sans PFAS, avec un liseré réfléchissant. Lavage à 30 degrés avec peu de lessive.',
    'Water-repellent without PFAS, with reflective piping. Wash at 30 degrees with little detergent.',
  ],
  products: [
    {
      name: 'Storm',
      noun: 'raincoat',
      model: 'kids-raincoat',
      price: 4995,
      colours: ['lemon', 'teal'],
      sizes: ['92', '98', '104', '110', '116', '122'],
      materials: ['polyester'],
      season: 'spring-summer',
      collection: 'by-the-sea',
      isErinsChoice: true,
      line: [
        'Gelaste naden en een capuchon met klep: plassen zijn geen omweg meer.',
        'Verschweißte Nähte und eine Kapuze mit Schirm: Pfützen sind kein Umweg mehr.',
        'Coutures soudées et capuche à visière : plus besoin de contourner les flaques.',
        'Welded seams and a peaked hood: puddles are no longer a detour.',
      ],
    },
    {
      name: 'IJs',
      model: 'kids-jacket',
      price: 6995,
      colours: ['forest', 'plum'],
      sizes: ['104', '110', '116', '122', '128', '134', '140'],
      materials: ['polyester'],
      collection: 'soft-north',
      offer: 'running',
      label: 'winter',
      stock: { '128': 2 },
      line: [
        'Gewatteerd, licht en toch warm tot min tien, met wanten aan een koordje in de zak.',
        'Wattiert, leicht und trotzdem warm bis minus zehn Grad, mit Fäustlingen an der Schnur in der Tasche.',
        'Matelassée, légère et pourtant chaude jusqu’à moins dix, avec des moufles à cordon dans la poche.',
        'Quilted, light and still warm down to minus ten, with mittens on a string in the pocket.',
      ],
    },
  ],
}
