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

/** A table as the CMS keeps one: the words of its head, and of each of its rows. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): Fields {
  const cells = (texts: readonly string[], component: string) =>
    texts.map((value, index) => block(component, `${index} ${value}`, { value }))
  return {
    fieldtype: 'table',
    thead: cells(head, '_table_head'),
    tbody: rows.map((row, index) => ({
      ...block('_table_row', `row ${index}`, {}),
      body: cells(row, '_table_col'),
    })),
  }
}
