import type { Localized } from '../../words/localized'
import { block, type DemoBlock, linkTo, table } from '../story-blocks'
import type { StoryContext } from '../story-context'
import { withWholeMeasures } from '../whole-measures'

export const SIZE: Localized = ['Maat', 'Größe', 'Taille', 'Size']

const UNTITLED: Localized = ['', '', '', '']

/** A table whose first column is what is chosen; measures read the same in every language. */
export function sizeTable(
  { translate }: StoryContext,
  head: readonly Localized[],
  rows: readonly (readonly (string | Localized)[])[],
  title: Localized = UNTITLED,
): DemoBlock {
  const words = (cell: string | Localized) =>
    withWholeMeasures(typeof cell === 'string' ? cell : translate(cell))
  const columns = head.map(words)
  return block('table', columns.join(' '), {
    title: translate(title),
    table: table(
      columns,
      rows.map((row) => row.map(words)),
    ),
  })
}

/** The button that leads from a guide to the shelf whose sizes it explains. */
export function wayOn(
  { translate, linkOf }: StoryContext,
  shelf: string,
  label: Localized,
): DemoBlock {
  return block('button', 'button', {
    label: translate(label),
    link: linkTo(linkOf(shelf)),
    style: 'secondary',
  })
}
