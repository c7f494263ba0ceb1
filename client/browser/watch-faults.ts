/** Tells the operator what broke. The code for that comes with the first fault. */
export function tellFault(part: string, error: unknown): void {
  import('./report-fault').then(
    ({ reportFault }) => reportFault(part, error),
    (missing: unknown) => console.warn(missing),
  )
}

/** Tells what nobody caught. */
export function watchFaults(): void {
  addEventListener('error', ({ error }) => {
    // A file that does not load is an event without an error; its loader speaks for itself.
    if (error) tellFault('script', error)
  })
  addEventListener('unhandledrejection', ({ reason }) => tellFault('promise', reason))
}
