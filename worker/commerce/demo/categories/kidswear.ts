import type { Department } from './category-spec'

export const KIDSWEAR: Department = {
  name: ['Kinderkleding', 'Kindermode', 'Mode enfant', 'Kidswear'],
  text: [
    'Kleding om in te klimmen, te kliederen en door te geven, in maat 92 tot en met 140.',
    'Kleidung zum Klettern, Kleckern und Weitergeben, in den Größen 92 bis 140.',
    'Des vêtements pour grimper, se salir et se transmettre, de la taille 92 à la taille 140.',
    'Clothes to climb in, spill on and hand down, in sizes 92 to 140.',
  ],
  model: 'rainbow-sweater',
  shelves: {
    tops: {
      name: ['Shirts en truien', 'Shirts und Pullover', 'T-shirts et pulls', 'Tops and sweaters'],
      text: [
        'Zachte basics van biologisch katoen, ruim genoeg om in te groeien.',
        'Weiche Basics aus Bio-Baumwolle, mit Platz zum Hineinwachsen.',
        'Des basiques doux en coton biologique, avec un peu d’aisance pour grandir.',
        'Soft basics in organic cotton, with room to grow.',
      ],
      model: 'tshirt',
    },
    dresses: {
      name: ['Jurken en rokken', 'Kleider und Röcke', 'Robes et jupes', 'Dresses and skirts'],
      text: [
        'Jurken die draaien als je draait, met zakken voor gevonden schatten.',
        'Kleider, die sich mitdrehen, mit Taschen für gefundene Schätze.',
        'Des robes qui tournent, avec des poches pour les trésors trouvés.',
        'Dresses that twirl when you do, with pockets for found treasure.',
      ],
      model: 'dress',
    },
    trousers: {
      name: ['Broeken', 'Hosen', 'Pantalons', 'Trousers'],
      text: [
        'Versterkte knieën en een verstelbare taille: deze broeken gaan een heel schooljaar mee.',
        'Verstärkte Knie und verstellbarer Bund: Diese Hosen halten ein ganzes Schuljahr.',
        'Genoux renforcés et taille réglable : des pantalons qui tiennent toute l’année scolaire.',
        'Reinforced knees and an adjustable waist: these last a whole school year.',
      ],
      model: 'trousers',
    },
    nightwear: {
      name: ['Nachtkleding', 'Nachtwäsche', 'Pyjamas', 'Nightwear'],
      text: [
        'Pyjama’s zonder kriebelende labels, voor nachten waarin niemand wakker wordt.',
        'Schlafanzüge ohne kratzende Etiketten, für Nächte, in denen niemand aufwacht.',
        'Des pyjamas sans étiquette qui gratte, pour des nuits d’un seul trait.',
        'Pyjamas without scratchy labels, for nights when nobody wakes up.',
      ],
      model: 'pyjamas',
    },
  },
}
