// What every order comes with: above every page, on home, on departments and beside a product.
import type { StoreCode } from '../../../../shared/store-view/store-view'
import { storeViewOf } from '../../../../shared/store-view/store-views'
import type { Localized } from '../words/localized'
import { block, type DemoBlock } from './story-blocks'
import type { StoryContext } from './story-context'

interface Usp {
  icon: string
  title: Localized
  text: Localized
}

/** Of a product that comes so soon; the international store sends too far. */
const NEXT_DAY: Localized = [
  'Op werkdagen vóór 23:59 besteld, volgende werkdag in huis',
  'Werktags vor 23:59 Uhr bestellt, am nächsten Werktag geliefert',
  'Commandé avant 23 h 59 en semaine, livré le jour ouvré suivant',
  'Order before 23:59 on working days for next-day delivery',
]

const DELIVERY: Usp = {
  icon: 'clock',
  title: [
    'Pakketten: op werkdagen vóór 23:59 besteld, volgende werkdag in huis',
    'Pakete: werktags vor 23:59 Uhr bestellt, am nächsten Werktag geliefert',
    'Colis : commandé avant 23 h 59 en semaine, livré le jour ouvré suivant',
    'Parcels arrive within 2 to 7 working days',
  ],
  text: [
    'Grote meubels bezorgen we op afspraak.',
    'Große Möbel liefern wir nach Absprache.',
    'Les grands meubles arrivent sur rendez-vous.',
    'Large furniture comes by appointment.',
  ],
}

const RETURNS: Usp = {
  icon: 'return',
  title: [
    'Gratis retourneren binnen 30 dagen',
    'Kostenlose Rückgabe innerhalb von 30 Tagen',
    'Retours gratuits sous 30 jours',
    'Free returns within 30 days',
  ],
  text: [
    'Ook meubels: die halen we bij je op.',
    'Auch Möbel: Die holen wir bei dir ab.',
    'Même les meubles : nous venons les chercher.',
    'Furniture too: we come and collect it.',
  ],
}

const MADE: Usp = {
  icon: 'check',
  title: ['Gemaakt in Europa', 'Gefertigt in Europa', 'Fabriqué en Europe', 'Made in Europe'],
  text: [
    'In kleine ateliers die we zelf kennen.',
    'In kleinen Werkstätten, die wir selbst kennen.',
    'Dans de petits ateliers que nous connaissons.',
    'In small workshops that we know personally.',
  ],
}

const FREE: Record<'near' | 'far', Localized> = {
  near: [
    'Gratis bezorging vanaf € 75',
    'Kostenloser Versand ab 75 €',
    'Livraison offerte dès 75 €',
    'Free delivery from €75',
  ],
  far: [
    'Gratis bezorging vanaf € 100',
    'Kostenloser Versand ab 100 €',
    'Livraison offerte dès 100 €',
    'Free delivery from €100',
  ],
}

/** Above every page. */
export function uspBar({ store, translate }: StoryContext): DemoBlock {
  return block('usp-bar', 'bar', {
    items: [
      block('usp-item', 'free', { icon: 'truck', text: translate(freeDelivery(store)) }),
      ...[RETURNS, DELIVERY].map(({ icon, title }) =>
        block('usp-item', icon, { icon, text: translate(title) }),
      ),
    ],
  })
}

/** On home: the same with a word more. */
export function categoryUsps({ translate }: StoryContext): DemoBlock {
  return block('category-usps', 'usps', {
    items: [DELIVERY, RETURNS, MADE].map(({ icon, title, text }) =>
      block('usp-item', icon, { icon, title: translate(title), text: translate(text) }),
    ),
  })
}

/** Beside the button that adds a product. */
export function productUsps({ store, translate }: StoryContext): DemoBlock {
  const nextDay = block('usp-item', 'clock', {
    icon: 'clock',
    text: translate(NEXT_DAY),
    next_day: true,
  })
  return block('product-usps', 'usps', {
    items: [
      ...(storeViewOf(store).hasNextDayDelivery ? [nextDay] : []),
      ...[RETURNS, MADE].map(({ icon, title }) =>
        block('usp-item', icon, { icon, text: translate(title) }),
      ),
    ],
  })
}

function freeDelivery(store: StoreCode): Localized {
  return FREE[store === 'global_en' ? 'far' : 'near']
}
