// `npm run bench:search`: how well the shop's search finds what is meant. `--detail` names the queries
// that another engine answers better.
import { parseArgs } from 'node:util'
import { judgeQuality } from './search-quality.ts'

const { values } = parseArgs({ options: { detail: { type: 'boolean', default: false } } })

await judgeQuality(values.detail)
