import type { Family } from '../product-spec'

export const MIRRORS: Family = {
  prefix: 'MIRROR',
  shelf: 'decor/mirrors',
  kind: 'mirror',
  brand: 'noordhof',
  care: [
    'Met ophangbeugel en pluggen. Schoonmaken met een droge microvezeldoek.',
    'Mit Aufhängung und Dübeln. Mit einem trockenen Mikrofasertuch reinigen.',
    'Livré avec attache et chevilles. Nettoyer avec un chiffon microfibre sec.',
    'Comes with a hanging bracket and plugs. Clean with a dry microfibre cloth.',
  ],
  products: [
    {
      name: 'Zon',
      shelf: 'decor/mirrors/round',
      model: 'round-mirror',
      price: 8995,
      colours: ['brass', 'black', 'copper'],
      materials: ['glass', 'metal'],
      collection: 'soft-north',
      isErinsChoice: true,
      line: [
        'Een ronde spiegel met een dunne lijst die het licht van het raam de kamer in gooit.',
        'Ein runder Spiegel mit schmalem Rahmen, der das Fensterlicht in den Raum zurückwirft.',
        'Un miroir rond au cadre fin qui renvoie la lumière de la fenêtre dans la pièce.',
        'A round mirror with a thin frame that throws the window’s light back into the room.',
      ],
    },
    {
      name: 'Poort',
      shelf: 'decor/mirrors/tall',
      model: 'arched-mirror',
      price: 16900,
      colours: ['black', 'brass', 'steel'],
      materials: ['glass', 'metal'],
      collection: 'soft-north',
      stock: { brass: 0 },
      line: [
        'Een manshoge boog, om tegen de muur te zetten of op te hangen in de gang.',
        'Ein mannshoher Bogen, zum Anlehnen an die Wand oder zum Aufhängen im Flur.',
        'Une arche en pied, à poser contre le mur ou à fixer dans l’entrée.',
        'A full-length arch to lean against the wall or hang in the hallway.',
      ],
    },
  ],
}
