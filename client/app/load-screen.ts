import type { RouteName } from '../../shared/routing/page'
import { SCREENS, type Screen, type ScreenModule, screenOf } from './screens'

const MODULES = import.meta.glob<ScreenModule>('../*/*-page.tsx')
const loaded = new Map<RouteName, Promise<Screen>>()

/** Loads the code of a screen, once. A failed load is forgotten, so that it can be tried again. */
export function loadScreen(route: RouteName): Promise<Screen> {
  const known = loaded.get(route)
  if (known) return known
  const loading = importScreen(route)
  loaded.set(route, loading)
  loading.catch(() => loaded.delete(route))
  return loading
}

async function importScreen(route: RouteName): Promise<Screen> {
  const { file } = SCREENS[route]
  return screenOf(route, await MODULES[`../${file}.tsx`]?.())
}
