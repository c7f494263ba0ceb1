import type { Localized } from '../words/localized'
import { block, type DemoBlock } from './story-blocks'
import type { StoryContext } from './story-context'

export const NEWSLETTER_TITLE: Localized = [
  'Nieuwsbrief',
  'Newsletter',
  'Lettre d’information',
  'Newsletter',
]

/** The form as it stands on home and on its own page. */
export function newsletterForm({ translate }: StoryContext): DemoBlock {
  return block('newsletter-subscribe', 'newsletter', {
    title: translate([
      'Post uit het huis',
      'Post aus dem Haus',
      'Des nouvelles de la maison',
      'Letters from the house',
    ]),
    text: translate([
      'Eens per maand een verhaal, nieuwe stukken en een eerste blik op de uitverkoop. Wie zich aanmeldt, krijgt 10% korting op één bestelling.',
      'Einmal im Monat eine Geschichte, neue Stücke und ein erster Blick auf den Sale. Wer sich anmeldet, bekommt 5 Euro Rabatt auf eine Bestellung.',
      'Une fois par mois, une histoire, des nouveautés et les promotions en avant-première. En vous abonnant, vous recevez 5 euros de réduction sur une commande.',
      'Once a month a story, new pieces and a first look at the sale. Subscribe and get 10% off one order.',
    ]),
    button: translate(['Aanmelden', 'Anmelden', 'Je m’abonne', 'Subscribe']),
    failed: failed(translate),
    thanks: translate([
      'Dank je wel! De volgende brief is ook voor jou. Je kortingscode komt per mail.',
      'Danke! Wir haben dir eine Mail geschickt. Bestätige darin deine Anmeldung, dann bekommst du deinen Gutscheincode.',
      'Merci ! La prochaine lettre sera aussi pour vous. Votre code de réduction arrive par e-mail.',
      'Thank you! The next letter is for you, too. Your coupon code is on its way by mail.',
    ]),
  })
}

export function newsletterBody(context: StoryContext): DemoBlock[] {
  const { translate } = context
  return [
    newsletterForm(context),
    block('content-block', 'promise', {
      title: translate(['Wat je krijgt', 'Was du bekommst', 'Ce que vous recevez', 'What you get']),
      body: [
        block('text', 'promise', {
          text: translate([
            'Twaalf brieven per jaar, nooit twee op een dag. We volgen niet of je ze opent, en we geven je adres aan niemand.',
            'Zwölf Briefe im Jahr, nie zwei an einem Tag. Wir verfolgen nicht, ob du sie öffnest, und geben deine Adresse nicht weiter.',
            'Douze lettres par an, jamais deux le même jour. Nous ne suivons pas vos ouvertures et ne donnons votre adresse à personne.',
            'Twelve letters a year, never two on the same day. We do not track whether you open them, and we never pass on your address.',
          ]),
        }),
      ],
    }),
    block('newsletter-unsubscribe', 'goodbye', {
      title: translate(['Afmelden', 'Abmelden', 'Se désabonner', 'Unsubscribe']),
      text: translate([
        'Genoeg gelezen? Elke brief eindigt met een link naar deze plek. Daarmee wis je je adres meteen.',
        'Genug gelesen? Jeder Brief endet mit einem Link hierher. Damit löschst du deine Adresse sofort.',
        'Assez lu ? Chaque lettre se termine par un lien vers cette page, qui efface votre adresse aussitôt.',
        'Had enough? Every newsletter ends with a link to this page, where your address is erased at once.',
      ]),
      button: translate(['Afmelden', 'Abmelden', 'Me désabonner', 'Unsubscribe']),
      'no-proof': translate([
        'Deze link hoort bij een ander e-mailadres. Vul het adres in waarop je de brief kreeg.',
        'Dieser Link gehört zu einer anderen E-Mail-Adresse. Gib die Adresse an, an die der Brief ging.',
        'Ce lien correspond à une autre adresse e-mail. Indiquez celle à laquelle vous avez reçu la lettre.',
        'This link belongs to another e-mail address. Enter the one that the newsletter was sent to.',
      ]),
      failed: failed(translate),
      thanks: translate([
        'Je adres is gewist. Je krijgt geen brieven meer.',
        'Deine Adresse ist gelöscht. Du bekommst keine Briefe mehr.',
        'Votre adresse est effacée. Vous ne recevrez plus de lettres.',
        'Your address has been erased. You will get no more newsletters.',
      ]),
    }),
  ]
}

/** What is said when it was not done (spec 8). */
function failed(translate: StoryContext['translate']) {
  return translate([
    'Er ging iets mis bij het verwerken van je aanmelding!',
    'Bei der Verarbeitung deiner Anmeldung ist ein Fehler aufgetreten!',
    'Une erreur est survenue pendant l’inscription !',
    'An error occurred during the subscription process!',
  ])
}
