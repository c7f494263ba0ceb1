import type { Saying } from './saying'

/** What can be said of anything that is sold. */
export const FRIENDLY_SERVICE: Saying = {
  words: [
    'De klantenservice dacht vriendelijk mee.',
    'Der Kundenservice war freundlich und hilfsbereit.',
    'Le service client a été de bon conseil.',
    'Customer service was friendly and helpful.',
  ],
}

export const RECOMMENDED: Saying = {
  words: [
    'Ik raad het iedereen aan.',
    'Ich empfehle es allen weiter.',
    'Je le recommande à tout le monde.',
    'I recommend it to everyone.',
  ],
}

/** Of what comes in a box. */
export const QUICK_AND_CAREFUL: Saying = {
  words: [
    'Snel geleverd en zorgvuldig ingepakt.',
    'Schnell geliefert und sorgfältig verpackt.',
    'Livraison rapide et emballage soigné.',
    'Quick delivery and carefully packed.',
  ],
}

export const A_DAY_LATE: Saying = {
  words: [
    'Eén ster minder omdat de bezorging een dag later was.',
    'Ein Stern weniger, weil die Lieferung einen Tag später kam.',
    'Une étoile en moins car la livraison a eu un jour de retard.',
    'One star off because it came a day late.',
  ],
}

export const DAMAGED_BOX: Saying = {
  words: [
    'De verpakking was beschadigd, de inhoud gelukkig niet.',
    'Die Verpackung war beschädigt, der Inhalt zum Glück nicht.',
    'L’emballage était abîmé, heureusement pas le contenu.',
    'The box was damaged, luckily not what was in it.',
  ],
}
