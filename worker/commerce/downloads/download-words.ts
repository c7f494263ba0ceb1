import type { StoreCode } from '../../../shared/store-view/store-view'

interface DownloadWords {
  title: string
  /** Above a list of them. */
  downloads: string
  order: string
  left: string
  until: string
  download: string
  'used-up': string
  expired: string
  gone: string
  unknown: string
  missing: string
  help: (email: string) => string
}

export const DOWNLOAD_WORDS: Record<StoreCode, DownloadWords> = {
  nl_nl: {
    title: 'Je download',
    downloads: 'Je downloads',
    order: 'Bestelling',
    left: 'Nog te downloaden',
    until: 'Te downloaden tot en met',
    download: 'Downloaden',
    'used-up': 'Dit bestand is zo vaak gedownload als mogelijk was.',
    expired: 'Deze downloadlink is verlopen.',
    gone: 'Deze bestelling is geannuleerd of terugbetaald. Het bestand is niet meer te downloaden.',
    unknown: 'Deze downloadlink kennen we niet. Kijk of je de hele link hebt geopend.',
    missing:
      'Het bestand is nu niet te downloaden. Deze poging telt niet mee: probeer het straks opnieuw.',
    help: (email) => `Komt het bestand niet aan? Mail ons: ${email}`,
  },
  de_de: {
    title: 'Dein Download',
    downloads: 'Deine Downloads',
    order: 'Bestellung',
    left: 'Noch verfügbare Downloads',
    until: 'Verfügbar bis einschließlich',
    download: 'Herunterladen',
    'used-up': 'Diese Datei wurde so oft heruntergeladen, wie es möglich war.',
    expired: 'Dieser Download-Link ist abgelaufen.',
    gone: 'Diese Bestellung wurde storniert oder erstattet. Die Datei kann nicht mehr heruntergeladen werden.',
    unknown: 'Diesen Download-Link kennen wir nicht. Prüfe, ob du den ganzen Link geöffnet hast.',
    missing:
      'Die Datei lässt sich gerade nicht herunterladen. Dieser Versuch zählt nicht: Versuch es später noch einmal.',
    help: (email) => `Kommt die Datei nicht an? Schreib uns: ${email}`,
  },
  fr_fr: {
    title: 'Votre téléchargement',
    downloads: 'Vos téléchargements',
    order: 'Commande',
    left: 'Téléchargements restants',
    until: 'Disponible jusqu’au',
    download: 'Télécharger',
    'used-up': 'Ce fichier a été téléchargé autant de fois que possible.',
    expired: 'Ce lien de téléchargement a expiré.',
    gone: 'Cette commande a été annulée ou remboursée. Le fichier ne peut plus être téléchargé.',
    unknown:
      'Nous ne connaissons pas ce lien de téléchargement. Vérifiez que vous avez ouvert le lien entier.',
    missing:
      'Le fichier ne peut pas être téléchargé pour le moment. Cet essai ne compte pas\u202f: réessayez plus tard.',
    help: (email) => `Vous n’arrivez pas à obtenir le fichier\u202f? Écrivez-nous\u202f: ${email}`,
  },
  global_en: {
    title: 'Your download',
    downloads: 'Your downloads',
    order: 'Order',
    left: 'Downloads left',
    until: 'Available until',
    download: 'Download',
    'used-up': 'This file has been downloaded as often as it could be.',
    expired: 'This download link has expired.',
    gone: 'This order was cancelled or refunded. The file can no longer be downloaded.',
    unknown: 'We do not know this download link. Check that you have opened all of it.',
    missing:
      'The file cannot be downloaded right now. This try does not count: please try again later.',
    help: (email) => `Is the file not arriving? Write to us: ${email}`,
  },
}
