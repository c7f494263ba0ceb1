import type { Localized } from '../../words/localized'
import type { Rated } from './saying'

/** Over reviews of what can be seen and touched. */
export const THING_TITLES: Rated<Localized> = {
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
    ['Mooi gemaakt', 'Schön gemacht', 'Joliment fait', 'Nicely made'],
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
