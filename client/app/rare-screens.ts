import type { ScreenModule } from './screens'

/** Screens that few visits come to: where their files lie is not in every first load. */
export const RARE_SCREENS = import.meta.glob<ScreenModule>([
  '../{account,errors,reviews,wishlist}/*-page.tsx',
  '../checkout/{orders,outcome}/*-page.tsx',
  '../checkout/express-page.tsx',
  '../content/component-page.tsx',
  '../content/{store-locator,withdraw}/*-page.tsx',
])
