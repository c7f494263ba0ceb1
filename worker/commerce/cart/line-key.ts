import { textDigest } from '../db/text-digest'
import type { Extras } from './cart'

/**
 * The identity of a cart line (contract 2.2): the sku that is sold, so two sizes of one product
 * differ even when they carry the same custom option, and everything chosen besides. `extras`
 * come from `toExtras`, which has put them in one form.
 */
export function toLineKey(sku: string, extras: Extras): Promise<string> {
  return textDigest(JSON.stringify([sku.toLowerCase(), extras]))
}
