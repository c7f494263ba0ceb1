import { richText } from '../rich-text'
import { block, type DemoBlock } from '../story-blocks'
import type { Teller } from '../teller'
import type { PageText } from './page-text'

/** The blocks of a page of text. */
export function textPageBody({ slug, title, lines, below }: PageText, teller: Teller): DemoBlock[] {
  const { say, linkOf } = teller
  return [
    block('heading', `${slug}-title`, { text: say(title) }),
    block('rich-text', `${slug}-text`, { text: richText(lines.map(say), linkOf) }),
    ...(below?.(teller) ?? []),
  ]
}
