import type { Localized } from './localized'

type Options = Record<string, Localized>

export const MATERIALS: Options = {
  linen: ['Linnen', 'Leinen', 'Lin', 'Linen'],
  cotton: ['Katoen', 'Baumwolle', 'Coton', 'Cotton'],
  'organic-cotton': ['Biologisch katoen', 'Bio-Baumwolle', 'Coton biologique', 'Organic cotton'],
  wool: ['Wol', 'Wolle', 'Laine', 'Wool'],
  velvet: ['Fluweel', 'Samt', 'Velours', 'Velvet'],
  boucle: ['Bouclé', 'Bouclé', 'Bouclette', 'Bouclé'],
  jute: ['Jute', 'Jute', 'Jute', 'Jute'],
  seagrass: ['Zeegras', 'Seegras', 'Jonc de mer', 'Seagrass'],
  wood: ['Massief hout', 'Massivholz', 'Bois massif', 'Solid wood'],
  oak: ['Eikenhout', 'Eichenholz', 'Bois de chêne', 'Oak wood'],
  ash: ['Essenhout', 'Eschenholz', 'Bois de frêne', 'Ash wood'],
  walnut: ['Walnoothout', 'Nussbaumholz', 'Bois de noyer', 'Walnut wood'],
  metal: ['Metaal', 'Metall', 'Métal', 'Metal'],
  brass: ['Messing', 'Messing', 'Laiton', 'Brass'],
  glass: ['Glas', 'Glas', 'Verre', 'Glass'],
  ceramic: ['Keramiek', 'Keramik', 'Céramique', 'Ceramic'],
  rattan: ['Rotan', 'Rattan', 'Rotin', 'Rattan'],
  paper: ['Papier', 'Papier', 'Papier', 'Paper'],
  'non-woven': ['Vlies', 'Vlies', 'Intissé', 'Non-woven'],
  down: ['Dons', 'Daunen', 'Duvet', 'Down'],
  latex: ['Natuurlatex', 'Naturlatex', 'Latex naturel', 'Natural latex'],
  polyester: [
    'Gerecycled polyester',
    'Recyceltes Polyester',
    'Polyester recyclé',
    'Recycled polyester',
  ],
}

export const SEASONS: Options = {
  'all-year': ['Hele jaar', 'Ganzjährig', 'Toute l’année', 'All year'],
  'spring-summer': ['Lente en zomer', 'Frühling und Sommer', 'Printemps-été', 'Spring and summer'],
  'autumn-winter': ['Herfst en winter', 'Herbst und Winter', 'Automne-hiver', 'Autumn and winter'],
}

/** Makers have one name in every language. */
export const BRANDS: Options = {
  'wilm-erin': ['Wilm & Erin', 'Wilm & Erin', 'Wilm & Erin', 'Wilm & Erin'],
  noordhof: ['Noordhof', 'Noordhof', 'Noordhof', 'Noordhof'],
  'atelier-lune': ['Atelier Lune', 'Atelier Lune', 'Atelier Lune', 'Atelier Lune'],
  'huis-aan-zee': ['Huis aan Zee', 'Huis aan Zee', 'Huis aan Zee', 'Huis aan Zee'],
  'werkplaats-elf': ['Werkplaats Elf', 'Werkplaats Elf', 'Werkplaats Elf', 'Werkplaats Elf'],
  'maison-tilleul': ['Maison Tilleul', 'Maison Tilleul', 'Maison Tilleul', 'Maison Tilleul'],
  'faden-form': ['Faden & Form', 'Faden & Form', 'Faden & Form', 'Faden & Form'],
  'north-kiln': ['North Kiln', 'North Kiln', 'North Kiln', 'North Kiln'],
  kiekje: ['Kiekje', 'Kiekje', 'Kiekje', 'Kiekje'],
}

export const COLLECTIONS: Options = {
  'soft-north': ['Zacht Noorden', 'Sanfter Norden', 'Douceur du Nord', 'Soft North'],
  'warm-earth': ['Warme aarde', 'Warme Erde', 'Terres chaudes', 'Warm Earth'],
  'by-the-sea': ['Aan zee', 'Am Meer', 'Bord de mer', 'By the Sea'],
  'wild-garden': ['Wilde tuin', 'Wilder Garten', 'Jardin sauvage', 'Wild Garden'],
  'little-explorers': [
    'Kleine ontdekkers',
    'Kleine Entdecker',
    'Petits explorateurs',
    'Little Explorers',
  ],
}

export const YES: Options = { '1': ['Ja', 'Ja', 'Oui', 'Yes'] }
