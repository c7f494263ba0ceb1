import { BIBS, HATS, JACKETS, RAINCOATS, ROMPERS, SOCKS } from './kids-outdoors'
import { CARDIGANS, SWEATERS, T_SHIRTS } from './kids-tops'
import {
  DRESSES,
  DUNGAREES,
  PLAIN_PYJAMAS,
  PRINTED_PYJAMAS,
  SHORTS,
  SKIRTS,
  TROUSERS,
} from './kids-wardrobe'
import type { Range } from './range'

/** Everything the demo shop sells beside the products that are written by hand. */
export const RANGES: readonly Range[] = [
  T_SHIRTS,
  SWEATERS,
  CARDIGANS,
  DRESSES,
  SKIRTS,
  TROUSERS,
  SHORTS,
  DUNGAREES,
  PRINTED_PYJAMAS,
  PLAIN_PYJAMAS,
  JACKETS,
  RAINCOATS,
  HATS,
  SOCKS,
  ROMPERS,
  BIBS,
]
