import type { Localized } from '../words/localized'

type Rated<T> = Readonly<Record<3 | 4 | 5, readonly T[]>>

export const TITLES: Rated<Localized> = {
  5: [
    ['Helemaal blij mee', 'Rundum zufrieden', 'Rien à redire', 'Very happy with it'],
    [
      'Nog mooier dan op de foto',
      'Noch schöner als auf dem Foto',
      'Encore plus beau qu’en photo',
      'Even nicer than in the picture',
    ],
    [
      'Zou ik zo weer kopen',
      'Würde ich sofort wieder kaufen',
      'Je rachèterais sans hésiter',
      'Would buy it again',
    ],
    [
      'Precies wat ik zocht',
      'Genau was ich gesucht habe',
      'Exactement ce que je cherchais',
      'Just what I was looking for',
    ],
  ],
  4: [
    [
      'Mooi, met een kleine opmerking',
      'Schön, mit einer kleinen Anmerkung',
      'Joli, avec une petite remarque',
      'Lovely, with one small remark',
    ],
    ['Goede aankoop', 'Guter Kauf', 'Bon achat', 'A good buy'],
    ['Degelijk en mooi', 'Solide und schön', 'Solide et beau', 'Solid and good-looking'],
  ],
  3: [
    [
      'Goed, maar niet perfect',
      'Gut, aber nicht perfekt',
      'Bien, mais pas parfait',
      'Good, not perfect',
    ],
    ['Twijfelde even', 'Ich habe kurz gezögert', 'J’ai hésité', 'I was in two minds'],
  ],
}

/** What they end with. */
export const ENDINGS: Rated<Localized> = {
  5: [
    [
      'Snel geleverd en zorgvuldig ingepakt.',
      'Schnell geliefert und sorgfältig verpackt.',
      'Livraison rapide et emballage soigné.',
      'Quick delivery and carefully packed.',
    ],
    [
      'De kleur is precies zoals op het scherm.',
      'Die Farbe ist genau wie auf dem Bildschirm.',
      'La couleur est exactement celle de l’écran.',
      'The colour is just as on the screen.',
    ],
    [
      'De klantenservice dacht vriendelijk mee.',
      'Der Kundenservice war freundlich und hilfsbereit.',
      'Le service client a été de bon conseil.',
      'Customer service was friendly and helpful.',
    ],
    [
      'Ik raad het iedereen aan.',
      'Ich empfehle es allen weiter.',
      'Je le recommande à tout le monde.',
      'I recommend it to everyone.',
    ],
  ],
  4: [
    [
      'De kleur is iets warmer dan op de foto, maar het went snel.',
      'Die Farbe ist etwas wärmer als auf dem Foto, aber man gewöhnt sich daran.',
      'La couleur est un peu plus chaude qu’en photo, mais on s’y fait.',
      'The colour is a little warmer than in the picture, but it grew on me.',
    ],
    [
      'Eén ster minder omdat de bezorging een dag later was.',
      'Ein Stern weniger, weil die Lieferung einen Tag später kam.',
      'Une étoile en moins car la livraison a eu un jour de retard.',
      'One star off because it came a day late.',
    ],
    [
      'Iets meer keuze in maten zou fijn zijn.',
      'Etwas mehr Auswahl bei den Größen wäre schön.',
      'Un peu plus de choix de tailles serait bien.',
      'A few more sizes would be nice.',
    ],
  ],
  3: [
    [
      'In het echt iets donkerder dan verwacht; gehouden, maar wel even gekeken.',
      'In echt etwas dunkler als erwartet; behalten, aber erst nach Überlegen.',
      'En vrai un peu plus foncé que prévu ; gardé, mais après réflexion.',
      'A little darker in real life than expected; kept it, after some thought.',
    ],
    [
      'De verpakking was beschadigd, de inhoud gelukkig niet.',
      'Die Verpackung war beschädigt, der Inhalt zum Glück nicht.',
      'L’emballage était abîmé, heureusement pas le contenu.',
      'The box was damaged, luckily not what was in it.',
    ],
  ],
}

/** Who they are, in the order of `Localized`. */
export const NICKNAMES: readonly (readonly string[])[] = [
  [
    'Marit',
    'Joost',
    'Sanne de W.',
    'Femke',
    'Daan',
    'Lotte',
    'Ruben V.',
    'Anouk',
    'Bas',
    'Yara',
    'Mees',
    'Ilse',
  ],
  [
    'Katrin',
    'Jonas M.',
    'Svenja',
    'Lukas',
    'Mareike',
    'Tobias',
    'Hannah L.',
    'Friederike',
    'Felix',
    'Anke',
    'Paul',
    'Greta',
  ],
  [
    'Camille',
    'Antoine',
    'Léa B.',
    'Margaux',
    'Julien',
    'Chloé',
    'Mathieu R.',
    'Inès',
    'Baptiste',
    'Élodie',
    'Hugo',
    'Manon',
  ],
  [
    'Hannah',
    'Oliver T.',
    'Niamh',
    'Sofia',
    'James',
    'Freya',
    'Aoife K.',
    'Elena',
    'Tom',
    'Ingrid',
    'Mateus',
    'Clara',
  ],
]
