import type { StoreCode } from '../../../shared/store-view/store-view'

interface NewsletterPageWords {
  title: string
  confirm: string
  confirmButton: string
  confirmed: string
  linkUsed: string
  unsubscribe: string
  unsubscribeButton: string
  unsubscribed: string
  toShop: string
}

/** What the pages behind the links of mails say. */
export const NEWSLETTER_PAGE_WORDS: Record<StoreCode, NewsletterPageWords> = {
  nl_nl: {
    title: 'Nieuwsbrief',
    confirm: 'Wil je onze nieuwsbrief ontvangen?',
    confirmButton: 'Ja, meld me aan',
    confirmed: 'Je bent aangemeld. We hebben je een mail gestuurd met je kortingscode.',
    linkUsed: 'Deze link is al gebruikt of niet meer geldig. Meld je in de winkel opnieuw aan.',
    unsubscribe: 'Wil je onze nieuwsbrief niet meer ontvangen?',
    unsubscribeButton: 'Meld me af',
    unsubscribed: 'Je adres is gewist. Je krijgt geen nieuwsbrieven meer.',
    toShop: 'Naar de winkel',
  },
  de_de: {
    title: 'Newsletter',
    confirm: 'Möchtest du unseren Newsletter bekommen?',
    confirmButton: 'Ja, ich melde mich an',
    confirmed: 'Du bist angemeldet. Wir haben dir eine Mail mit deinem Gutscheincode geschickt.',
    linkUsed:
      'Dieser Link wurde schon benutzt oder ist nicht mehr gültig. Melde dich im Shop noch einmal an.',
    unsubscribe: 'Möchtest du unseren Newsletter nicht mehr bekommen?',
    unsubscribeButton: 'Ich melde mich ab',
    unsubscribed: 'Deine Adresse ist gelöscht. Du bekommst keine Newsletter mehr.',
    toShop: 'Zum Shop',
  },
  fr_fr: {
    title: 'Lettre d’information',
    confirm: 'Souhaitez-vous recevoir notre lettre d’information\u202f?',
    confirmButton: 'Oui, je m’abonne',
    confirmed: 'Vous êtes abonné. Nous vous avons envoyé un e-mail avec votre code de réduction.',
    linkUsed:
      'Ce lien a déjà servi ou n’est plus valable. Abonnez-vous de nouveau dans la boutique.',
    unsubscribe: 'Vous ne souhaitez plus recevoir notre lettre d’information\u202f?',
    unsubscribeButton: 'Je me désabonne',
    unsubscribed: 'Votre adresse est effacée. Vous ne recevrez plus de lettres.',
    toShop: 'Vers la boutique',
  },
  global_en: {
    title: 'Newsletter',
    confirm: 'Would you like to receive our newsletter?',
    confirmButton: 'Yes, subscribe me',
    confirmed: 'You are subscribed. We have sent you a mail with your coupon code.',
    linkUsed: 'This link has been used already or is no longer valid. Subscribe again in the shop.',
    unsubscribe: 'Would you like to stop receiving our newsletter?',
    unsubscribeButton: 'Unsubscribe me',
    unsubscribed: 'Your address has been erased. You will get no more newsletters.',
    toShop: 'To the shop',
  },
}
