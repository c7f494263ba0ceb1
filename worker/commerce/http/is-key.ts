import { timingSafeEqual } from 'hono/utils/buffer'

/** Whether a caller sent the right key (trust 2.7). Always false while no key is set. */
export async function isKey(shown: string, key: string | undefined): Promise<boolean> {
  return key !== undefined && key !== '' && timingSafeEqual(shown, key)
}
