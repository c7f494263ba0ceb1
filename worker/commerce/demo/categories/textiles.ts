import type { Department } from './category-spec'

export const TEXTILES: Department = {
  name: ['Textiel', 'Heimtextilien', 'Textiles', 'Textiles'],
  text: [
    'Linnen, wol en katoen die mooier worden van gebruik. Kussens, plaids, vloerkleden, beddengoed en gordijnen in kleuren die bij elkaar passen.',
    'Leinen, Wolle und Baumwolle, die mit der Zeit schöner werden. Kissen, Plaids, Teppiche, Bettwäsche und Vorhänge in Farben, die zusammenpassen.',
    'Du lin, de la laine et du coton qui embellissent avec le temps. Coussins, plaids, tapis, linge de lit et rideaux dans des couleurs qui s’accordent.',
    'Linen, wool and cotton that improve with use. Cushions, throws, rugs, bed linen and curtains in colours that belong together.',
  ],
  model: 'throw',
  shelves: {
    cushions: {
      name: ['Kussens', 'Kissen', 'Coussins', 'Cushions'],
      text: [
        'De snelste manier om een bank een nieuw seizoen te geven. Met binnenkussen geleverd.',
        'Der schnellste Weg, einem Sofa eine neue Saison zu schenken. Mit Füllung geliefert.',
        'Le moyen le plus rapide d’offrir une nouvelle saison à un canapé. Livrés garnis.',
        'The quickest way to give a sofa a new season. Delivered with the filling.',
      ],
      model: 'gingham-cushion',
    },
    throws: {
      name: ['Plaids', 'Plaids', 'Plaids', 'Throws'],
      text: [
        'Voor over de leuning, over je knieën of over het voeteneind.',
        'Für über die Lehne, über die Knie oder über das Fußende.',
        'Sur l’accoudoir, sur les genoux ou au pied du lit.',
        'For over the armrest, over your knees or across the end of the bed.',
      ],
      model: 'throw',
    },
    rugs: {
      name: ['Vloerkleden', 'Teppiche', 'Tapis', 'Rugs'],
      text: [
        'Wol en jute in vier maten: kies er een waar alle voorpoten van je meubels op passen.',
        'Wolle und Jute in vier Größen: am besten so groß, dass alle Vorderbeine der Möbel darauf stehen.',
        'Laine et jute en quatre tailles : choisissez celle où reposent tous les pieds avant de vos meubles.',
        'Wool and jute in four sizes: choose one that holds the front legs of all your furniture.',
      ],
      model: 'berber-rug',
    },
    bedding: {
      name: ['Beddengoed', 'Bettwäsche', 'Linge de lit', 'Bed linen'],
      text: [
        'Dekbedovertrekken die ademen: koel in de zomer, zacht in de winter.',
        'Bettwäsche, die atmet: kühl im Sommer, weich im Winter.',
        'Des housses de couette qui respirent : fraîches en été, douces en hiver.',
        'Duvet covers that breathe: cool in summer, soft in winter.',
      ],
      model: 'bed-linen',
    },
    curtains: {
      name: ['Gordijnen', 'Vorhänge', 'Rideaux', 'Curtains'],
      text: [
        'Gordijnen die het licht filteren of buitensluiten, in twee lengtes en eenvoudig in te korten.',
        'Vorhänge, die das Licht filtern oder draußen halten, in zwei Längen und leicht zu kürzen.',
        'Des rideaux qui filtrent ou arrêtent la lumière, en deux longueurs et faciles à raccourcir.',
        'Curtains that filter the light or shut it out, in two lengths and easy to shorten.',
      ],
      model: 'curtain',
    },
  },
}
