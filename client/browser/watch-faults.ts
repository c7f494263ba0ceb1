const loadReport = () => import('./report-fault')

/** Reports an error to the operator. The code for that is loaded with the first error. */
export function tellFault(part: string, error: unknown): void {
  const loaded = loadReport().catch(loadReport)
  loaded.then(
    ({ reportFault }) => reportFault(part, error),
    (missing: unknown) => console.warn(missing),
  )
}

/** Reports errors and rejections that were not caught. */
export function watchFaults(): void {
  addEventListener('error', ({ error }) => {
    // A file that does not load is an event without an error: its loader reports that.
    if (error) tellFault('script', error)
  })
  addEventListener('unhandledrejection', ({ reason }) => tellFault('promise', reason))
}
