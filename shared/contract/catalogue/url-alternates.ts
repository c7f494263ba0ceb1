// Where the same product or category is in the other stores. Ours; other backends leave it out, and
// then their pages have no alternates.
import type * as z from 'zod/mini'
import { wireObject } from '../wire/wire-object'
import { wireList, wireText } from '../wire/wire-value'

export const urlAlternates = wireList(wireObject({ store_code: wireText, url_path: wireText }))
export type WireUrlAlternates = z.output<typeof urlAlternates>
