import { type ReactNode, useMemo } from 'react'
import type { Story, Visual } from '../../shared/content/story'
import type { PageData } from '../../shared/routing/page'
import { EditorsBlocks } from '../stores/editors-blocks'
import styles from './listing.module.css'

/** What editors put between the products (spec 3, a visual). */
export function useVisuals(data: PageData) {
  const [story, visuals] = data.route === 'category' ? [data.content, data.visuals] : NONE
  return useMemo(
    () => visuals.map(({ position, ...rest }) => ({ position, item: draw(story, rest) })),
    [story, visuals],
  )
}

const NONE: [null, Visual[]] = [null, []]

function draw(story: Story | null, { isWide, block }: Omit<Visual, 'position'>): ReactNode {
  const only = story && { ...story, content: { ...block, visuals: [block] } }
  return (
    <li key={block._uid} className={styles.visual} data-wide={isWide || undefined}>
      {only && <EditorsBlocks story={only} field="visuals" />}
    </li>
  )
}
