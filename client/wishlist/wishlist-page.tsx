import { textField } from '../../shared/content/block-fields'
import type { PageData } from '../../shared/routing/page'
import { EditorsBlocks } from '../stores/editors-blocks'
import { RecentlyViewed } from '../stores/kept-products/recently-viewed'
import { useWishlist } from '../stores/kept-products/wishlist'
import styles from './wishlist-page.module.css'
import { WishlistSection } from './wishlist-section'

type WishlistData = Extract<PageData, { route: 'wishlist' }>

/** The wishlist on a page of its own (spec 2), with what editors say on it. */
export function WishlistPage({ data: { story } }: { data: WishlistData }) {
  const wishlist = useWishlist()
  return (
    <>
      <div className={styles.own}>
        <WishlistSection
          title={story ? textField(story.content, 'title') : ''}
          hint={story ? textField(story.content, 'text') : ''}
          isFirst
        />
      </div>
      <div className="contained">
        {wishlist && <RecentlyViewed but={wishlist.items.map(({ sku }) => sku)} />}
      </div>
      {story && <EditorsBlocks story={story} />}
    </>
  )
}
