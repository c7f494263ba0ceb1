/** What the build's loader says when a stylesheet of a part could not be had. */
const MISSING_STYLES = /^Unable to preload CSS for (\S+)$/

/**
 * Loads a part of the shop's code. Each file that fails is tried once more; then it throws. It starts
 * in a task of its own: many are asked for when the page comes alive, and a press is answered between
 * them. The server has no tasks outside of a request, and needs none.
 */
export async function loadCode<T>(load: () => Promise<T>): Promise<T> {
  if (!import.meta.env.SSR) await new Promise((resolve) => setTimeout(resolve))
  try {
    return await load()
  } catch (error) {
    const [, styles] = MISSING_STYLES.exec(error instanceof Error ? error.message : '') ?? []
    if (!styles) return load()
    // The build's loader asks for a stylesheet once only: the second time is ours, and the code
    // behind it was not requested yet.
    await loadStyles(styles)
    return loadCode(load)
  }
}

function loadStyles(href: string): Promise<void> {
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href })
  return new Promise((resolve, reject) => {
    link.addEventListener('load', () => resolve())
    link.addEventListener('error', () => reject(new Error(`No styles at ${href}`)))
    document.head.append(link)
  })
}
