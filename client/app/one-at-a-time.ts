/** Of the paths that come while one is being worked on only the last is still likely to be wanted. */
export function oneAtATime(work: (path: string) => Promise<void>): (path: string) => void {
  let isBusy = false
  let next: string | null = null
  async function goOn(): Promise<void> {
    isBusy = true
    while (next !== null) {
      const path = next
      next = null
      await work(path)
    }
    isBusy = false
  }
  return (path) => {
    next = path
    if (!isBusy) void goOn()
  }
}
