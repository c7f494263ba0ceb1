import type { StoreCode } from '../../../../shared/store-view/store-view'
import type { AccountMailType } from '../../customers/account-mail/account-mail'

interface LetterWords {
  subject: string
  text: string
  link: string
  otherwise: string
}

/**
 * What an account tells its customer; `{email}` is the merchant's address. Nobody is called by name: who
 * registers with the address of a stranger chooses that name, and would send it to them.
 */
export const ACCOUNT_WORDS: Record<StoreCode, Record<AccountMailType, LetterWords>> = {
  nl_nl: {
    welcome: {
      subject: 'Welkom: je account is gemaakt',
      text: 'Hallo, fijn dat je er bent. Bevestig binnen een week met deze link dat dit je e-mailadres is.',
      link: 'E-mailadres bevestigen',
      otherwise:
        'Heb je geen account gemaakt? Druk dan niet op de link en schrijf ons: {email}. We verwijderen het account.',
    },
    confirm: {
      subject: 'Bevestig je e-mailadres',
      text: 'Hallo, bevestig binnen een week met deze link dat dit het e-mailadres van je account is.',
      link: 'E-mailadres bevestigen',
      otherwise: 'Was jij dat niet? Druk dan niet op de link en schrijf ons: {email}.',
    },
    'email-changed': {
      subject: 'Je account heeft een ander e-mailadres',
      text: 'Het e-mailadres van je account is zojuist gewijzigd. Dit adres hoort er niet meer bij.',
      link: 'Naar je account',
      otherwise: 'Was jij dat niet? Schrijf ons dan meteen: {email}.',
    },
    'password-changed': {
      subject: 'Je wachtwoord is gewijzigd',
      text: 'Het wachtwoord van je account is zojuist gewijzigd. Overal waar je was ingelogd, ben je uitgelogd.',
      link: 'Nieuw wachtwoord kiezen',
      otherwise:
        'Was jij dat niet? Kies dan meteen een nieuw wachtwoord met de link en schrijf ons: {email}.',
    },
    deleted: {
      subject: 'Je account is verwijderd',
      text: 'Je account is verwijderd, met je adressen, verlanglijst en meldingen. Bestellingen bewaren we zo lang als de wet het vraagt.',
      link: 'Naar de winkel',
      otherwise: 'Was jij dat niet? Schrijf ons dan meteen: {email}.',
    },
  },
  de_de: {
    welcome: {
      subject: 'Willkommen: Dein Konto ist angelegt',
      text: 'Hallo, schön, dass du da bist. Bestätige innerhalb einer Woche mit diesem Link, dass dies deine E-Mail-Adresse ist.',
      link: 'E-Mail-Adresse bestätigen',
      otherwise:
        'Du hast kein Konto angelegt? Dann drücke den Link nicht und schreib uns: {email}. Wir löschen das Konto.',
    },
    confirm: {
      subject: 'Bestätige deine E-Mail-Adresse',
      text: 'Hallo, bestätige innerhalb einer Woche mit diesem Link, dass dies die E-Mail-Adresse deines Kontos ist.',
      link: 'E-Mail-Adresse bestätigen',
      otherwise: 'Warst du das nicht? Dann drücke den Link nicht und schreib uns: {email}.',
    },
    'email-changed': {
      subject: 'Dein Konto hat eine andere E-Mail-Adresse',
      text: 'Die E-Mail-Adresse deines Kontos wurde gerade geändert. Diese Adresse gehört nicht mehr dazu.',
      link: 'Zu deinem Konto',
      otherwise: 'Warst du das nicht? Dann schreib uns gleich: {email}.',
    },
    'password-changed': {
      subject: 'Dein Passwort wurde geändert',
      text: 'Das Passwort deines Kontos wurde gerade geändert. Du bist überall abgemeldet, wo du angemeldet warst.',
      link: 'Neues Passwort wählen',
      otherwise:
        'Warst du das nicht? Dann wähle gleich mit dem Link ein neues Passwort und schreib uns: {email}.',
    },
    deleted: {
      subject: 'Dein Konto ist gelöscht',
      text: 'Dein Konto ist gelöscht, mit Adressen, Wunschliste und Benachrichtigungen. Bestellungen bewahren wir so lange auf, wie das Gesetz es verlangt.',
      link: 'Zum Shop',
      otherwise: 'Warst du das nicht? Dann schreib uns gleich: {email}.',
    },
  },
  fr_fr: {
    welcome: {
      subject: 'Bienvenue\u00a0: votre compte est créé',
      text: 'Bonjour, ravis de vous accueillir. Confirmez sous une semaine avec ce lien que cette adresse e-mail est la vôtre.',
      link: 'Confirmer l’adresse e-mail',
      otherwise:
        'Vous n’avez pas créé de compte\u202f? Ne suivez pas le lien et écrivez-nous\u00a0: {email}. Nous supprimerons le compte.',
    },
    confirm: {
      subject: 'Confirmez votre adresse e-mail',
      text: 'Bonjour, confirmez sous une semaine avec ce lien que cette adresse e-mail est celle de votre compte.',
      link: 'Confirmer l’adresse e-mail',
      otherwise: 'Ce n’était pas vous\u202f? Ne suivez pas le lien et écrivez-nous\u00a0: {email}.',
    },
    'email-changed': {
      subject: 'Votre compte a une autre adresse e-mail',
      text: 'L’adresse e-mail de votre compte vient d’être modifiée. Cette adresse n’y est plus liée.',
      link: 'Aller à votre compte',
      otherwise: 'Ce n’était pas vous\u202f? Écrivez-nous sans attendre\u00a0: {email}.',
    },
    'password-changed': {
      subject: 'Votre mot de passe a été modifié',
      text: 'Le mot de passe de votre compte vient d’être modifié. Vous êtes déconnecté partout où vous étiez connecté.',
      link: 'Choisir un nouveau mot de passe',
      otherwise:
        'Ce n’était pas vous\u202f? Choisissez sans attendre un nouveau mot de passe avec le lien et écrivez-nous\u00a0: {email}.',
    },
    deleted: {
      subject: 'Votre compte est supprimé',
      text: 'Votre compte est supprimé, avec vos adresses, votre liste d’envies et vos alertes. Nous conservons les commandes aussi longtemps que la loi l’exige.',
      link: 'Aller à la boutique',
      otherwise: 'Ce n’était pas vous\u202f? Écrivez-nous sans attendre\u00a0: {email}.',
    },
  },
  global_en: {
    welcome: {
      subject: 'Welcome: your account has been created',
      text: 'Hello, good to have you here. Please confirm within a week, with this link, that this is your e-mail address.',
      link: 'Confirm your e-mail address',
      otherwise:
        'You did not create an account? Then do not press the link, and write to us: {email}. We will delete the account.',
    },
    confirm: {
      subject: 'Confirm your e-mail address',
      text: 'Hello, please confirm within a week, with this link, that this is the e-mail address of your account.',
      link: 'Confirm your e-mail address',
      otherwise: 'Was that not you? Then do not press the link, and write to us: {email}.',
    },
    'email-changed': {
      subject: 'Your account has another e-mail address',
      text: 'The e-mail address of your account has just been changed. This address no longer belongs to it.',
      link: 'To your account',
      otherwise: 'Was that not you? Then write to us at once: {email}.',
    },
    'password-changed': {
      subject: 'Your password has been changed',
      text: 'The password of your account has just been changed. You are logged out wherever you were logged in.',
      link: 'Choose a new password',
      otherwise:
        'Was that not you? Then choose a new password with the link at once, and write to us: {email}.',
    },
    deleted: {
      subject: 'Your account has been deleted',
      text: 'Your account has been deleted, with your addresses, wishlist and alerts. We keep orders for as long as the law asks for it.',
      link: 'To the shop',
      otherwise: 'Was that not you? Then write to us at once: {email}.',
    },
  },
}
