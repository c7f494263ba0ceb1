/** Work may begin more work, but not for ever. */
const MAX_ROUNDS = 100

/** Work that goes on after an answer, as waitUntil takes it. */
export function createBackground() {
  const works: Promise<unknown>[] = []
  return {
    waitUntil: (work: Promise<unknown>) => {
      works.push(work)
    },
    /** Resolves when nothing is going on any more. */
    async settled(): Promise<void> {
      for (let round = 0; round < MAX_ROUNDS; round += 1) {
        if (works.length === 0) return
        await Promise.allSettled(works.splice(0))
      }
      throw new Error(`Work still begins after ${MAX_ROUNDS} rounds`)
    },
  }
}
