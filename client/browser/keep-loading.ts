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
 * Loads the code of a part that stands in the page already, each in a task of its own: many start
 * when the page comes alive, and a press is answered between them. While it cannot be had, each press
 * that nobody hears tries again.
 */
export async function keepLoading({ part, load, failed }: Waiting): Promise<void> {
  await nextTask()
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

function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve)
  })
}

function unheardPress(): Promise<void> {
  return new Promise((resolve) => {
    addEventListener('unheard', () => resolve(), { once: true })
  })
}
