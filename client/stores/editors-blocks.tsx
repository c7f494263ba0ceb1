// Blocks of editors on screens of other rooms. Their HTML is there at once; on a first visit their
// code comes after everything that is needed to buy, because most of them work without any.
import { type ComponentType, createContext, memo, Suspense, use } from 'react'
import type { Story } from '../../shared/content/story'
import { ErrorBoundary } from '../ui/error-boundary'

export interface EditorsBlocksProps {
  story: Story
  /** The field that holds the blocks. */
  field?: string
  /** Whether the page begins with them. */
  isFirstOnPage?: boolean
}

const BlocksContext = createContext<ComponentType<EditorsBlocksProps>>(() => null)

export const EditorsBlocksProvider = BlocksContext.Provider

/** Rendered again only when the story changes: a render before the code is there would suspend. */
export const EditorsBlocks = memo(function EditorsBlocks(props: EditorsBlocksProps) {
  const Drawn = use(BlocksContext)
  return (
    <ErrorBoundary part="blocks" resetKey={props.story} fallback={null}>
      <Suspense>
        <Drawn {...props} />
      </Suspense>
    </ErrorBoundary>
  )
})
