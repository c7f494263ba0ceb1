import { type Saying, sayings } from '../saying'

/** What is true of anything that stands, hangs or lies somewhere or is worn. */
export const ANY_OPENINGS: readonly Saying[] = [
  ...sayings([
    [
      'Stond al maanden op mijn verlanglijstje.',
      'Stand seit Monaten auf meinem Wunschzettel.',
      'Des mois dans ma liste d’envies avant de me décider.',
      'It had been on my wishlist for months.',
    ],
    [
      'Op aanraden van een vriendin besteld.',
      'Auf Empfehlung einer Freundin bestellt.',
      'Commandé sur le conseil d’une amie.',
      'Ordered on a friend’s advice.',
    ],
    [
      'Besteld na een avond lang vergelijken.',
      'Nach einem Abend Vergleichen bestellt.',
      'Commandé après toute une soirée de comparaisons.',
      'Ordered after a whole evening of comparing.',
    ],
    [
      'Mijn tweede bestelling hier.',
      'Meine zweite Bestellung hier.',
      'C’est ma deuxième commande ici.',
      'My second order here.',
    ],
  ]),
  ...sayings([
    [
      'Lang naar gezocht, en blij dat we hebben gewacht.',
      'Wir haben lange gesucht und sind froh, gewartet zu haben.',
      'Nous avons cherché longtemps et ne regrettons pas d’avoir attendu.',
      'We looked for a long time and are glad we waited.',
    ],
    [
      'Na een paar weken er nog net zo blij mee als op de eerste dag.',
      'Nach ein paar Wochen ist die Freude noch so groß wie am ersten Tag.',
      'Quelques semaines plus tard, le plaisir est le même qu’au premier jour.',
      'A few weeks on it pleases me as much as on the first day.',
    ],
    [
      'Mijn zus was op bezoek en heeft meteen hetzelfde besteld.',
      'Meine Schwester war zu Besuch und hat sofort das Gleiche bestellt.',
      'Ma sœur est passée nous voir et a aussitôt commandé la même chose.',
      'My sister came to visit and ordered the same at once.',
    ],
  ]).map((saying): Saying => ({ ...saying, isPraise: true })),
  {
    words: [
      'Netter afgewerkt dan ik had verwacht.',
      'Sauberer verarbeitet, als ich es erwartet hatte.',
      'Des finitions plus soignées que je ne le pensais.',
      'Better made than I expected.',
    ],
    notOf: ['Wallpaper'],
  },
]
