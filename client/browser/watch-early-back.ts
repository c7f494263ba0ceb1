/**
 * Watches for Back and Forward while nobody follows them yet: the address changes, the page stays.
 * A page that was loaded anew can be left like that even before its first script. Answers a function
 * that ends the watch and says whether it happened.
 */
export function watchEarlyBack(): () => boolean {
  if (!('navigation' in window)) return () => false
  const [document] = performance.getEntriesByType('navigation')
  let hasMoved = !!document && pathOf(document.name) !== pathOf(location.href)
  const watch = new AbortController()
  navigation.addEventListener(
    'currententrychange',
    ({ navigationType }) => {
      if (navigationType === 'traverse') hasMoved = true
    },
    watch,
  )
  return () => {
    watch.abort()
    return hasMoved
  }
}

function pathOf(href: string): string {
  const { pathname, search } = new URL(href)
  return pathname + search
}
