import { textField } from '../../../shared/content/block-fields'
import { type Cell, tableField } from '../../../shared/content/table-field'
import type { BlockProps } from '../block-props'
import styles from './table.module.css'

/** A table whose first column names its rows. */
export function TableBlock({ block }: BlockProps) {
  const { head, rows } = tableField(block, 'table')
  const title = textField(block, 'title')
  if (rows.length === 0) return null
  return (
    <section className={`contained ${styles.section}`}>
      {title && <h2>{title}</h2>}
      <table>
        {head.length > 0 && (
          <thead>
            <tr>
              {head.map(({ id, text }) => (
                <th key={id} scope="col">
                  {text}
                </th>
              ))}
            </tr>
          </thead>
        )}
        <tbody>
          {rows.map(({ id, cells }) => (
            <Row key={id} cells={cells} />
          ))}
        </tbody>
      </table>
    </section>
  )
}

function Row({ cells: [name, ...others] }: { cells: Cell[] }) {
  return (
    <tr>
      <th scope="row">{name?.text}</th>
      {others.map(({ id, text }) => (
        <td key={id}>{text}</td>
      ))}
    </tr>
  )
}
