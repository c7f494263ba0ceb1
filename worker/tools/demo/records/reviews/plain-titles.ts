import type { Localized } from '../../words/localized'
import type { Rated } from './saying'

/** Over reviews of what cannot be put on a table: cards, patterns and services. */
export const PLAIN_TITLES: Rated<Localized> = {
  5: [
    ['Helemaal blij mee', 'Rundum zufrieden', 'Rien à redire', 'Very happy with it'],
    [
      'Zou ik zo weer doen',
      'Würde ich sofort wieder machen',
      'À refaire sans hésiter',
      'Would do it again',
    ],
    [
      'Precies wat ik zocht',
      'Genau was ich gesucht habe',
      'Exactement ce que je cherchais',
      'Just what I was looking for',
    ],
    ['Beter dan verwacht', 'Besser als erwartet', 'Mieux que prévu', 'Better than expected'],
  ],
  4: [
    [
      'Goed, met een kleine opmerking',
      'Gut, mit einer kleinen Anmerkung',
      'Bien, avec une petite remarque',
      'Good, with one small remark',
    ],
    ['Zijn geld waard', 'Sein Geld wert', 'Ça vaut son prix', 'Worth the money'],
    ['Bijna perfect', 'Fast perfekt', 'Presque parfait', 'Nearly perfect'],
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
