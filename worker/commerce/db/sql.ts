import type { Database } from './databases'

// SQL put together from pieces without ever putting a value into the text: what stands in `${}` is
// bound, unless it is a piece itself.

export type SqlValue = string | number | null

export interface Sql {
  readonly text: string
  readonly values: readonly SqlValue[]
}

export function sql(parts: TemplateStringsArray, ...slots: (SqlValue | Sql)[]): Sql {
  const values: SqlValue[] = []
  const text = parts.reduce((before, part, index) => {
    const slot = slots[index - 1]
    if (slot === undefined) return before + part
    if (!isSql(slot)) values.push(slot)
    else values.push(...slot.values)
    return before + (isSql(slot) ? slot.text : '?') + part
  })
  return { text, values }
}

/** A name of ours, such as that of a table: never anything from outside. */
export function rawSql(text: string): Sql {
  return { text, values: [] }
}

/** A list of any length as one bound value, for `IN`: D1 binds at most 100 a statement. */
export function listOf(values: readonly SqlValue[]): Sql {
  return sql`(SELECT value FROM json_each(${JSON.stringify(values)}))`
}

export function joinSql(pieces: readonly Sql[], separator: string): Sql {
  return {
    text: pieces.map(({ text }) => text).join(separator),
    values: pieces.flatMap(({ values }) => values),
  }
}

/** All conditions at once; none of them holds for everything. */
export function allOf(conditions: readonly Sql[]): Sql {
  return conditions.length > 0 ? joinSql(conditions, ' AND ') : sql`true`
}

export function toStatement(db: Database, { text, values }: Sql): D1PreparedStatement {
  return db.prepare(text).bind(...values)
}

function isSql(slot: SqlValue | Sql): slot is Sql {
  return typeof slot === 'object' && slot !== null
}
