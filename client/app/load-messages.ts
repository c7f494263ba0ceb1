import type { Messages } from '../../shared/i18n/messages'
import type { StoreCode } from '../../shared/store-view/store-view'
import { loadCode } from '../browser/load-code'
import { type ScreenName, type WordPart, wordPartsOf } from './screens'

type Loader = () => Promise<{ default: Messages }>

const LOADERS: Record<StoreCode, Record<WordPart, Loader>> = {
  nl_nl: {
    most: () => import('virtual:messages/nl_nl/most'),
    checkout: () => import('virtual:messages/nl_nl/checkout'),
    listing: () => import('virtual:messages/nl_nl/listing'),
    product: () => import('virtual:messages/nl_nl/product'),
  },
  de_de: {
    most: () => import('virtual:messages/de_de/most'),
    checkout: () => import('virtual:messages/de_de/checkout'),
    listing: () => import('virtual:messages/de_de/listing'),
    product: () => import('virtual:messages/de_de/product'),
  },
  fr_fr: {
    most: () => import('virtual:messages/fr_fr/most'),
    checkout: () => import('virtual:messages/fr_fr/checkout'),
    listing: () => import('virtual:messages/fr_fr/listing'),
    product: () => import('virtual:messages/fr_fr/product'),
  },
  global_en: {
    most: () => import('virtual:messages/global_en/most'),
    checkout: () => import('virtual:messages/global_en/checkout'),
    listing: () => import('virtual:messages/global_en/listing'),
    product: () => import('virtual:messages/global_en/product'),
  },
}

/** The words of this page load: one object, to which a screen may add its own. */
const messages: Partial<Messages> = {}

/** The words that a screen needs in one store; those of other stores never reach this browser. */
export async function loadMessages(storeCode: StoreCode, screen: ScreenName): Promise<Messages> {
  const parts = wordPartsOf(screen).map((part) => loadCode(LOADERS[storeCode][part]))
  for (const part of await Promise.all(parts)) Object.assign(messages, part.default)
  return messages as Messages
}
