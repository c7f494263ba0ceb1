import { blocksField, textField } from '../../../shared/content/block-fields'
import { WishlistSection } from '../../wishlist/wishlist-section'
import type { BlockProps } from '../block-props'

/** The wishlist of this browser on any page of editors (spec 2). */
export function WishlistBlock({ block, isFirst, drawInside }: BlockProps) {
  return (
    <>
      <WishlistSection
        title={textField(block, 'title')}
        hint={textField(block, 'text')}
        isFirst={isFirst}
      />
      {drawInside(blocksField(block, 'body'))}
    </>
  )
}
