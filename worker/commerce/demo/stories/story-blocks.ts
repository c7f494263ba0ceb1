// Blocks in the CMS's own format: a component name, an id, and the fields of that component.

type Fields = Record<string, unknown>

export interface DemoBlock extends Fields {
  _uid: string
  component: string
}

/** A block; its id follows from where it stands, so that every run gives the same. */
export function block(component: string, uid: string, fields: Fields): DemoBlock {
  return { _uid: uid, component, ...fields }
}

/** A link to a page of the shop. */
export function linkTo(path: string): Fields {
  return { fieldtype: 'multilink', linktype: 'url', url: path, cached_url: path }
}

/** A picture of the demo shop. */
export function asset(filename: string, alt = ''): Fields {
  return { fieldtype: 'asset', filename, alt }
}

/** Paragraphs and, where a line begins with a dash, a list. */
export function richText(lines: readonly string[]): Fields {
  return { type: 'doc', content: lines.map(toNode) }
}

function toNode(line: string): Fields {
  if (line.startsWith('## ')) {
    return { type: 'heading', attrs: { level: 2 }, content: [textNode(line.slice(3))] }
  }
  if (!line.startsWith('- ')) return { type: 'paragraph', content: [textNode(line)] }
  const paragraph = { type: 'paragraph', content: [textNode(line.slice(2))] }
  return { type: 'bullet_list', content: [{ type: 'list_item', content: [paragraph] }] }
}

function textNode(text: string): Fields {
  return { type: 'text', text }
}
