import { expect, it } from 'vitest'
import { storeViewOf } from '../../../../shared/store-view/store-views'
import { loadAccountPage } from '../../../../worker/storefront/load/account/load-account-page'
import type { Sources } from '../../../../worker/storefront/load/sources'
import { createFakeUpstream, enveloped } from '../../../fakes/fake-upstream'

const GOOD = 'good-token'

/** The page at an address, and how often the backend was asked; it answers for one token only. */
async function open(query: string, answer?: Response) {
  const { upstream, requests } = createFakeUpstream(async (request) => {
    const { resetToken } = (await request.json()) as { resetToken: string }
    return answer ?? enveloped(resetToken === GOOD)
  })
  const sources = { store: storeViewOf('nl_nl'), upstream } as Sources
  const url = new URL(`https://nl.example/reset-password${query}`)
  const loaded = await loadAccountPage(sources, { url, path: '/reset-password', t: (key) => key })
  if (!loaded.ok || loaded.value.data.route !== 'my-account') throw new Error('No such page')
  const { reset, fault } = loaded.value.data
  return { token: reset?.token, fault, asked: requests.length }
}

it('a link that is used up or too old says so when it is opened', async () => {
  expect(await open('?token=used')).toEqual({ token: 'used', fault: 'reset-over', asked: 1 })
  expect(await open(`?token=${GOOD}`)).toEqual({ token: GOOD, fault: null, asked: 1 })
})

it('a backend that cannot tell shows the form', async () => {
  for (const status of [404, 503]) {
    expect((await open('?token=used', enveloped('No such call', status))).fault).toBeNull()
  }
})

it('nobody is asked without a link, or where something is said already', async () => {
  expect(await open('')).toEqual({ token: '', fault: null, asked: 0 })
  expect(await open('?token=used&fault=password-weak')).toMatchObject({
    fault: 'password-weak',
    asked: 0,
  })
})
