import type { Parts } from './category-spec'

export const TOP_PARTS: Parts = {
  tshirts: {
    name: ['Kindershirts', 'Kinder-T-Shirts', 'T-shirts enfant', 'T-shirts'],
    text: [
      'Korte mouwen in biologisch katoen, effen, gestreept of met een dier erop.',
      'Kurze Ärmel aus Bio-Baumwolle, einfarbig, gestreift oder mit einem Tier darauf.',
      'Des manches courtes en coton biologique, unies, rayées ou avec un animal.',
      'Short sleeves in organic cotton, plain, striped or with an animal on them.',
    ],
    model: 'tshirt',
  },
  sweaters: {
    name: [
      'Kindertruien en vesten',
      'Kinderpullover und Strickjacken',
      'Pulls et gilets',
      'Sweaters and cardigans',
    ],
    text: [
      'Gebreide truien en vesten die ook over een jurk passen.',
      'Gestrickte Pullover und Jacken, die auch über ein Kleid passen.',
      'Des pulls et gilets en maille à porter aussi sur une robe.',
      'Knitted sweaters and cardigans that go over a dress as well.',
    ],
    model: 'sweater',
  },
}

export const DRESS_PARTS: Parts = {
  dresses: {
    name: ['Jurken', 'Kleider', 'Robes', 'Dresses'],
    text: [
      'Katoenen jurken met zakken, effen of vol bloemen en vruchten.',
      'Baumwollkleider mit Taschen, einfarbig oder voller Blumen und Früchte.',
      'Des robes en coton à poches, unies ou pleines de fleurs et de fruits.',
      'Cotton dresses with pockets, plain or full of flowers and fruit.',
    ],
    model: 'dress',
  },
  skirts: {
    name: ['Rokken', 'Röcke', 'Jupes', 'Skirts'],
    text: [
      'Wijde rokken met elastiek, om in te rennen en te draaien.',
      'Weite Röcke mit Gummizug, zum Rennen und Drehen.',
      'Des jupes amples à taille élastique, pour courir et tourner.',
      'Full skirts with an elastic waist, to run and twirl in.',
    ],
    model: 'skirt',
  },
}

export const TROUSER_PARTS: Parts = {
  long: {
    name: ['Lange broeken', 'Lange Hosen', 'Pantalons longs', 'Long trousers'],
    text: [
      'Keper, ruit en streep, met dubbele knieën.',
      'Köper, Karo und Streifen, mit doppelten Knien.',
      'Sergé, carreaux et rayures, aux genoux doublés.',
      'Twill, check and stripe, with double knees.',
    ],
    model: 'trousers',
  },
  short: {
    name: ['Korte broeken', 'Kurze Hosen', 'Shorts enfant', 'Shorts'],
    text: [
      'Voor knieën die zon willen, met zakken voor schelpen.',
      'Für Knie, die Sonne wollen, mit Taschen für Muscheln.',
      'Pour les genoux qui veulent du soleil, avec des poches à coquillages.',
      'For knees that want sun, with pockets for shells.',
    ],
    model: 'shorts',
  },
  dungarees: {
    name: ['Tuinbroeken', 'Latzhosen', 'Salopettes', 'Dungarees'],
    text: [
      'Groeien mee: verstelbare bretels en een grote borstzak.',
      'Sie wachsen mit: verstellbare Träger und eine große Brusttasche.',
      'Des salopettes qui grandissent, à bretelles réglables et grande poche.',
      'Room to grow, with adjustable straps and a big bib pocket.',
    ],
    model: 'dungarees',
  },
}

export const NIGHTWEAR_PARTS: Parts = {
  printed: {
    name: ['Pyjama’s met print', 'Bedruckte Schlafanzüge', 'Pyjamas imprimés', 'Printed pyjamas'],
    text: [
      'Sterren, beren en bloemen voor onder de dekens.',
      'Sterne, Bären und Blumen für unter die Decke.',
      'Étoiles, ours et fleurs à glisser sous la couette.',
      'Stars, bears and flowers for under the covers.',
    ],
    model: 'pyjamas',
  },
  plain: {
    name: [
      'Effen en gestreepte pyjama’s',
      'Schlichte Schlafanzüge',
      'Pyjamas unis et rayés',
      'Plain and striped pyjamas',
    ],
    text: [
      'Klassieke pyjama’s met kraag, knopen en een borstzakje.',
      'Klassische Schlafanzüge mit Kragen, Knöpfen und Brusttasche.',
      'Des pyjamas classiques à col, boutons et petite poche.',
      'Classic pyjamas with a collar, buttons and a breast pocket.',
    ],
    model: 'plain-pyjamas',
  },
}

export const JACKET_PARTS: Parts = {
  quilted: {
    name: ['Gewatteerde jassen', 'Steppjacken', 'Vestes matelassées', 'Quilted jackets'],
    text: [
      'Licht en warm, met een kraag die de wind buiten houdt.',
      'Leicht und warm, mit einem Kragen, der den Wind abhält.',
      'Légères et chaudes, au col qui arrête le vent.',
      'Light and warm, with a collar that keeps out the wind.',
    ],
    model: 'jacket',
  },
  rain: {
    name: ['Regenjassen', 'Regenjacken', 'Imperméables', 'Raincoats'],
    text: [
      'Waterdicht, met gelaste naden en een capuchon die blijft zitten.',
      'Wasserdicht, mit verschweißten Nähten und einer Kapuze, die sitzen bleibt.',
      'Étanches, aux coutures soudées et à la capuche qui tient.',
      'Waterproof, with welded seams and a hood that stays on.',
    ],
    model: 'raincoat',
  },
}

export const ACCESSORY_PARTS: Parts = {
  hats: {
    name: ['Mutsen', 'Mützen', 'Bonnets', 'Hats'],
    text: [
      'Gebreid, met pompon, in drie maten.',
      'Gestrickt, mit Bommel, in drei Größen.',
      'En maille, à pompon, en trois tailles.',
      'Knitted, with a pompom, in three sizes.',
    ],
    model: 'beanie',
  },
  socks: {
    name: ['Kindersokken', 'Kindersocken', 'Chaussettes enfant', 'Socks'],
    text: [
      'Sokken die blijven zitten, ook in laarzen.',
      'Socken, die nicht rutschen, auch nicht im Stiefel.',
      'Des chaussettes qui tiennent, même dans les bottes.',
      'Socks that stay up, even in boots.',
    ],
    model: 'socks',
  },
}

export const BABY_PARTS: Parts = {
  rompers: {
    name: ['Boxpakjes', 'Strampler', 'Barboteuses', 'Rompers'],
    text: [
      'Zachte pakjes met drukknopen van hals tot teen.',
      'Weiche Anzüge mit Druckknöpfen vom Hals bis zum Zeh.',
      'Des combinaisons douces, à pressions du cou aux pieds.',
      'Soft all-in-ones with poppers from neck to toe.',
    ],
    model: 'romper',
  },
  bibs: {
    name: ['Slabben', 'Lätzchen', 'Bavoirs', 'Bibs'],
    text: [
      'Slabben van katoen met een dubbele laag, voor soep en spinazie.',
      'Lätzchen aus doppelter Baumwolle, für Suppe und Spinat.',
      'Des bavoirs en coton doublé, pour la soupe et les épinards.',
      'Bibs in a double layer of cotton, for soup and spinach.',
    ],
    model: 'bib',
  },
}
