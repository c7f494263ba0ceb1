import { loadCode } from '../browser/load-code'
import { SCREENS, type Screen, type ScreenModule, type ScreenName, screenOf } from './screens'

const MODULES = import.meta.glob<ScreenModule>([
  '../{cart,home,listing,product}/**/*-page.tsx',
  '../checkout/checkout-page.tsx',
  '../content/content-page.tsx',
])
const loaded = new Map<ScreenName, Promise<Screen>>()

/** Loads the code of a screen, once. A failed load is forgotten, so that it can be tried again. */
export function loadScreen(name: ScreenName): Promise<Screen> {
  const known = loaded.get(name)
  if (known) return known
  const loading = importScreen(name)
  loaded.set(name, loading)
  loading.catch(() => loaded.delete(name))
  return loading
}

async function importScreen(name: ScreenName): Promise<Screen> {
  const file = `../${SCREENS[name]}.tsx`
  const load = MODULES[file] ?? (await loadCode(() => import('./rare-screens'))).RARE_SCREENS[file]
  return screenOf(name, load && (await loadCode(load)))
}
