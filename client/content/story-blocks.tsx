import { blocksField } from '../../shared/content/block-fields'
import type { Block, Story } from '../../shared/content/story'
import { BLOCKS } from './blocks'
import styles from './content.module.css'

/** The blocks of a story, one below the other. A block nobody knows is left out. */
export function StoryBlocks({ story }: { story: Story }) {
  return <Blocks blocks={blocksField(story.content, 'body')} />
}

export function Blocks({ blocks }: { blocks: Block[] }) {
  return (
    <div className={styles.blocks}>
      {blocks.map((block, index) => {
        const Drawn = BLOCKS[block.component]
        return Drawn ? (
          <Drawn key={block._uid || index} block={block} isFirst={index === 0} />
        ) : null
      })}
    </div>
  )
}
