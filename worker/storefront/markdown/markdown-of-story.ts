import { assetField, blocksField, linkField, textField } from '../../../shared/content/block-fields'
import { imageUrl } from '../../../shared/content/image-url'
import type { Block, Story } from '../../../shared/content/story'
import { tableField } from '../../../shared/content/table-field'
import { type MarkdownContext, toCardLines } from './card-lines'
import { joinParts, markdownLink, markdownOfHtml, markdownText } from './markdown-text'

/**
 * The blocks of a story. Whatever component an editor chose, its words stand in fields of the same
 * few names, and what is inside of it follows: so a block that nobody thought of here is read too.
 */
export function markdownOfStory(story: Story, field: string, context: MarkdownContext): string {
  const blocks = blocksField(story.content, field).map((block) => toText(block, story, context))
  return joinParts(blocks)
}

/** Where blocks keep others. */
const INNER = ['body', 'items', 'columns', 'slides'] as const

function toText(block: Block, story: Story, context: MarkdownContext): string {
  const { toAddress } = context
  const image = assetField(block, 'image')
  const inner = INNER.flatMap((name) => blocksField(block, name))
  return joinParts([
    toHeading(block, story),
    textField(block, 'author') &&
      markdownText(`${textField(block, 'author')}, ${textField(block, 'date')}`),
    image?.alt ? `!${markdownLink(image.alt, toAddress(imageUrl(image.filename, '1280x0')))}` : '',
    markdownText(textField(block, 'summary')),
    block.component === 'heading' ? '' : markdownText(textField(block, 'text')),
    markdownOfHtml(textField(block, 'html'), toAddress),
    toTable(block),
    toCards(block, story, context),
    ...inner.map((one) => toText(one, story, context)),
    toWayOn(block, context),
  ])
}

/** The name of the story stands above all of it already. */
function toHeading(block: Block, { name }: Story): string {
  const own = block.component === 'heading' ? textField(block, 'text') : ''
  const title = own || textField(block, 'title') || textField(block, 'question')
  return title === '' || title === name ? '' : `## ${markdownText(title)}`
}

function toTable(block: Block): string {
  const { head, rows } = tableField(block, 'table')
  const [first] = rows
  if (!first) return ''
  const heads =
    head.length > 0 ? head.map(({ text }) => markdownText(text)) : first.cells.map(() => '')
  const lines = [
    heads,
    heads.map(() => '---'),
    ...rows.map(({ cells }) => cells.map(({ text }) => markdownText(text))),
  ]
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

/** The products that a block names, as far as they were found. */
function toCards(block: Block, { cards = [] }: Story, context: MarkdownContext): string {
  const skus = `${textField(block, 'sku')},${textField(block, 'skus')}`
    .split(',')
    .map((sku) => sku.trim())
  const named = cards.filter(({ sku }) => skus.includes(sku))
  return toCardLines(named, context).join('\n')
}

function toWayOn(block: Block, { toAddress }: MarkdownContext): string {
  const link = linkField(block, 'link')
  const name = ['label', 'button', 'title', 'name']
    .map((field) => textField(block, field))
    .find(Boolean)
  return link && name ? markdownLink(name, toAddress(link)) : ''
}
