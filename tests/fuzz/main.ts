// `npm run fuzz -- --seed 7`: 20,000 random paths and 5,000 random query strings.
import { parseArgs } from 'node:util'
import { openShop } from '../fixtures/open-shop.ts'
import { prepareTemplate } from '../fixtures/shop-template.ts'
import { bombard } from './bombard.ts'
import { randomPath, randomQuery, seededNumbers } from './random-address.ts'

const PATHS = 20_000
const QUERIES = 5000

const { values } = parseArgs({ options: { seed: { type: 'string', default: '1' } } })
const next = seededNumbers(Number(values.seed))
await prepareTemplate()
const shop = await openShop({ COMMERCE_URL: '' })
const paths = await bombard(shop, PATHS, () => randomPath(next))
const queries = await bombard(shop, QUERIES, () => randomQuery(next))
await shop.close()

const wrong = [...paths.wrong, ...queries.wrong]
for (const line of wrong) console.error(line)
console.info(`seed ${values.seed}: ${paths.asked + queries.asked} addresses, ${wrong.length} wrong`)
process.exitCode = wrong.length > 0 ? 1 : 0
