import type * as z from 'zod/mini'
import { wireObject } from '../wire/wire-object'
import { orAbsent, wireInteger, wireText } from '../wire/wire-value'

/** A page or block of the shop platform's own CMS (contract 1.6). */
export const wireCmsData = wireObject({
  id: orAbsent(wireInteger),
  identifier: orAbsent(wireText),
  title: orAbsent(wireText),
  content: orAbsent(wireText),
  meta_title: orAbsent(wireText),
  meta_keywords: orAbsent(wireText),
  meta_description: orAbsent(wireText),
})
export type WireCmsData = z.output<typeof wireCmsData>
