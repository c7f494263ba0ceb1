import type { ComponentType } from 'react'
import { createTranslate, type Messages } from '../../shared/i18n/messages'
import type { StoreCode } from '../../shared/store-view/store-view'
import { loadCode } from '../browser/load-code'
import { SearchPanel } from './search-panel'

/** The words of the panel: nobody else has a use for them. */
const WORDS: Record<StoreCode, () => Promise<{ default: Messages }>> = {
  nl_nl: () => import('virtual:messages/nl_nl/search'),
  de_de: () => import('virtual:messages/de_de/search'),
  fr_fr: () => import('virtual:messages/fr_fr/search'),
  global_en: () => import('virtual:messages/global_en/search'),
}

export type SearchPanelOf = ComponentType<{ field: HTMLInputElement }>

/** The panel in the words of a store. */
export async function loadSearchPanel(storeCode: StoreCode): Promise<SearchPanelOf> {
  const { default: words } = await loadCode(WORDS[storeCode])
  const t = createTranslate(words)
  return function OwnSearchPanel({ field }) {
    return <SearchPanel field={field} t={t} />
  }
}
