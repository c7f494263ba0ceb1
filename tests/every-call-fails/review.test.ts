// A picture that was sent twice lies in the bucket twice, until the clock lets go of what no review has.
import { describe, expect, it } from 'vitest'
import { PNG } from '../unit/commerce/reviews/png'
import { FAULTS } from './counted-calls'
import { failEachCall, type Story } from './fail-each-call'

const DAY_MINUTES = 25 * 60

const REVIEWS = 'SELECT title, pictures FROM review'

const review: Story<number> = {
  before: async ({ catalogue }) =>
    Number(await catalogue.prepare("SELECT id FROM product WHERE sku = 'LAMP'").first('id')),
  async happens(shop, product_id) {
    const written = {
      product_id,
      title: 'Warm',
      detail: 'A warm light.',
      nickname: 'Erin',
      review_entity: 'product',
      ratings: [{ value: 5 }],
    }
    const pictures = [Buffer.from(PNG).toString('base64url')]
    await shop.ask('reviewCreate', { body: { review: written, pictures, attempt: 'one-review' } })
  },
  async after(shop) {
    await shop.ring(DAY_MINUTES)
    const { results } = await shop.catalogue.prepare(REVIEWS).all<{ pictures: string }>()
    expect(results).toMatchObject([{ title: 'Warm' }])
    const { objects } = await shop.files.list()
    expect(objects.map(({ key }) => key)).toEqual(JSON.parse(results[0]?.pictures ?? ''))
    expect(objects).toHaveLength(1)
  },
}

describe.each(FAULTS)('a call that is %s', (fault) => {
  it('keeps a review of one attempt once, and no picture that is not of it', async () => {
    expect(await failEachCall(fault, review)).toBeGreaterThan(3)
  }, 120_000)
})
