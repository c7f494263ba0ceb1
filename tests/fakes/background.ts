/** Work that goes on after an answer, as waitUntil takes it. */
export function createBackground() {
  const works: Promise<unknown>[] = []
  return {
    waitUntil: (work: Promise<unknown>) => {
      works.push(work)
    },
    /** Resolves when nothing is going on any more. */
    async settled(): Promise<void> {
      while (works.length > 0) await Promise.allSettled(works.splice(0))
    },
  }
}
