import { type Rated, type Saying, sayings } from '../saying'

/** Over reviews of what cannot be put on a table: cards, patterns and services. */
export const PLAIN_TITLES: Rated<Saying> = {
  5: [
    ...sayings([
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
      ['Wat een goed idee', 'Was für eine gute Idee', 'Quelle bonne idée', 'What a good idea'],
      ['Soepel gegaan', 'Lief reibungslos', 'Tout s’est passé sans accroc', 'It all went smoothly'],
      ['Een echte aanrader', 'Klare Empfehlung', 'Je recommande', 'Highly recommended'],
      [
        'Zo makkelijk kan het zijn',
        'So einfach kann es sein',
        'C’est aussi simple que cela',
        'As easy as that',
      ],
      ['Geen moment spijt', 'Keinen Moment bereut', 'Aucun regret', 'No regrets'],
    ]),
    ...sayings(
      [['Goed geholpen', 'Gut beraten', 'On se sent bien accompagné', 'Well looked after']],
      ['Home decor/Gift cards and advice/Advice and services'],
    ),
  ],
  4: sayings([
    [
      'Goed, met een kleine opmerking',
      'Gut, mit einer kleinen Anmerkung',
      'Bien, avec une petite remarque',
      'Good, with one small remark',
    ],
    ['Zijn geld waard', 'Sein Geld wert', 'Ça vaut son prix', 'Worth the money'],
    ['Bijna perfect', 'Fast perfekt', 'Presque parfait', 'Nearly perfect'],
    [
      'Net geen vijf sterren',
      'Knapp an fünf Sternen vorbei',
      'À un cheveu des cinq étoiles',
      'Just short of five stars',
    ],
    ['Fijn, met één wens', 'Gut, mit einem Wunsch', 'Bien, avec un souhait', 'Good, with one wish'],
    ['Doet wat het moet', 'Tut, was es soll', 'Fait ce qu’il faut', 'Does what it should'],
    ['Goed gedaan', 'Gut gemacht', 'Bien fait', 'Well done'],
    ['Dik tevreden', 'Zufrieden', 'Dans l’ensemble, très bien', 'Pleased on the whole'],
  ]),
  3: sayings([
    [
      'Goed, maar niet perfect',
      'Gut, aber nicht perfekt',
      'Bien, mais pas parfait',
      'Good, not perfect',
    ],
    ['Twijfelde even', 'Ich habe kurz gezögert', 'J’ai hésité', 'I was in two minds'],
    ['Gemengde gevoelens', 'Gemischte Gefühle', 'Avis partagé', 'Mixed feelings'],
    ['Redelijk', 'In Ordnung', 'Dans la moyenne', 'Fair enough'],
  ]),
}
