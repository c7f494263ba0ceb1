import { useEffect } from 'react'
import { blocksField } from '../../shared/content/block-fields'
import type { Block, Story } from '../../shared/content/story'
import { tellHydrated } from '../browser/tell-hydrated'
import type { EditorsBlocksProps } from '../stores/editors-blocks'
import { BLOCKS } from './blocks'
import styles from './content.module.css'

/** The blocks of a story, one below the other. */
export function StoryBlocks({ story, field = 'body', isFirstOnPage = false }: EditorsBlocksProps) {
  const blocks = blocksField(story.content, field)
  useEffect(tellHydrated, [])
  return (
    <Blocks
      blocks={blocks}
      cards={story.cards ?? []}
      isFirstOnPage={isFirstOnPage}
      isAboveList={field === 'top'}
    />
  )
}

interface BlocksProps {
  blocks: Block[]
  cards: NonNullable<Story['cards']>
  isFirstOnPage: boolean
  isAboveList: boolean
}

/** Unknown blocks are left out. */
function Blocks({ blocks, cards, isFirstOnPage, isAboveList }: BlocksProps) {
  const drawInside = (inner: Block[]) => (
    <Blocks blocks={inner} cards={cards} isFirstOnPage={false} isAboveList={isAboveList} />
  )
  return (
    <div className={styles.blocks}>
      {blocks.map((block, index) => {
        const Drawn = Object.hasOwn(BLOCKS, block.component) && BLOCKS[block.component]
        if (!Drawn) return null
        return (
          <Drawn
            key={block._uid}
            block={block}
            cards={cards}
            isFirst={isFirstOnPage && index === 0}
            isAboveList={isAboveList}
            drawInside={drawInside}
          />
        )
      })}
    </div>
  )
}
