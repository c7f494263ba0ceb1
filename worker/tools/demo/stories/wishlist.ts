import { block, type DemoBlock } from './story-blocks'
import type { StoryContext } from './story-context'

const LOVED_SKUS = ['LAMP-MAAN', 'RUG-WAD', 'LAMP-KELK', 'RUG-AKKER', 'LAMP-REIGER']

/** Below a wishlist: what others put on theirs. */
export function wishlist({ translate }: StoryContext): DemoBlock {
  return block('wishlist', 'wishlist', {
    body: [
      block('products-carousel', 'loved', {
        title: translate(['Vaak bewaard', 'Oft gemerkt', 'Souvent enregistrés', 'Often saved']),
        skus: LOVED_SKUS.join(','),
      }),
    ],
  })
}
