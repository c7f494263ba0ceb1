import { block, table } from '../story-blocks'
import type { StoryContext } from '../story-context'
import type { TextPage } from './text-page'

export const DELIVERY: TextPage = {
  slug: 'delivery',
  title: ['Bezorging', 'Versand und Lieferung', 'Livraison', 'Delivery'],
  lines: [
    [
      'Bestel je op werkdagen vóór 23:59, dan is je pakket de volgende werkdag in huis.',
      'Bestellst du werktags vor 23:59 Uhr, ist dein Paket am nächsten Werktag da.',
      'Commandez avant 23 h 59 un jour ouvré et votre colis arrive le jour ouvré suivant.',
      'Parcels leave within one working day and arrive within 2 to 7 working days, depending on the country.',
    ],
    ['## Bezorgkosten', '## Versandkosten', '## Frais de livraison', '## Delivery costs'],
    [
      'Bezorgen kost € 5,00. Vanaf € 75 is het gratis, hoe zwaar je bestelling ook is.',
      'Der Versand kostet 5,00 €. Ab 75 € ist er kostenlos, egal wie schwer deine Bestellung ist.',
      'La livraison coûte 5,00 €. Elle est offerte dès 75 € d’achat, quel que soit le poids.',
      'Delivery costs €5.00. From €100 it is free, however heavy your order is. Outside the European Union your price is without VAT; customs may charge duties and import VAT on arrival.',
    ],
    ['## Grote meubels', '## Große Möbel', '## Les grands meubles', '## Large furniture'],
    [
      'Banken, tafels, kasten en bedden brengen we met twee mensen tot in de kamer die jij aanwijst. We nemen binnen twee werkdagen contact met je op om een dag en een dagdeel af te spreken. De verpakking nemen we weer mee.',
      'Sofas, Tische, Schränke und Betten bringen wir zu zweit bis in das Zimmer, das du uns zeigst. Wir melden uns innerhalb von zwei Werktagen, um Tag und Tageszeit zu vereinbaren. Die Verpackung nehmen wir wieder mit.',
      'Canapés, tables, armoires et lits sont portés à deux jusque dans la pièce de votre choix. Nous vous contactons sous deux jours ouvrés pour convenir d’un jour et d’un créneau. Nous reprenons les emballages.',
      'Sofas, tables, wardrobes and beds are carried into the room of your choice by two people. We contact you within two working days to arrange a day and a time slot, and we take the packaging away.',
    ],
    [
      '> Niet zeker of de bank door het trappenhuis past? [Meet eerst de route](/blog/sofa-for-years), of stuur ons een foto.',
      '> Nicht sicher, ob das Sofa durchs Treppenhaus passt? [Miss vorher nach](/blog/sofa-for-years) oder schick uns ein Foto.',
      '> Vous doutez que le canapé passe dans l’escalier ? [Mesurez d’abord le passage](/blog/sofa-for-years), ou envoyez-nous une photo.',
      '> Not sure whether the sofa will go up the stairs? [Measure the route first](/blog/sofa-for-years), or send us a photo.',
    ],
  ],
  below: ({ translate }: StoryContext) => [
    block('table', 'times', {
      title: translate(['Op een rij', 'Auf einen Blick', 'En un coup d’œil', 'At a glance']),
      table: table(
        [
          translate(['Artikel', 'Artikel', 'Article', 'Item']),
          translate(['Levertijd', 'Lieferzeit', 'Délai', 'Delivery time']),
          translate(['Kosten', 'Kosten', 'Frais', 'Cost']),
        ],
        [
          [
            translate(['Pakket', 'Paket', 'Colis', 'Parcel']),
            translate([
              'Volgende werkdag',
              'Nächster Werktag',
              'Jour ouvré suivant',
              '2 to 7 working days',
            ]),
            translate(['€ 5,00', '5,00 €', '5,00 €', '€5.00']),
          ],
          [
            translate(['Behang', 'Tapeten', 'Papier peint', 'Wallpaper']),
            translate([
              '3 tot 8 werkdagen',
              '3 bis 8 Werktage',
              '3 à 8 jours ouvrés',
              '3 to 8 working days',
            ]),
            translate(['€ 5,00', '5,00 €', '5,00 €', '€5.00']),
          ],
          [
            translate(['Grote meubels', 'Große Möbel', 'Grands meubles', 'Large furniture']),
            translate([
              '5 tot 10 werkdagen, op afspraak',
              '5 bis 10 Werktage, nach Absprache',
              '5 à 10 jours ouvrés, sur rendez-vous',
              '5 to 10 working days, by appointment',
            ]),
            translate([
              'Gratis vanaf € 75',
              'Kostenlos ab 75 €',
              'Offerte dès 75 €',
              'Free from €100',
            ]),
          ],
          [
            translate([
              'Cadeaukaart, naaipatroon',
              'Geschenkkarte, Schnittmuster',
              'Carte cadeau, patron',
              'Gift card, sewing pattern',
            ]),
            translate([
              'Na betaling, per e-mail',
              'Nach Zahlung, per E-Mail',
              'Après paiement, par e-mail',
              'After payment, by e-mail',
            ]),
            translate(['Gratis', 'Kostenlos', 'Gratuit', 'Free']),
          ],
        ],
      ),
    }),
  ],
}
