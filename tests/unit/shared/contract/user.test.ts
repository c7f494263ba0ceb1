import { describe, expect, it } from 'vitest'
import { calls } from '../../../../shared/contract/calls'
import { sessionMeta, wireCustomer } from '../../../../shared/contract/customer/user'

const customer = {
  id: 158,
  group_id: 1,
  groupToken: 'a.b.c',
  created_at: '2026-02-28 12:05:39',
  created_in: 'Default Store View',
  email: 'jo@example.com',
  firstname: 'Jo',
  lastname: 'Vermeer',
  store_id: 1,
  website_id: 1,
  default_billing: '81',
  addresses: [
    {
      id: 81,
      customer_id: 158,
      region: { region_code: null, region: null, region_id: 0 },
      region_id: 0,
      country_id: 'NL',
      street: ['Straat', '12'],
      telephone: '',
      postcode: '1234AB',
      city: 'Utrecht',
      firstname: 'Jo',
      lastname: 'Vermeer',
      default_billing: true,
    },
  ],
  disable_auto_group_change: 0,
  extension_attributes: { is_subscribed: '1' },
}

describe('a customer on the wire', () => {
  it('is read with its addresses', () => {
    const parsed = wireCustomer.parse(customer)
    expect(parsed.addresses?.[0]).toMatchObject({ id: 81, street: ['Straat', '12'] })
    expect(parsed.extension_attributes?.is_subscribed).toBe(true)
    expect(wireCustomer.parse(parsed)).toEqual(parsed)
  })

  it('may change only names, e-mail and addresses', () => {
    const change = { firstname: 'Jo', lastname: 'V', email: 'jo@example.com', group_id: 3, id: 1 }
    expect(calls.userUpdate.body.parse({ customer: change })).toEqual({
      customer: { firstname: 'Jo', lastname: 'V', email: 'jo@example.com' },
    })
  })
})

describe('the session calls', () => {
  it('take a user name, a password and a captcha token', () => {
    const body = { username: 'jo@example.com', password: 'Pässw0rd …', token: '' }
    expect(calls.userLogin.body.parse(body)).toEqual(body)
    for (const change of [
      { username: 'x' },
      { username: `${'a'.repeat(250)}@b.nl` },
      { password: '' },
      { password: 'a'.repeat(257) },
      { password: {} },
    ]) {
      expect(calls.userLogin.body.safeParse({ ...body, ...change }).success).toBe(false)
    }
  })

  it('answer a token, and the next refresh token beside it', () => {
    expect(calls.userLogin.result.parse('xu8h02nd66yq0gaayj4x3kpqwity02or')).toBeTruthy()
    expect(sessionMeta.parse({ refreshToken: 'r.s.t' })).toEqual({ refreshToken: 'r.s.t' })
  })

  it('page the order history from 1, 20 at a time', () => {
    expect(calls.userOrderHistory.query.parse({})).toEqual({ pageSize: 20, currentPage: 1 })
    expect(calls.userOrderHistory.query.parse({ pageSize: '5', currentPage: '2' })).toEqual({
      pageSize: 5,
      currentPage: 2,
    })
    for (const query of [
      { pageSize: '0' },
      { pageSize: '101' },
      { currentPage: '0' },
      { currentPage: '-1' },
      { currentPage: 'x' },
    ]) {
      expect(calls.userOrderHistory.query.safeParse(query).success).toBe(false)
    }
  })

  it('answer past orders', () => {
    const history = {
      items: [
        {
          increment_id: '000000102',
          entity_id: 102,
          status: 'pending',
          grand_total: 39.36,
          store_name: 'Main\nStore\nView',
          items: [{ sku: 'A', name: 'Tee', qty_ordered: 1, row_total_incl_tax: 39.36 }],
          payment: { method: 'cashondelivery', additional_information: ['Cash', null] },
          extension_attributes: {
            shipping_assignments: [
              { shipping: { method: 'flatrate_flatrate', address: { city: 'Utrecht' } } },
            ],
          },
        },
      ],
      search_criteria: { page_size: 20 },
      total_count: 1,
    }
    expect(calls.userOrderHistory.result.parse(history)).toEqual(history)
  })
})
