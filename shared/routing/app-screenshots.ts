import type { StoreCode } from '../store-view/store-view'

type FormFactor = 'narrow' | 'wide'

/** Pictures of the shop in its manifest (spec 1), in CSS pixels: home on a phone, a list on a desktop. */
export const APP_SCREENSHOTS = [
  { formFactor: 'narrow', width: 390, height: 844 },
  { formFactor: 'wide', width: 1280, height: 800 },
] as const satisfies readonly { formFactor: FormFactor; width: number; height: number }[]

/** Where such a picture of a store lies, below the store's origin (spec 1). */
export function appScreenshotPath(storeCode: StoreCode, formFactor: FormFactor): string {
  return `/screenshots/${storeCode}-${formFactor}.webp`
}
