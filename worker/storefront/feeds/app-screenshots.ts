// Pictures of the shop by which browsers offer it as an app (spec 1). They lie in public/screenshots, and
// `npm run screenshots -- --app` takes them anew in these sizes.
import type { MessageKey, Translate } from '../../../shared/i18n/messages'
import type { StoreCode } from '../../../shared/store-view/store-view'

type FormFactor = 'narrow' | 'wide'

interface AppScreenshot {
  formFactor: FormFactor
  /** CSS pixels. */
  width: number
  height: number
  label: MessageKey
}

/** Home on a phone, and a list on a desktop. */
export const APP_SCREENSHOTS: readonly AppScreenshot[] = [
  { formFactor: 'narrow', width: 390, height: 844, label: 'app.screenshot-home' },
  { formFactor: 'wide', width: 1280, height: 800, label: 'app.screenshot-list' },
]

/** Where the picture of a store lies. */
export function appScreenshotPath(storeCode: StoreCode, formFactor: FormFactor): string {
  return `/screenshots/${storeCode}-${formFactor}.webp`
}

/** The pictures of a store as its manifest names them. */
export function toManifestScreenshots(storeCode: StoreCode, t: Translate) {
  return APP_SCREENSHOTS.map(({ formFactor, width, height, label }) => ({
    src: appScreenshotPath(storeCode, formFactor),
    sizes: `${width}x${height}`,
    type: 'image/webp',
    form_factor: formFactor,
    label: t(label),
  }))
}
