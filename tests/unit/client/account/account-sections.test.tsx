import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { AccountOverview } from '../../../../client/account/account-overview'
import { AddressBook } from '../../../../client/account/address-book'
import { offlineWords } from '../../../../client/account/form/offline-words'
import type { Account, AccountAddress } from '../../../../shared/customer/account-forms'
import { STORE_VIEWS } from '../../../../shared/store-view/store-views'
import { drawInShop } from '../../../fixtures/draw-in-shop'

const ADDRESS: AccountAddress = {
  id: 7,
  firstName: 'Erin',
  lastName: 'de Vries',
  street: 'Oudegracht',
  houseNumber: '12',
  addition: '',
  zipCode: '3511 AB',
  city: 'Utrecht',
  state: '',
  country: 'NL',
  countryName: 'Netherlands',
  streetText: 'Oudegracht 12',
  company: '',
  phone: '',
  isDefault: false,
}

describe('the account', () => {
  it('asks before an address goes, without script too', () => {
    const drawn = drawInShop(<AddressBook addresses={[ADDRESS]} />)
    const asked = /<details><summary>Remove<\/summary>(.*?)<\/details>/.exec(drawn)?.[1]
    expect(asked).toContain('Remove this address?')
    expect(drawn.split('/my-account/address/remove')).toHaveLength(2)
    expect(asked).toContain('action="/my-account/address/remove"')
  })

  it('begins with the last order and the address that orders are sent to', () => {
    const order = { orderHash: 'h', placedOn: '3 May', status: 'sent', items: [] }
    const orders = [
      { ...order, orderNumber: '12', grandTotal: 4995 },
      { ...order, orderNumber: '11', grandTotal: 900 },
    ]
    const addresses = [ADDRESS, { ...ADDRESS, id: 8, city: 'Delft', isDefault: true }]
    const draw = (account: object) =>
      drawInShop(<AccountOverview account={{ ordersPage: 1, ...account } as Account} />)
    const drawn = draw({ orders, addresses })
    expect(drawn).toContain('href="/my-account?order=12"')
    expect(drawn).not.toContain('order=11')
    expect(drawn).toContain('3511 AB Delft')
    expect(drawn).not.toContain('Utrecht')
    expect(draw({ orders: [], addresses: [] })).not.toContain('Your last order')
    expect(draw({ orders, addresses, ordersPage: 2 })).not.toContain('Your last order')
  })

  it('says without a connection that what was typed is kept only where something was', () => {
    expect(offlineWords('logOut')).toBe('account.offline-press')
    expect(offlineWords('profile')).toBe('account.offline')
  })

  it.each(STORE_VIEWS.map(({ storeCode }) => storeCode))(
    'has a heading of its own for each section in %s',
    (storeCode) => {
      const words = JSON.parse(readFileSync(`locales/${storeCode}.json`, 'utf8'))
      expect(words['account.data']).not.toBe(words['account.profile'])
    },
  )
})
