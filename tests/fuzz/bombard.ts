import type { OpenShop } from '../fixtures/open-shop.ts'
import { STORES, type TestStore } from '../fixtures/stores.ts'
import { fromAddress, randomAddress } from '../fixtures/visit.ts'

const AT_ONCE = 16

export interface Bombardment {
  asked: number
  /** What was wrong, store and path: neither the right page nor a clear refusal. */
  wrong: string[]
}

/**
 * Visits random addresses of all stores; nothing may answer with a 5xx, not at all, or with a page
 * in the language of another store. A page that was not ready in time on a busy machine is asked for once more, alone.
 */
export async function bombard(
  shop: Pick<OpenShop, 'visit'>,
  count: number,
  toPath: () => string,
): Promise<Bombardment> {
  const late: [store: TestStore, path: string][] = []
  let asked = 0
  async function shoot(): Promise<void> {
    while (asked < count) {
      const store = STORES[asked % STORES.length] as TestStore
      asked += 1
      const path = toPath()
      if (await issueAbout(store, path)) late.push([store, path])
    }
  }

  function issueAbout({ host, language }: TestStore, path: string): Promise<string | null> {
    return shop.visit(host, path, { headers: fromAddress(randomAddress()) }).then(
      ({ status, text }) => {
        if (status >= 500) return String(status)
        const spoken = /^<!doctype html><html lang="([^"]*)"/i.exec(text)?.[1]
        return spoken === undefined || spoken.startsWith(language) ? null : `in ${spoken}`
      },
      () => 'no answer',
    )
  }

  await Promise.all(Array.from({ length: AT_ONCE }, shoot))
  const wrong: string[] = []
  for (const [store, path] of late) {
    const issue = await issueAbout(store, path)
    if (issue) wrong.push(`${issue} ${store.host} ${path.slice(0, 200)}`)
  }
  return { asked, wrong }
}
