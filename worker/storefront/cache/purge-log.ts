import type { PurgeLog } from './purge-log-object'

export interface PurgeLogBinding {
  PURGE_LOG: DurableObjectNamespace<PurgeLog>
}

/** The one purge log of the shop. */
export function purgeLogOf(env: PurgeLogBinding) {
  return env.PURGE_LOG.get(env.PURGE_LOG.idFromName('shop'))
}
