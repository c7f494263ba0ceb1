import type { Saying } from '../saying'

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
