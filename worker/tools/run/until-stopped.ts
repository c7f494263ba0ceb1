/** Tidies up once when the process is asked to end, and ends it. */
export function untilStopped(tidyUp: () => Promise<unknown>): void {
  let isStopping = false
  const stop = async () => {
    if (isStopping) return
    isStopping = true
    await tidyUp()
    process.exit(0)
  }
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
}
