import { cmsDataCalls } from '../../../../shared/contract/content/cms-data-calls'
import { isRecord } from '../../../../shared/json/is-record'
import type { StoreView } from '../../../../shared/store-view/store-view'
import { logLine } from '../../runtime/log-line'
import { cleanHtml } from './clean-html'

const CMS_TYPES: readonly unknown[] = ['cms_page', 'cms_block']

/**
 * The answer to a call for browsers, with the HTML of pages and blocks of the shop platform's own CMS
 * reduced to what text needs: whoever shows it runs nothing that an editor wrote (trust I14).
 */
export function cleanCmsAnswer(name: string, result: unknown, store: StoreView): unknown {
  if (Object.hasOwn(cmsDataCalls, name)) return cleanEntry(result, store)
  if (name === 'urlMap' && isRecord(result) && CMS_TYPES.includes(result._type)) {
    return { ...result, _source: cleanEntry(result._source, store) }
  }
  if (name === 'search' && isRecord(result) && Array.isArray(result.items)) {
    const items = result.items.map((item) =>
      isRecord(item) && CMS_TYPES.includes(item._type) ? cleanEntry(item, store) : item,
    )
    return { ...result, items }
  }
  return result
}

function cleanEntry(entry: unknown, store: StoreView): unknown {
  if (!isRecord(entry) || typeof entry.content !== 'string') return entry
  try {
    return { ...entry, content: cleanHtml(entry.content, store) }
  } catch (error) {
    logLine('warn', 'cms-html', { message: String(error) })
    return { ...entry, content: '' }
  }
}
