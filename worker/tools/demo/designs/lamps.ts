import type { LocalizedByName } from '../words/localized'

export const LAMPS: LocalizedByName = {
  'table-lamp': [
    'Een bolle keramische voet met een linnen kap, die het licht naar onder en naar boven geeft.',
    'Ein kugeliger Keramikfuß mit Leinenschirm, der das Licht nach unten und oben lenkt.',
    'Un pied boule en céramique et un abat-jour en lin qui éclaire vers le haut et vers le bas.',
    'A rounded ceramic base with a linen shade that throws light both up and down.',
  ],
  'ball-lamp': [
    'Drie geglazuurde bollen op elkaar onder een wijde linnen kap.',
    'Drei glasierte Kugeln übereinander unter einem weiten Leinenschirm.',
    'Trois boules émaillées l’une sur l’autre sous un large abat-jour en lin.',
    'Three glazed balls on top of each other below a wide linen shade.',
  ],
  'globe-lamp': [
    'Een bol van melkglas die op een keramische kegel rust.',
    'Eine Kugel aus Milchglas, die auf einem Keramikkegel ruht.',
    'Un globe de verre opalin posé sur un cône de céramique.',
    'A globe of opal glass that rests on a ceramic cone.',
  ],
  'arc-lamp': [
    'Een boog van messing die van achter de bank tot boven de tafel reikt, op een zware voet.',
    'Ein Bogen aus Messing, der von hinter dem Sofa bis über den Tisch reicht, auf schwerem Fuß.',
    'Un arc de laiton qui part de derrière le canapé et arrive au-dessus de la table, sur un pied lesté.',
    'An arc of brass that reaches from behind the sofa to above the table, on a heavy foot.',
  ],
  'mushroom-lamp': [
    'Een lamp als een paddenstoel: een halve bol op een steel, die alleen de tafel verlicht.',
    'Eine Leuchte wie ein Pilz: eine Halbkugel auf einem Stiel, die nur den Tisch erhellt.',
    'Une lampe champignon : une demi-sphère sur un pied, qui n’éclaire que la table.',
    'A lamp like a mushroom: half a sphere on a stem that lights only the table.',
  ],
  'floor-lamp': [
    'Een vloerlamp op drie houten poten met een witte stoffen kap.',
    'Eine Stehleuchte auf drei Holzbeinen mit weißem Stoffschirm.',
    'Un lampadaire sur trois pieds de bois, coiffé d’un abat-jour en tissu blanc.',
    'A floor lamp on three wooden legs with a white fabric shade.',
  ],
  'dome-pendant': [
    'Een wijde metalen klok aan een zwart snoer, met een detail van messing.',
    'Eine weite Metallglocke am schwarzen Kabel, mit einem Detail aus Messing.',
    'Une large cloche en métal au bout d’un câble noir, avec un détail de laiton.',
    'A wide metal dome on a black cord, with a brass detail.',
  ],
  'woven-pendant': [
    'Een open gevlochten bol die een net van schaduw op muren en plafond tekent.',
    'Eine offen geflochtene Kugel, die ein Netz aus Schatten auf Wände und Decke zeichnet.',
    'Une boule tressée à jours qui dessine un filet d’ombres sur les murs et le plafond.',
    'An open woven globe that draws a net of shadow on walls and ceiling.',
  ],
}
