// Text as editors write it, in lines: `## ` heads a section, `- ` and `1. ` are lists, `> ` is a
// tip, everything else is a paragraph. `[words](place)` links to a page, to a shelf or to a mailbox.
import type { StoryContext } from './story-context'
import { withWholeMeasures } from './whole-measures'

type Node = Record<string, unknown>
type LinkOf = StoryContext['linkOf']

const LISTS = [
  { mark: '- ', type: 'bullet_list' },
  { mark: '1. ', type: 'ordered_list' },
] as const

/** Writes to whoever has an address of e-mail. */
export const mailTo = (address: string) => `[${address}](mailto:${address})`

/** The document of a rich text field. */
export function richText(lines: readonly string[], linkOf: LinkOf): Node {
  return { type: 'doc', content: lines.map((line) => toNode(line, linkOf)).reduce(joinLists, []) }
}

function toNode(line: string, linkOf: LinkOf): Node {
  const list = LISTS.find(({ mark }) => line.startsWith(mark))
  if (list) {
    const item = { type: 'list_item', content: [paragraph(line.slice(list.mark.length), linkOf)] }
    return { type: list.type, content: [item] }
  }
  if (line.startsWith('## ')) {
    return { type: 'heading', attrs: { level: 2 }, content: textNodes(line.slice(3), linkOf) }
  }
  if (!line.startsWith('> ')) return paragraph(line, linkOf)
  return { type: 'blockquote', content: [paragraph(line.slice(2), linkOf)] }
}

/** Items below each other are one list. */
function joinLists(nodes: Node[], node: Node): Node[] {
  const before = nodes.at(-1)
  if (!before || before.type !== node.type || !LISTS.some(({ type }) => type === node.type)) {
    return [...nodes, node]
  }
  const content = [...(before.content as Node[]), ...(node.content as Node[])]
  return [...nodes.slice(0, -1), { ...before, content }]
}

function paragraph(text: string, linkOf: LinkOf): Node {
  return { type: 'paragraph', content: textNodes(text, linkOf) }
}

function textNodes(text: string, linkOf: LinkOf): Node[] {
  const [before, ...links] = text.split(/\[([^\]]+)\]\(([^)]+)\)/)
  const nodes = [textNode(before ?? '')]
  for (let at = 0; at < links.length; at += 3) {
    const [label = '', place = '', after = ''] = links.slice(at, at + 3)
    const href = /^(?:\/|mailto:)/.test(place) ? place : linkOf(place)
    nodes.push({ ...textNode(label), marks: [linkMark(href)] }, textNode(after))
  }
  return nodes.filter(({ text: words }) => words !== '')
}

function linkMark(href: string): Node {
  return { type: 'link', attrs: { href, uuid: null, anchor: null, target: null, linktype: 'url' } }
}

function textNode(text: string): Node {
  return { type: 'text', text: withWholeMeasures(text) }
}
