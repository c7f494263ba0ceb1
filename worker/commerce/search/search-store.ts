import type { Context } from 'hono'
import { STORE_CODE_HEADER } from '../../../shared/contract/wire/wire-names'
import { fail, ok, type Result } from '../../../shared/result'
import type { StoreView } from '../../../shared/store-view/store-view'
import { STORE_VIEWS } from '../../../shared/store-view/store-views'
import type { CommerceEnv } from '../env'
import { refuse } from '../http/answer'
import { browse } from '../http/browse'
import { type HeldCatalogue, memoryOf } from './memory/snapshot'

/** A search names its store in the body too: that one, unless the call names another besides. */
export function searchStore(c: Context<CommerceEnv>, code: string): Result<StoreView, Response> {
  const store = STORE_VIEWS.find(({ storeCode }) => storeCode === code)
  if (!store) return fail(refuse(c, 400, 'No such store'))
  const named = c.req.header(STORE_CODE_HEADER) ?? c.req.query('storeCode')
  if (!named || named === code) return ok(store)
  return fail(refuse(c, 400, 'The call names two stores'))
}

/** The catalogue as the nearest replica has it, with what this isolate holds of it. */
export async function heldCatalogue(c: Context<CommerceEnv>): Promise<HeldCatalogue> {
  return { db: await browse(c), memory: memoryOf(c.env.CATALOGUE) }
}
