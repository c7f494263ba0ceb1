import type { Database } from '../db/databases'
import { listOf, sql, toStatement } from '../db/sql'

export interface AttributeKind {
  id: number
  code: string
  input: string
}

/** The attributes among these names, by code: any other name is no attribute. */
export async function loadAttributeKinds(
  db: Database,
  names: readonly string[],
): Promise<Map<string, AttributeKind>> {
  if (names.length === 0) return new Map()
  const statement = sql`SELECT id, code, input FROM attribute WHERE code IN ${listOf(names)}`
  const { results } = await toStatement(db, statement).all<AttributeKind>()
  return new Map(results.map((kind) => [kind.code, kind]))
}
