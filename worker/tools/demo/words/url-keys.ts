import { toUrlKey } from '../../../../shared/catalog/url-key'
import type { PerStore } from '../../../../shared/contract/admin/per-store'
import { type Localized, wordsPerStore } from './localized'

const UMLAUTS: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue' }

/** URL keys of a name, with umlauts spelled out as German readers expect. */
export function urlKeys([nl, de, fr, en]: Localized): PerStore<string> {
  const german = de.toLowerCase().replace(/[äöü]/g, (letter) => UMLAUTS[letter] ?? letter)
  return wordsPerStore([toUrlKey(nl), toUrlKey(german), toUrlKey(fr), toUrlKey(en)])
}
