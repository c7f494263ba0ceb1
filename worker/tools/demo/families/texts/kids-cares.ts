import type { Localized } from '../../words/localized'

export const SKIRT_CARE: Localized = [
  'Elastiek in de taille met een knoop om hem te verstellen. Wassen op 30 graden, hangend drogen.',
  'Gummizug im Bund, mit Knopf zum Verstellen. Bei 30 Grad waschen, hängend trocknen.',
  'Taille élastique réglable par bouton. Lavage à 30 degrés, séchage sur cintre.',
  'Elastic waist with a button to adjust it. Wash at 30 degrees, line dry.',
]
export const KNIT_CARE: Localized = [
  'Wassen op 30 graden op het wolprogramma en liggend drogen. Pluisjes zijn normaal en gaan er met een kam af.',
  'Bei 30 Grad im Wollprogramm waschen und liegend trocknen. Knötchen sind normal und lassen sich auskämmen.',
  'Lavage à 30 degrés, programme laine, séchage à plat. Quelques bouloches sont normales : un peigne suffit.',
  'Wash at 30 degrees on the wool programme and dry flat. A little pilling is normal and combs off.',
]
export const JACKET_CARE: Localized = [
  'Met reflecterende bies, lus en naamlabel. Wassen op 30 graden zonder wasverzachter.',
  'Mit Reflexpaspel, Schlaufe und Namensetikett. Bei 30 Grad ohne Weichspüler waschen.',
  'Avec liseré réfléchissant, bride et étiquette à prénom. Lavage à 30 degrés sans adoucissant.',
  'With reflective piping, a loop and a name label. Wash at 30 degrees without softener.',
]
export const SOCKS_CARE: Localized = [
  'Per paar, met platte teennaad en zonder strakke boord. Wassen op 40 graden.',
  'Pro Paar, mit flacher Spitzennaht und ohne enges Bündchen. Bei 40 Grad waschen.',
  'À la paire, couture plate aux orteils et bord non comprimant. Lavage à 40 degrés.',
  'Per pair, with a flat toe seam and no tight cuff. Wash at 40 degrees.',
]
export const BABY_CARE: Localized = [
  'Drukknopen zonder nikkel. Wassen op 60 graden; mag in de droger.',
  'Nickelfreie Druckknöpfe. Bei 60 Grad waschen; trocknergeeignet.',
  'Pressions sans nickel. Lavage à 60 degrés ; sèche-linge autorisé.',
  'Nickel-free poppers. Wash at 60 degrees; may be tumble dried.',
]
