import { tellFault } from './watch-faults'

interface Waiting {
  /** Below client/. */
  part: string
  /** Tries a second time by itself, as `loadCode` does. */
  load: () => Promise<void>
  /** Somebody pressed what is not there, and it could not be had again. */
  failed?: () => void
}

/**
 * Loads the code of a part that stands in the page already. While it cannot be had, each press that
 * nobody hears tries again.
 */
export async function keepLoading({ part, load, failed }: Waiting): Promise<void> {
  for (let isAsked = false; ; isAsked = true) {
    try {
      return await load()
    } catch (error) {
      tellFault(part, error)
      if (isAsked) failed?.()
      dispatchEvent(new Event('missing'))
      await unheardPress()
    }
  }
}

function unheardPress(): Promise<void> {
  return new Promise((resolve) => {
    addEventListener('unheard', () => resolve(), { once: true })
  })
}
