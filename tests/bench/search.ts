// `npm run bench:search`: how well the shop's search finds what is meant, and how fast at 3,000, 30,000 and
// 100,000 rows of a catalogue. `--rows N` takes one size, `--rows 0` none; `--detail` names the queries that
// another engine answers better.
import { parseArgs } from 'node:util'
import { judgeQuality } from './search-quality.ts'
import { measureSpeed } from './search-speed.ts'

const { values } = parseArgs({
  options: { detail: { type: 'boolean', default: false }, rows: { type: 'string' } },
})
const sizes = values.rows === undefined ? [3_000, 30_000, 100_000] : [Number(values.rows)]

if (values.rows === undefined || values.rows === '0') await judgeQuality(values.detail)
for (const rows of sizes) if (rows > 0) await measureSpeed(rows)
