import { describe, expect, it } from 'vitest'
import { calls } from '../../../../shared/contract/calls'
import { isSubscribed } from '../../../../shared/contract/services/newsletter'

describe('the small services', () => {
  it('tell a subscription by the word subscribed', () => {
    expect(isSubscribed(calls.newsletterState.result.parse('subscribed'))).toBe(true)
    expect(isSubscribed(calls.newsletterState.result.parse('unsubscribed'))).toBe(false)
    expect(isSubscribed(calls.newsletterState.result.parse(''))).toBe(false)
  })

  it('render prices with and without tax', () => {
    const { result, query } = calls.renderList
    const prices = { final_price: 39.36, regular_price: 39.36, special_price: 0 }
    const net = { final_price: 32, regular_price: 32, special_price: 0 }
    const items = [
      {
        id: 1,
        sgn: 'abc',
        price_info: { ...prices, extension_attributes: { tax_adjustments: net } },
      },
    ]
    expect(result.parse({ items })).toEqual({ items })
    expect(query.parse({ skus: 'A,B,', currencyCode: 'EUR', storeId: '1' })).toEqual({
      skus: ['A', 'B'],
      currencyCode: 'EUR',
      storeId: 1,
    })
    const many = (count: number) => Array.from({ length: count }, (_, at) => `SKU-${at}`).join(',')
    expect(query.parse({ skus: many(100), currencyCode: 'EUR', storeId: '1' }).skus).toHaveLength(
      100,
    )
    for (const skus of ['', ',', 'a'.repeat(65), many(101)]) {
      expect(query.safeParse({ skus, currencyCode: 'EUR', storeId: '1' }).success).toBe(false)
    }
  })

  it('list countries with their regions', () => {
    const countries = [
      {
        id: 'NL',
        two_letter_abbreviation: 'NL',
        three_letter_abbreviation: 'NLD',
        full_name_locale: 'Nederland',
        full_name_english: 'Netherlands',
      },
      { id: 'US', available_regions: [{ id: '1', code: 'AL', name: 'Alabama' }] },
    ]
    expect(calls.countries.result.parse(countries)).toEqual(countries)
  })

  it('read the mark of the shop out of the rating service', () => {
    const rating = {
      shop: {
        qualityIndicators: { reviewIndicator: { overallMark: '4.51', totalReviewCount: 1960 } },
      },
    }
    expect(calls.shopRating.result.parse(rating).shop.qualityIndicators.reviewIndicator).toEqual({
      overallMark: 4.51,
      totalReviewCount: 1960,
    })
  })

  it('look up Dutch and international addresses', () => {
    const dutch = calls.addressLookupDutch
    expect(dutch.query.safeParse({ postcode: '1234 ab', houseNumber: '12' }).success).toBe(true)
    expect(dutch.query.safeParse({ postcode: '0234AB', houseNumber: '12' }).success).toBe(false)
    expect(
      dutch.result.parse({
        street: 'Straat',
        houseNumber: 12,
        city: 'Utrecht',
        houseNumberAddition: null,
      }),
    ).toEqual({ street: 'Straat', houseNumber: 12, city: 'Utrecht' })
    expect(dutch.result.parse({ error: true, message: 'not found' })).toEqual({
      error: true,
      message: 'not found',
    })
    const answer = { address: { postcode: '10115', street: 'Weg' }, country: { iso3Code: 'DEU' } }
    expect(calls.addressLookupInternational.result.parse(answer)).toEqual(answer)
  })

  it('bound what a form may send', () => {
    const { body } = calls.formSubmit
    expect(
      body.safeParse({ form: 'contact', fields: { message: 'Hi\nthere', terms: true } }).success,
    ).toBe(true)
    const many = Object.fromEntries(Array.from({ length: 101 }, (_, i) => [`f${i}`, 'x']))
    expect(body.safeParse({ form: 'contact', fields: many }).success).toBe(false)
    expect(body.safeParse({ form: 'contact', fields: { a: { b: 1 } } }).success).toBe(false)
  })

  it('take a gift card code only in the body', () => {
    expect(calls.giftCardCheck.body.safeParse({ code: 'ABC-123' }).success).toBe(true)
    expect(calls.giftCardCheck.body.safeParse({ code: 'a b' }).success).toBe(false)
    const typed = { code: ' FCDB 13B2 D8A7 09A7 ' }
    expect(calls.giftCardApply.body.parse(typed)).toEqual({ code: 'FCDB13B2D8A709A7' })
    expect('query' in calls.giftCardCheck).toBe(false)
  })

  it('alert about a product by its id or its sku', () => {
    const { body } = calls.productAlertSubscribe
    expect(body.safeParse({ sku: 'A' }).success).toBe(true)
    expect(body.safeParse({ product_id: 5 }).success).toBe(true)
    expect(body.safeParse({ email: 'jo@example.com' }).success).toBe(false)
  })

  it('take a review and overrule its status on the server', () => {
    const review = {
      product_id: 1,
      title: 'Good',
      detail: 'Very\ngood',
      nickname: 'Jo',
      review_entity: 'product',
      customer_id: null,
    }
    expect(calls.reviewCreate.body.parse({ review })).toEqual({ review })
    expect(
      calls.reviewCreate.body.safeParse({ review: { ...review, product_id: '1' } }).success,
    ).toBe(false)
  })
})
