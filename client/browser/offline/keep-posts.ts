/**
 * Keeps back what a browser would post by itself without a network: that would end on a page of its own,
 * and with it what was typed. The answered function ends it.
 */
export function keepPosts(kept: () => void): () => void {
  // At the window, after all who send a form by script.
  const hear = (event: SubmitEvent) => {
    const { target: form, defaultPrevented } = event
    const isPost = form instanceof HTMLFormElement && form.method === 'post'
    if (!isPost || defaultPrevented || navigator.onLine) return
    event.preventDefault()
    kept()
  }
  addEventListener('submit', hear)
  return () => removeEventListener('submit', hear)
}
