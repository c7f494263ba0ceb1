import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { AddressBook } from '../../../../client/account/address-book'
import { offlineWords } from '../../../../client/account/form/offline-words'
import type { AccountAddress } from '../../../../shared/customer/account-forms'
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
