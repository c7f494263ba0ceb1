// How a visit of the native app is told from others (spec 1). It changes what is shown and gives no
// right: anybody can type it (trust C4).

const PARAMETER = '_storyblok_lang'
const APP = 'app'

/** Whether an address says that the native app shows it. */
export function isAppUrl({ searchParams }: URL): boolean {
  return searchParams.get(PARAMETER) === APP
}

/** The same address, said to be shown by the native app. */
export function toAppUrl(url: URL): URL {
  const there = new URL(url.href)
  there.searchParams.set(PARAMETER, APP)
  return there
}

/** The same address, as anybody asks for it. */
export function withoutApp(url: URL): URL {
  const there = new URL(url.href)
  if (isAppUrl(url)) there.searchParams.delete(PARAMETER)
  return there
}
