import type { Messages } from '../../shared/i18n/messages'
import type { StoreCode } from '../../shared/store-view/store-view'

const LOADERS: Record<StoreCode, () => Promise<{ default: Messages }>> = {
  nl_nl: () => import('virtual:messages/nl_nl'),
  de_de: () => import('virtual:messages/de_de'),
  fr_fr: () => import('virtual:messages/fr_fr'),
  global_en: () => import('virtual:messages/global_en'),
}

/** The words of one store; the others never reach this browser. */
export async function loadMessages(storeCode: StoreCode): Promise<Messages> {
  return (await LOADERS[storeCode]()).default
}
