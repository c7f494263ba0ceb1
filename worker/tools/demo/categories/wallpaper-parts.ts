import type { Parts } from './category-spec'

export const BOTANICAL_PARTS: Parts = {
  leaves: {
    name: ['Bladbehang', 'Blättertapeten', 'Papiers peints feuillage', 'Leaf wallpaper'],
    text: [
      'Ranken, varens en palmen, van fijn getekend tot levensgroot.',
      'Ranken, Farne und Palmen, von fein gezeichnet bis lebensgroß.',
      'Rameaux, fougères et palmes, du trait fin au grand format.',
      'Stems, ferns and palms, from finely drawn to life-size.',
    ],
    model: 'wallpaper-leaves',
  },
  flowers: {
    name: ['Bloemenbehang', 'Blumentapeten', 'Papiers peints fleuris', 'Floral wallpaper'],
    text: [
      'Pioenen, bloesem en citroenen voor wie de lente niet wil missen.',
      'Pfingstrosen, Blüten und Zitronen für alle, die den Frühling kaum erwarten können.',
      'Pivoines, fleurs de cerisier et citrons pour un printemps sans fin.',
      'Peonies, blossom and lemons for those who cannot wait for spring.',
    ],
    model: 'wallpaper-botanical',
  },
}

export const GEOMETRIC_PARTS: Parts = {
  stripes: {
    name: ['Streepbehang', 'Streifentapeten', 'Papiers peints à rayures', 'Striped wallpaper'],
    text: [
      'Van smalle matrasstreep tot brede salonstreep, zonder patroonverlies.',
      'Vom schmalen Matratzenstreifen bis zum breiten Salonstreifen, ohne Verschnitt.',
      'De la fine rayure matelas à la large rayure de salon, sans raccord.',
      'From narrow ticking to broad salon stripes, hung without waste.',
    ],
    model: 'wallpaper-stripes',
  },
  shapes: {
    name: ['Bogen en vormen', 'Bögen und Formen', 'Arches et formes', 'Arches and shapes'],
    text: [
      'Bogen, waaiers en manen in warme tinten.',
      'Bögen, Fächer und Monde in warmen Tönen.',
      'Arches, éventails et lunes aux tons chauds.',
      'Arches, fans and moons in warm shades.',
    ],
    model: 'wallpaper-arches',
  },
  fine: {
    name: ['Fijne patronen', 'Feine Muster', 'Petits motifs', 'Fine patterns'],
    text: [
      'Kleine tekeningen die van een afstand een kleur worden.',
      'Kleine Zeichnungen, die von weitem zur Farbe werden.',
      'De petits dessins qui, de loin, deviennent une couleur.',
      'Small motifs that turn into a colour from afar.',
    ],
    model: 'wallpaper-rings',
  },
}

export const NURSERY_PARTS: Parts = {
  animals: {
    name: ['Dierenbehang', 'Tiertapeten', 'Papiers peints animaux', 'Animal wallpaper'],
    text: [
      'Beren, konijnen, vossen en walvissen om namen aan te geven.',
      'Bären, Hasen, Füchse und Wale, denen man Namen geben kann.',
      'Ours, lapins, renards et baleines à qui donner un nom.',
      'Bears, rabbits, foxes and whales to give names to.',
    ],
    model: 'wallpaper-bears',
  },
  sky: {
    name: ['Sterren en wolken', 'Sterne und Wolken', 'Étoiles et nuages', 'Stars and clouds'],
    text: [
      'Een lucht om bij in slaap te vallen, overdag of ’s nachts.',
      'Ein Himmel zum Einschlafen, bei Tag und bei Nacht.',
      'Un ciel sous lequel s’endormir, de jour comme de nuit.',
      'A sky to fall asleep under, by day or by night.',
    ],
    model: 'wallpaper-night',
  },
  worlds: {
    name: ['Kleine werelden', 'Kleine Welten', 'Petits mondes', 'Little worlds'],
    text: [
      'Huisjes, boten, ballonnen en bergen om in weg te dromen.',
      'Häuser, Boote, Ballons und Berge zum Wegträumen.',
      'Maisons, bateaux, montgolfières et montagnes où rêver.',
      'Houses, boats, balloons and mountains to get lost in.',
    ],
    model: 'wallpaper-houses',
  },
}
