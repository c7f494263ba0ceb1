import type { StoreCode } from '../../../../shared/store-view/store-view'

interface ConfirmPageWords {
  title: string
  ask: string
  button: string
  confirmed: string
  linkOver: string
  toAccount: string
}

/** What the page behind the link of an account's mail says. */
export const CONFIRM_PAGE_WORDS: Record<StoreCode, ConfirmPageWords> = {
  nl_nl: {
    title: 'E-mailadres bevestigen',
    ask: 'Is dit het e-mailadres van je account?',
    button: 'Ja, bevestigen',
    confirmed: 'Je e-mailadres is bevestigd.',
    linkOver: 'Deze link is niet meer geldig. In je account kun je een nieuwe aanvragen.',
    toAccount: 'Naar je account',
  },
  de_de: {
    title: 'E-Mail-Adresse bestätigen',
    ask: 'Ist das die E-Mail-Adresse deines Kontos?',
    button: 'Ja, bestätigen',
    confirmed: 'Deine E-Mail-Adresse ist bestätigt.',
    linkOver: 'Dieser Link ist nicht mehr gültig. In deinem Konto kannst du einen neuen anfordern.',
    toAccount: 'Zu deinem Konto',
  },
  fr_fr: {
    title: 'Confirmer l’adresse e-mail',
    ask: 'Est-ce l’adresse e-mail de votre compte\u202f?',
    button: 'Oui, confirmer',
    confirmed: 'Votre adresse e-mail est confirmée.',
    linkOver: 'Ce lien n’est plus valable. Vous pouvez en demander un autre dans votre compte.',
    toAccount: 'Vers votre compte',
  },
  global_en: {
    title: 'Confirm your e-mail address',
    ask: 'Is this the e-mail address of your account?',
    button: 'Yes, confirm it',
    confirmed: 'Your e-mail address is confirmed.',
    linkOver: 'This link is no longer valid. You can ask for a new one in your account.',
    toAccount: 'To your account',
  },
}
