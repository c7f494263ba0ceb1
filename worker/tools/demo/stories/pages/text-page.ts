import type { Localized } from '../../words/localized'
import { richText } from '../rich-text'
import { block, type DemoBlock } from '../story-blocks'
import type { StoryContext } from '../story-context'

/** A page of text: its title and its lines, each in four languages. */
export interface TextPage {
  /** The same in every store. */
  slug: string
  title: Localized
  /** It tells a story: its title is written as those of stories are. */
  isStory?: boolean
  /** Lines as richText reads them. */
  lines: readonly Localized[]
  /** What stands between the title and the text. */
  above?: (context: StoryContext) => DemoBlock[]
  /** What stands below the text. */
  below?: (context: StoryContext) => DemoBlock[]
}

/** The blocks of a page of text. */
export function textPageBody(
  { slug, title, isStory = false, lines, above, below }: TextPage,
  context: StoryContext,
): DemoBlock[] {
  const { translate, linkOf } = context
  return [
    block('heading', `${slug}-title`, { text: translate(title), display: isStory }),
    ...(above?.(context) ?? []),
    block('rich-text', `${slug}-text`, { text: richText(lines.map(translate), linkOf) }),
    ...(below?.(context) ?? []),
  ]
}
