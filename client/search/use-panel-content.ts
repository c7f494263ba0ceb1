import { useState } from 'react'
import type { Translate } from '../../shared/i18n/messages'
import { storePath } from '../../shared/routing/links'
import { SEARCH_PATH } from '../../shared/routing/screen-paths'
import { isSearchTerm, MIN_TERM_LENGTH } from '../../shared/search/search-term'
import type { SuggestedProduct } from '../../shared/search/suggestions'
import { pagesNamed } from '../catalog/pages-named'
import { useOwnPrices } from '../catalog/use-own-prices'
import { trackClick } from '../engine/search-tracking'
import { usePorts } from '../stores/ports'
import { useCardActions } from '../stores/product-cards/use-card-actions'
import { useShop } from '../stores/shop'
import { useOnline } from '../stores/use-online'
import {
  isNothing,
  type PanelOption,
  type PanelSection,
  toAll,
  toFitting,
  toWaysOn,
} from './panel-sections'
import { forgetTerms, readRecentTerms, rememberTerm } from './recent-terms'
import { useSuggestions } from './use-suggestions'

const NONE: SuggestedProduct[] = []

interface PanelContent {
  sections: PanelSection[]
  /** What is said above them; empty when the sections speak for themselves. */
  message: string
  hint: string
  /** What is shown is about to change. */
  isPending: boolean
  remember: (term: string) => void
  /** Remembers what an option was chosen for, and tells the shop of a product that was found. */
  choose: (option: PanelOption) => void
  forget: () => void
}

/** What the panel shows for a term, or without one. */
export function usePanelContent(term: string, isOpen: boolean, t: Translate): PanelContent {
  const { store, chrome } = useShop()
  const ports = usePorts()
  const { storage } = ports
  const isOnline = useOnline()
  const isTerm = isSearchTerm(term)
  const fitting = useSuggestions(isTerm ? term : '', isOpen)
  const offered = useSuggestions('', isOpen)
  const { loadOwnPrices: loadOwn } = useCardActions()
  const products = useOwnPrices(fitting.found?.products ?? NONE, loadOwn)
  const recommended = useOwnPrices(offered.found?.products ?? NONE, loadOwn)
  const pages = pagesNamed(isTerm ? term : '', chrome)
  // Read anew whenever the panel is drawn: another tab may have searched meanwhile.
  const [, setForgotten] = useState(0)
  const recent = isOpen ? readRecentTerms(storage, store) : []
  const resultsOf = (text: string) =>
    `${storePath(SEARCH_PATH, store)}?${new URLSearchParams({ q: text })}`
  const waysOn = toWaysOn({
    recent,
    departments: chrome.menu,
    recommended,
    resultsOf,
  })
  const rest = {
    remember: (text: string) => rememberTerm(storage, store, text),
    choose({ term: searched, product, position }: PanelOption) {
      if (searched === null) return
      rememberTerm(storage, store, searched)
      if (!product) return
      const requestId = fitting.found?.requestId ?? ''
      trackClick(ports, store, { sku: product.sku, requestId, term: searched, position })
    },
    forget() {
      forgetTerms(storage, store)
      setForgotten((times) => times + 1)
    },
  }
  return { ...content(), ...rest }

  function content() {
    if (!isTerm) {
      const missing = MIN_TERM_LENGTH - term.length
      const message = term === '' ? '' : t('search.too-short', { count: missing })
      return { sections: waysOn, message, hint: '', isPending: false }
    }
    const all = toAll(term, resultsOf)
    if (fitting.hasFailed) {
      const message = t(isOnline ? 'search.failed' : 'search.offline')
      return { sections: [all, ...waysOn], message, hint: '', isPending: false }
    }
    if (!fitting.found) {
      return { sections: [all], message: t('search.waiting'), hint: '', isPending: true }
    }
    const { isPending } = fitting
    if (isNothing(fitting.found) && pages.length === 0 && !isPending) {
      const message = t('search.none', { term })
      return { sections: waysOn, message, hint: t('search.none-hint'), isPending }
    }
    const sections = toFitting(term, { ...fitting.found, products }, pages, resultsOf)
    return { sections, message: '', hint: '', isPending }
  }
}
