import { describe, expect, it } from 'vitest'
import { MERCHANT } from '../../shared/store-view/merchant.ts'
import { openBackend } from './backend.ts'

const backend = openBackend()

describe('messages to the shop (contract 1.6, mail service)', () => {
  const message = (token: string, other: object = {}) => ({
    sourceAddress: 'juno@example.com',
    targetAddress: MERCHANT.email,
    subject: 'A question',
    emailText: 'Is the shop open on Sunday?',
    token,
    ...other,
  })
  const send = async (body: object) => await backend.send('mailSend', { body: body as never })

  it('are sent with a token, once for each', async () => {
    const token = await backend.call('mailToken')
    expect(await backend.call('mailSend', { body: message(token) })).toBe('OK')
    expect((await send(message(token))).code).toBe(401)
  })

  it('go to the shop alone, and a refused one does not use its token up', async () => {
    const token = await backend.call('mailToken')
    const elsewhere = message(token, { targetAddress: 'stranger@example.com' })
    expect((await send(elsewhere)).code).toBe(403)
    expect((await send(message(token, { sourceAddress: 'nobody' }))).code).toBe(400)
    expect((await send(message('guessed'))).code).toBe(401)
    expect((await send(message(token))).code).toBe(200)
  })
})

describe('pages and blocks (contract 1.6, CMS data)', () => {
  const names = { identifier: 'terms', storeId: '1' }

  it('are found by their name and by their number', async () => {
    const page = await backend.call('cmsPageByIdentifier', { params: names })
    expect(page).toMatchObject({ identifier: 'terms', title: /./ })
    expect(page.content).toMatch(/<h2>|<p>/)
    const again = await backend.call('cmsPage', { params: { id: String(page.id) } })
    expect(again.identifier).toBe('terms')
    const footer = { identifier: 'footer', storeId: '1' }
    const block = await backend.call('cmsBlockByIdentifier', { params: footer })
    const { identifier } = await backend.call('cmsBlock', { params: { id: String(block.id) } })
    expect(identifier).toBe('footer')
    const asPage = await backend.send('cmsPage', { params: { id: String(block.id) } })
    expect(asPage.code).toBe(404)
  })

  it('that are not there are 404', async () => {
    const asked = { ...names, identifier: 'no-such-page' }
    expect((await backend.send('cmsPageByIdentifier', { params: asked })).code).toBe(404)
    const nowhere = { ...names, storeId: '99' }
    expect((await backend.send('cmsPageByIdentifier', { params: nowhere })).code).toBe(404)
  })
})
