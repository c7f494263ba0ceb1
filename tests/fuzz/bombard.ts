import type { OpenShop } from '../fixtures/open-shop.ts'
import { STORES } from '../fixtures/stores.ts'

const AT_ONCE = 16
const NO_ANSWER = 0

export interface Bombardment {
  asked: number
  /** `status path` of whatever was neither the right page nor a clear refusal. */
  wrong: string[]
}

/**
 * Visits random addresses of random stores; nothing may answer with a 5xx or not at all. A page that
 * was not ready in time on a busy machine is asked for once more, alone.
 */
export async function bombard(
  shop: Pick<OpenShop, 'visit'>,
  count: number,
  toPath: () => string,
): Promise<Bombardment> {
  const late: [host: string, path: string][] = []
  let asked = 0
  async function shoot(): Promise<void> {
    while (asked < count) {
      const { host } = STORES[asked % STORES.length] as (typeof STORES)[number]
      asked += 1
      const path = toPath()
      if (isWrong(await statusOf(host, path))) late.push([host, path])
    }
  }

  async function statusOf(host: string, path: string): Promise<number> {
    return shop.visit(host, path).then(
      ({ status }) => status,
      () => NO_ANSWER,
    )
  }

  await Promise.all(Array.from({ length: AT_ONCE }, shoot))
  const wrong: string[] = []
  for (const [host, path] of late) {
    const status = await statusOf(host, path)
    if (isWrong(status)) wrong.push(`${status} ${host} ${path.slice(0, 200)}`)
  }
  return { asked, wrong }
}

const isWrong = (status: number) => status === NO_ANSWER || status >= 500
