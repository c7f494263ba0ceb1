import { createMiddleware } from 'hono/factory'
import { STORE_CODE_HEADER } from '../../../shared/contract/wire/wire-names'
import type { StoreView } from '../../../shared/store-view/store-view'
import { STORE_VIEWS } from '../../../shared/store-view/store-views'
import type { CommerceEnv } from '../env'
import { refuse } from './answer'
import { closedPayments } from './closed-payments'

const [DEFAULT_STORE] = STORE_VIEWS

/** Finds the store a call is meant for: the header, else the query, else the default store. */
export const withStore = createMiddleware<CommerceEnv>(async function findStore(c, next) {
  const code = c.req.header(STORE_CODE_HEADER) ?? c.req.query('storeCode')
  const store = code ? STORE_VIEWS.find((view) => view.storeCode === code) : DEFAULT_STORE
  if (!store) return refuse(c, 400, 'No such store')
  c.set('store', { ...store, closedPayments: closedPayments(c.env, store.storeCode) })
  return await next()
})

/** The store that speaks a language: by its code, its language or its locale. */
export function storeOfLanguage(language: string | undefined, otherwise: StoreView): StoreView {
  const asked = language?.toLowerCase().replace('_', '-')
  const found = STORE_VIEWS.find(({ storeCode, i18n }) =>
    [storeCode.replace('_', '-'), i18n.defaultLanguage, i18n.defaultLocale.toLowerCase()].includes(
      asked ?? '',
    ),
  )
  return found ?? otherwise
}
