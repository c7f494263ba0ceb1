import type { OpenShop } from '../fixtures/open-shop.ts'
import { STORES } from '../fixtures/stores.ts'

const AT_ONCE = 16

export interface Bombardment {
  asked: number
  /** `status path` of whatever was neither the right page nor a clear refusal. */
  wrong: string[]
}

/** Visits random addresses of random stores; nothing may answer with a 5xx or not at all. */
export async function bombard(
  shop: Pick<OpenShop, 'visit'>,
  count: number,
  toPath: () => string,
): Promise<Bombardment> {
  const wrong: string[] = []
  let asked = 0
  async function shoot(): Promise<void> {
    while (asked < count) {
      const { host } = STORES[asked % STORES.length] as (typeof STORES)[number]
      asked += 1
      const path = toPath()
      const status = await shop.visit(host, path).then((a) => a.status, String)
      if (typeof status === 'string' || status >= 500) wrong.push(`${status} ${path.slice(0, 200)}`)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, shoot))
  return { asked, wrong }
}
