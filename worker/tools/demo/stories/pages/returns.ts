import { MERCHANT } from '../../../../../shared/store-view/merchant'
import { mailTo } from '../rich-text'
import type { TextPage } from './text-page'

export const RETURNS: TextPage = {
  slug: 'returns',
  title: ['Retourneren', 'Rückgabe', 'Retours', 'Returns'],
  lines: [
    [
      'Je kunt je bestelling binnen 30 dagen gratis retourneren. Ongebruikte artikelen nemen we tot 60 dagen terug.',
      'Du kannst deine Bestellung innerhalb von 30 Tagen kostenlos zurückgeben. Unbenutzte Artikel nehmen wir bis zu 60 Tage zurück.',
      'Vous pouvez retourner votre commande gratuitement sous 30 jours. Les articles non utilisés sont repris jusqu’à 60 jours.',
      'You can return your order free of charge within 30 days. We take back unused items for up to 60 days.',
    ],
    ['## Zo werkt het', '## So geht’s', '## Comment faire', '## How it works'],
    [
      `1. Mail je bestelnummer en wat je terugstuurt naar ${mailTo(MERCHANT.email)}.`,
      `1. Schreib uns Bestellnummer und Artikel an ${mailTo(MERCHANT.email)}.`,
      `1. Écrivez à ${mailTo(MERCHANT.email)} avec votre numéro de commande et les articles concernés.`,
      `1. E-mail your order number and what you are sending back to ${mailTo(MERCHANT.email)}.`,
    ],
    [
      '1. Je krijgt binnen een werkdag een retourlabel. Een reden hoef je niet te geven.',
      '1. Innerhalb eines Werktags bekommst du ein Rücksendeetikett. Einen Grund brauchst du nicht zu nennen.',
      '1. Vous recevez sous un jour ouvré une étiquette de retour. Aucun motif n’est demandé.',
      '1. You get a return label within one working day. You do not have to give a reason.',
    ],
    [
      '1. Geef het pakket af bij een servicepunt. Grote meubels halen we bij je op.',
      '1. Gib das Paket in einem Paketshop ab. Große Möbel holen wir bei dir ab.',
      '1. Déposez le colis dans un point relais. Nous venons chercher les grands meubles.',
      '1. Drop the parcel off at a service point. We collect large furniture from your home.',
    ],
    [
      '1. Binnen 14 dagen staat je geld terug op dezelfde rekening, met de bezorgkosten erbij.',
      '1. Innerhalb von 14 Tagen hast du dein Geld zurück, samt den Versandkosten.',
      '1. Sous 14 jours, vous êtes remboursé, frais de livraison compris.',
      '1. We refund you within 14 days by the same payment method, delivery costs included.',
    ],
    [
      '## Wat je niet kunt retourneren',
      '## Was du nicht zurückgeben kannst',
      '## Ce que nous ne reprenons pas',
      '## What cannot be returned',
    ],
    [
      'Meubels die we op jouw maat of met jouw initialen maakten, behang dat van de rol is gesneden en naaipatronen die we al hebben gestuurd.',
      'Möbel, die wir nach deinen Maßen oder mit deinen Initialen gefertigt haben, Tapeten, die von der Rolle geschnitten sind, und Schnittmuster, die wir schon verschickt haben.',
      'Les meubles faits à vos mesures ou à vos initiales, le papier peint coupé, les patrons déjà envoyés.',
      'Furniture made to measure or with your initials, wallpaper that has been cut from the roll, and sewing patterns we have already sent.',
    ],
    [
      '## Iets kapot of verkeerd?',
      '## Etwas kaputt oder falsch geliefert?',
      '## Un défaut, une erreur ?',
      '## Faulty, or not what you ordered?',
    ],
    [
      'Dat lossen we op, ook na 60 dagen: je hebt recht op een deugdelijk product. Stuur een foto mee, dan weten we meteen genoeg.',
      'Das bringen wir in Ordnung, auch nach 60 Tagen: Du hast Anspruch auf mangelfreie Ware. Schick ein Foto mit, dann wissen wir gleich Bescheid.',
      'Nous arrangeons cela, même après 60 jours : la garantie légale vous protège. Joignez une photo, nous comprendrons tout de suite.',
      'We will put that right, even after 60 days: you have a legal right to a product without faults. Add a photo, so that we can see straight away what is wrong.',
    ],
  ],
}
