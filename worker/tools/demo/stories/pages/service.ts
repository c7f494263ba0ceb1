import { MERCHANT } from '../../../../../shared/store-view/merchant'
import type { Localized } from '../../words/localized'
import { mailTo } from '../rich-text'
import { block, type DemoBlock, linkTo } from '../story-blocks'
import type { StoryContext } from '../story-context'
import type { TextPage } from './text-page'

const TOPICS: readonly { slug: string; title: Localized; text: Localized }[] = [
  {
    slug: 'delivery',
    title: ['Bezorging', 'Versand und Lieferung', 'Livraison', 'Delivery'],
    text: [
      'Levertijden en kosten.',
      'Lieferzeiten und Versandkosten.',
      'Délais et frais de livraison.',
      'Delivery times and costs.',
    ],
  },
  {
    slug: 'returns',
    title: ['Retourneren', 'Rückgabe', 'Retours', 'Returns'],
    text: [
      'Gratis binnen 30 dagen, zonder opgaaf van reden.',
      'Kostenlos innerhalb von 30 Tagen, ohne Angabe von Gründen.',
      'Gratuit sous 30 jours, sans motif.',
      'Free within 30 days, no questions asked.',
    ],
  },
  {
    slug: 'payment',
    title: ['Betalen', 'Bezahlen', 'Paiement', 'Payment'],
    text: [
      'Met je kaart, PayPal, je telefoon, per bank of aan de deur.',
      'Mit Karte, PayPal, Handy, per Bank oder Nachnahme.',
      'Par carte, PayPal, téléphone, virement ou à la livraison.',
      'By card, PayPal, phone, bank transfer or at the door.',
    ],
  },
  {
    slug: 'faq',
    title: [
      'Veelgestelde vragen',
      'Häufige Fragen',
      'Questions fréquentes',
      'Frequently asked questions',
    ],
    text: [
      'Misschien staat je antwoord er al bij.',
      'Vielleicht ist deine Antwort schon dabei.',
      'Votre réponse s’y trouve peut-être déjà.',
      'Your answer may already be there.',
    ],
  },
]

export const SERVICE: TextPage = {
  slug: 'service',
  title: ['Klantenservice', 'Kundenservice', 'Service client', 'Customer service'],
  lines: [
    [
      `Een vraag over je bestelling of over een product? Mail ${mailTo(MERCHANT.email)}. We antwoorden op werkdagen binnen een dag.`,
      `Eine Frage zu deiner Bestellung oder zu einem Produkt? Schreib an ${mailTo(MERCHANT.email)}. Wir antworten werktags innerhalb eines Tages.`,
      `Une question sur votre commande ou un produit ? Écrivez à ${mailTo(MERCHANT.email)}. Nous répondons sous un jour ouvré.`,
      `A question about your order or a product? Write to ${mailTo(MERCHANT.email)}. We answer within one working day.`,
    ],
    [
      'Zet je bestelnummer erbij en, als er iets niet klopt, een foto. Dan hoeven we maar één keer te vragen.',
      'Nenn deine Bestellnummer und leg, wenn etwas nicht stimmt, ein Foto bei. Dann müssen wir nur einmal nachfragen.',
      'Indiquez votre numéro de commande et, si quelque chose ne va pas, joignez une photo : nous n’aurons pas à vous redemander.',
      'Add your order number and, if something is not right, a photo. That saves us having to come back to you.',
    ],
    [
      '## Hulp bij het kiezen',
      '## Hilfe beim Aussuchen',
      '## Vous aider à choisir',
      '## Help with choosing',
    ],
    [
      '- [Welke bank past bij jou?](/sofa-guide)',
      '- [Welches Sofa passt zu dir?](/sofa-guide)',
      '- [Quel canapé est fait pour vous ?](/sofa-guide)',
      '- [Which sofa is right for you?](/sofa-guide)',
    ],
    [
      '- [Welk behang past bij jou?](/wallpaper-finder)',
      '- [Welche Tapete passt zu dir?](/wallpaper-finder)',
      '- [Quel papier peint est fait pour vous ?](/wallpaper-finder)',
      '- [Which wallpaper is right for you?](/wallpaper-finder)',
    ],
    [
      '- [Behang meten en hangen](/wallpaper-guide)',
      '- [Tapeten messen und kleben](/wallpaper-guide)',
      '- [Mesurer et poser le papier peint](/wallpaper-guide)',
      '- [Measuring and hanging wallpaper](/wallpaper-guide)',
    ],
    [
      '- Maten van [kinderkleding](/kids-sizes), [gordijnen](/curtain-sizes), [vloerkleden](/rug-sizes) en [beddengoed](/bed-sizes)',
      '- Größen von [Kindermode](/kids-sizes), [Vorhängen](/curtain-sizes), [Teppichen](/rug-sizes) und [Bettwäsche](/bed-sizes)',
      '- Tailles des [vêtements enfant](/kids-sizes), des [rideaux](/curtain-sizes), des [tapis](/rug-sizes) et du [linge de lit](/bed-sizes)',
      '- Sizes of [kidswear](/kids-sizes), [curtains](/curtain-sizes), [rugs](/rug-sizes) and [bedding](/bed-sizes)',
    ],
  ],
  below: (context) => [topics(context), form(context)],
}

function topics({ translate }: StoryContext): DemoBlock {
  return block('row', 'topics', {
    narrow: true,
    columns: TOPICS.map(({ slug, title, text }) =>
      block('column', slug, {
        width: 6,
        body: [
          block('text-tile', slug, {
            title: translate(title),
            text: translate(text),
            link: linkTo(`/${slug}`),
          }),
        ],
      }),
    ),
  })
}

function form({ translate }: StoryContext): DemoBlock {
  return block('dynamic-form', 'contact', {
    title: translate(['Schrijf ons', 'Schreib uns', 'Écrivez-nous', 'Write to us']),
    form: 'contact',
    button: translate(['Versturen', 'Senden', 'Envoyer', 'Send']),
    thanks: translate([
      'Dank je wel! We antwoorden binnen één werkdag per mail.',
      'Danke! Wir antworten innerhalb eines Werktags per Mail.',
      'Merci ! Nous vous répondons par e-mail sous un jour ouvré.',
      'Thank you! We answer by mail within one working day.',
    ]),
    fields: [
      block('form-field', 'email', {
        name: 'email',
        type: 'email',
        required: true,
        label: translate(['E-mailadres', 'E-Mail-Adresse', 'Adresse e-mail', 'E-mail address']),
      }),
      block('form-field', 'message', {
        name: 'message',
        type: 'textarea',
        required: true,
        label: translate(['Je vraag', 'Deine Frage', 'Votre question', 'Your question']),
      }),
    ],
  })
}
