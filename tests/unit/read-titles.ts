// The titles of the tests of a file, as the parser sees them: what stands in a comment, is skipped, or is
// still to be written, is no test.
import { readFileSync } from 'node:fs'
import { parseSync } from 'vite'

const TESTS = new Set(['it', 'test'])
const GROUPS = new Set(['it', 'test', 'describe'])
/** What may stand behind `it` and leave it a test: `test.describe` is a group, `test.step` a part of one. */
const OF_TESTS = new Set(['each', 'for', 'only', 'concurrent', 'sequential'])
const NOT_RUN = new Set(['skip', 'skipIf', 'todo', 'fixme', 'fails'])

/** What is read of the parser's nodes, each of which has some of it. */
interface Node {
  type: string
  callee?: Node
  arguments?: Node[]
  object?: Node
  property?: Node
  name?: string
  value?: unknown
  quasis?: { value: { cooked: string } }[]
}

/** What stands in a template's `${}` is written as `…`. */
export function readTitles(path: string): Set<string> {
  return titlesIn(path, readFileSync(path, 'utf8'))
}

export function titlesIn(path: string, source: string): Set<string> {
  const { program, errors } = parseSync(path, source)
  if (errors.length > 0) throw new Error(`${path} cannot be parsed`)
  const titles = new Set<string>()
  visit(program as unknown as Node, titles)
  return titles
}

function visit(node: Node, titles: Set<string>): void {
  if (node.type === 'CallExpression') {
    const [first = '', ...more] = namesOf(node.callee)
    if (GROUPS.has(first) && more.some((name) => NOT_RUN.has(name))) return
    const [title, ...others] = node.arguments ?? []
    const text = textOf(title)
    const isTest = TESTS.has(first) && more.every((name) => OF_TESTS.has(name))
    if (isTest && others.length > 0 && text !== null) titles.add(text)
  }
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) {
      if (isNode(child)) visit(child, titles)
    }
  }
}

/** `it.each(…)` and `it.each` alike are `it`, `each`. */
function namesOf(callee: Node | undefined): string[] {
  if (callee?.type === 'Identifier') return [String(callee.name)]
  if (callee?.type === 'CallExpression') return namesOf(callee.callee)
  if (callee?.type !== 'MemberExpression') return []
  return [...namesOf(callee.object), ...namesOf(callee.property)]
}

function textOf(title: Node | undefined): string | null {
  if (title?.type === 'Literal' && typeof title.value === 'string') return title.value
  if (title?.type !== 'TemplateLiteral') return null
  return (title.quasis ?? []).map(({ value }) => value.cooked).join('…')
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value
}
