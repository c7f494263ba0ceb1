const importReport = () => import('./report-fault')

let loading: ReturnType<typeof importReport> | null = null

/**
 * Reports an error to the operator. The code for that is loaded with the first error: faults that come
 * together, as when the network goes, ask for it together.
 */
export function tellFault(part: string, error: unknown): void {
  loading ??= importReport()
    .catch(importReport)
    .finally(() => {
      loading = null
    })
  loading.then(
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
