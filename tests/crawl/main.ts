// `npm run crawl`: visits every address of every sitemap as a search engine does, and tells of each
// that is not there, not canonical, not to be indexed, without words of its own, or whose
// translations do not name it in turn. `npm test` does the same with a sample.

import { setTimeout } from 'node:timers/promises'
import { openShop } from '../fixtures/open-shop.ts'
import { type PageHead, readHead } from '../fixtures/read-head.ts'
import { readSitemap, readSitemapIndex } from '../fixtures/read-sitemap.ts'
import { prepareTemplate } from '../fixtures/shop-template.ts'
import { STORES } from '../fixtures/stores.ts'
import { type Answer, fromAddress, randomAddress } from '../fixtures/visit.ts'

const AT_ONCE = 4
/** A busy machine makes the shop say when to come again, as it says to a search engine. */
const MAX_TRIES = 5

await prepareTemplate()
const shop = await openShop()
const heads = new Map<string, PageHead>()
const issues: string[] = []

async function ask(loc: string, tries = 1): Promise<Answer> {
  const { hostname, pathname, search } = new URL(loc)
  const headers = fromAddress(randomAddress())
  const answer = await shop.visit(hostname, pathname + search, { headers })
  const later = Number(answer.headers['retry-after'])
  if (answer.status !== 503 || !later || tries === MAX_TRIES) return answer
  await setTimeout(later * 1000)
  return ask(loc, tries + 1)
}

async function visit(loc: string): Promise<void> {
  const { status, text } = await ask(loc)
  const head = readHead(text)
  heads.set(loc, head)
  if (status !== 200) issues.push(`${loc} answers ${status}`)
  else if (head.canonical !== loc) issues.push(`${loc} says that it is ${head.canonical}`)
  else if (head.robots !== 'index,follow') issues.push(`${loc} is not to be indexed`)
  else if (!head.title || !head.description) issues.push(`${loc} lacks a title or a description`)
}

for (const { host } of STORES) {
  const urls: string[] = []
  for (const page of await readSitemapIndex(shop, host)) {
    urls.push(...(await readSitemap(shop, page)).map(({ loc }) => loc))
  }
  for (let at = 0; at < urls.length; at += AT_ONCE) {
    await Promise.all(urls.slice(at, at + AT_ONCE).map(visit))
  }
  console.info(`${host}: ${urls.length} addresses`)
}

for (const [loc, { alternates }] of heads) {
  for (const { href } of alternates) {
    const back = heads.get(href)?.alternates.some((other) => other.href === loc)
    if (!back) issues.push(`${loc} names ${href}, which does not name it`)
  }
}

await shop.close()
for (const issue of issues) console.error(issue)
console.info(`${heads.size} pages, ${issues.length} issues`)
process.exit(issues.length === 0 ? 0 : 1)
