import { beforeEach, describe, expect, it } from 'vitest'
import { MERCHANT } from '../../../../shared/store-view/merchant'
import { query, readAll, readFirst } from '../../../../worker/commerce/db/query'
import { sql } from '../../../../worker/commerce/db/sql'
import { writeForm } from '../../../../worker/commerce/mail/form/write-form'
import type { DueMail, MailContent } from '../../../../worker/commerce/mail/mail'
import { deleteOldForms } from '../../../../worker/commerce/messages/form-routes'
import { type CommerceShop, openCommerceShop, postJson } from '../../../fakes/commerce-shop'
import { SMALL_SHOP } from '../catalogue/small-shop'

const PATH = '/api/ext/form/submit?storeCode=nl_nl'
const DAY = 24 * 60 * 60_000

let shop: CommerceShop
beforeEach(async () => {
  shop = await openCommerceShop(SMALL_SHOP)
})

const submit = (fields: object) => postJson(shop, PATH, { form: 'contact', fields })
const kept = () =>
  readAll(shop.sales, query<object>(sql`SELECT form, store_code FROM form_submission`))

/** The mail that tells the merchant of it. */
async function mailOf(fields: object): Promise<MailContent | null> {
  await submit(fields)
  const mail = await readFirst(
    shop.sales,
    query<DueMail>(sql`SELECT id, kind, about, store_code AS storeCode, recipient FROM mail`),
  )
  expect(mail).toMatchObject({ kind: 'form', recipient: MERCHANT.email, storeCode: 'nl_nl' })
  return mail && writeForm(shop.sales, mail)
}

describe('a form of the editors (spec 7, form submit)', () => {
  it('is kept, and mailed to the merchant, who answers whoever wrote it', async () => {
    const mail = await mailOf({ email: 'juno@example.com', message: 'Is it <b>oak</b>?' })
    expect(await kept()).toEqual([{ form: 'contact', store_code: 'nl_nl' }])
    expect(mail?.headers).toEqual({ 'Reply-To': 'juno@example.com' })
    expect(mail?.text).toContain('Is it <b>oak</b>?')
    expect(mail?.html).not.toContain('<b>oak')
  })

  it.each(['nobody', 'a@example.com\r\nBcc: b@example.com'])(
    'lets no text such as %j become a header',
    async (email) => expect((await mailOf({ email }))?.headers).toBeUndefined(),
  )

  it('is forgotten after half a year', async () => {
    await submit({ message: 'x' })
    await deleteOldForms(shop.sales, Date.now() + 179 * DAY)
    expect(await kept()).toHaveLength(1)
    await deleteOldForms(shop.sales, Date.now() + 181 * DAY)
    expect(await kept()).toEqual([])
  })
})
