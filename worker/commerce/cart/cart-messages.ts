import type { GiftCardLabels } from '../../../shared/cart/gift-card/gift-card-texts'
import type { PaymentCode } from '../../../shared/checkout/payment-methods'
import type { StoreCode } from '../../../shared/store-view/store-view'

/** What this backend calls things in the language of a store. */
export interface CartMessages {
  subtotal: string
  shipping: string
  discount: string
  giftCard: string
  /** What is said of a gift card that is bought. */
  given: GiftCardLabels
  fee: string
  tax: string
  grandTotal: string
  carrier: string
  method: string
  /** Collected by the shopper. */
  pickup: string
  payment: Record<PaymentCode, string>
}

export const CART_MESSAGES: Record<StoreCode, CartMessages> = {
  nl_nl: {
    subtotal: 'Subtotaal',
    shipping: 'Verzending',
    discount: 'Korting',
    giftCard: 'Cadeaukaart',
    given: {
      recipient: 'Naam van de ontvanger',
      email: 'E-mailadres van de ontvanger',
      sender: 'Van',
      message: 'Boodschap',
      day: 'Verzenddag',
    },
    fee: 'Betaalkosten',
    tax: 'Btw',
    grandTotal: 'Totaal',
    carrier: 'Koerier',
    method: 'Bezorging aan huis',
    pickup: 'Afhalen in een winkel',
    payment: {
      banktransfer: 'Bankoverschrijving',
      adyen_cc: 'Betaalkaart',
      adyen_applepay: 'Apple Pay',
      adyen_googlepay: 'Google Pay',
      paypal_express: 'PayPal',
      cashondelivery: 'Betalen aan de deur',
      sandbox_card: 'Creditcard (testomgeving)',
      free: 'Niets te betalen',
    },
  },
  de_de: {
    subtotal: 'Zwischensumme',
    shipping: 'Versand',
    discount: 'Rabatt',
    giftCard: 'Geschenkkarte',
    given: {
      recipient: 'Name der beschenkten Person',
      email: 'E-Mail-Adresse der beschenkten Person',
      sender: 'Von',
      message: 'Grußbotschaft',
      day: 'Versandtag',
    },
    fee: 'Zahlungsgebühr',
    tax: 'MwSt.',
    grandTotal: 'Gesamtsumme',
    carrier: 'Paketdienst',
    method: 'Versand nach Hause',
    pickup: 'Abholung im Geschäft',
    payment: {
      banktransfer: 'Banküberweisung',
      adyen_cc: 'Zahlungskarte',
      adyen_applepay: 'Apple Pay',
      adyen_googlepay: 'Google Pay',
      paypal_express: 'PayPal',
      cashondelivery: 'Nachnahme',
      sandbox_card: 'Kreditkarte (Testumgebung)',
      free: 'Nichts zu zahlen',
    },
  },
  fr_fr: {
    subtotal: 'Sous-total',
    shipping: 'Livraison',
    discount: 'Remise',
    giftCard: 'Carte cadeau',
    given: {
      recipient: 'Nom du destinataire',
      email: 'E-mail du destinataire',
      sender: 'De la part de',
      message: 'Message',
      day: 'Jour d’envoi',
    },
    fee: 'Frais de paiement',
    tax: 'TVA',
    grandTotal: 'Total',
    carrier: 'Transporteur',
    method: 'Livraison à domicile',
    pickup: 'Retrait en magasin',
    payment: {
      banktransfer: 'Virement bancaire',
      adyen_cc: 'Carte de paiement',
      adyen_applepay: 'Apple Pay',
      adyen_googlepay: 'Google Pay',
      paypal_express: 'PayPal',
      cashondelivery: 'Paiement à la livraison',
      sandbox_card: 'Carte bancaire (mode test)',
      free: 'Rien à payer',
    },
  },
  global_en: {
    subtotal: 'Subtotal',
    shipping: 'Shipping',
    discount: 'Discount',
    giftCard: 'Gift card',
    given: {
      recipient: 'Name of the recipient',
      email: 'E-mail address of the recipient',
      sender: 'From',
      message: 'Message',
      day: 'Day of sending',
    },
    fee: 'Payment fee',
    tax: 'VAT',
    grandTotal: 'Grand total',
    carrier: 'Carrier',
    method: 'Home delivery',
    pickup: 'Collect in a store',
    payment: {
      banktransfer: 'Bank transfer',
      adyen_cc: 'Payment card',
      adyen_applepay: 'Apple Pay',
      adyen_googlepay: 'Google Pay',
      paypal_express: 'PayPal',
      cashondelivery: 'Cash on delivery',
      sandbox_card: 'Card (test mode)',
      free: 'Nothing to pay',
    },
  },
}
