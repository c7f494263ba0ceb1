import { blocksField } from '../../shared/content/block-fields'
import type { Block, Story } from '../../shared/content/story'
import { BLOCKS } from './blocks'
import styles from './content.module.css'

/** The blocks of a story, one below the other. */
export function StoryBlocks({ story }: { story: Story }) {
  return <Blocks blocks={blocksField(story.content, 'body')} isFirstOnPage />
}

interface BlocksProps {
  blocks: Block[]
  isFirstOnPage: boolean
}

/** A block nobody knows is left out. */
function Blocks({ blocks, isFirstOnPage }: BlocksProps) {
  return (
    <div className={styles.blocks}>
      {blocks.map((block, index) => {
        const Drawn = BLOCKS[block.component]
        if (!Drawn) return null
        return (
          <Drawn
            key={block._uid}
            block={block}
            isFirst={isFirstOnPage && index === 0}
            drawInside={drawInside}
          />
        )
      })}
    </div>
  )
}

function drawInside(blocks: Block[]) {
  return <Blocks blocks={blocks} isFirstOnPage={false} />
}
