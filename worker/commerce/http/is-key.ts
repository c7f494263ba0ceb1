import { timingSafeEqual } from 'hono/utils/buffer'

/** Whether what somebody shows is the key (trust 2.7). A key that is not set is nobody's. */
export async function isKey(shown: string, key: string | undefined): Promise<boolean> {
  return key !== undefined && key !== '' && timingSafeEqual(shown, key)
}
