import { richText } from '../rich-text'
import { block, type DemoBlock } from '../story-blocks'
import type { StoryContext } from '../story-context'
import type { PageText } from './page-text'

/** The blocks of a page of text. */
export function textPageBody(
  { slug, title, lines, below }: PageText,
  context: StoryContext,
): DemoBlock[] {
  const { translate, linkOf } = context
  return [
    block('heading', `${slug}-title`, { text: translate(title) }),
    block('rich-text', `${slug}-text`, { text: richText(lines.map(translate), linkOf) }),
    ...(below?.(context) ?? []),
  ]
}
