/** How long the code of a part may take that somebody waits for, in milliseconds: time for a slow network. */
export const CODE_MS = 10_000

/** What comes of the work; throws once it has taken longer than so many milliseconds. */
export function inTime<T>(ms: number, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    // As an argument, without a function of its own: every document loads these bytes.
    setTimeout(reject, ms, Error('Late'))
    work.then(resolve, reject)
  })
}
