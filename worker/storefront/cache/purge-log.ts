import type { Bindings } from '../bindings'

/** The one purge log of the shop. */
export function purgeLogOf(env: Pick<Bindings, 'PURGE_LOG'>) {
  return env.PURGE_LOG.get(env.PURGE_LOG.idFromName('shop'))
}
