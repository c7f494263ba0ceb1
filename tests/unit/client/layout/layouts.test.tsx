import { beforeAll, describe, expect, it } from 'vitest'
import { DefaultLayout, type HeaderKind } from '../../../../client/layout/default-layout'
import { SiteFooter } from '../../../../client/layout/footer/site-footer'
import { waysOn } from '../../../../client/layout/menu/main-menu'
import { MinimalLayout } from '../../../../client/layout/minimal-layout'
import { toStoreSwitchLinks } from '../../../../client/layout/store-switch-link'
import { loadLateParts } from '../../../../client/stores/late-part'
import type { PageChrome } from '../../../../shared/routing/page-chrome'
import { drawInShop } from '../../../fixtures/draw-in-shop'

beforeAll(() => loadLateParts(async () => {}))

const stores = toStoreSwitchLinks({
  storeCode: 'global_en',
  stores: [
    { storeCode: 'nl_nl', href: 'https://nl.example/banken', isSamePage: true },
    { storeCode: 'global_en', href: 'https://en.example/sofas', isSamePage: true },
  ],
})

const chrome: PageChrome = {
  menu: [
    { id: 2, name: 'Furniture', link: '/furniture', hasMore: true },
    { id: 3, name: 'Gift cards', link: '/gift-cards', hasMore: false },
  ],
  footer: {
    text: 'Chosen with care.',
    legal: 'All prices include VAT.',
    columns: [{ title: 'Help', links: [{ label: 'Returns', href: '/returns' }] }],
  },
  usps: [{ icon: 'truck', text: 'Free delivery from €100', isNextDay: false }],
}

const draw = (header: HeaderKind, at = '/sofas') =>
  drawInShop(
    <DefaultLayout header={header} stores={stores}>
      <h1>Sofas</h1>
    </DefaultLayout>,
    { at, chrome },
  )

describe('the layouts (spec 2)', () => {
  it('begin with a link past the header to the content', () => {
    expect(draw('standard')).toMatch(/^<a[^>]*href="#main"/)
    expect(draw('standard')).toContain('<main id="main"')
  })

  it('promise what the chrome says, with an icon even where an editor named an unknown one', () => {
    expect(draw('standard')).toMatch(/data-icon="truck"[^<]*<\/span>Free delivery from €100/)
    const usps = [{ icon: 'rocket', text: 'Fast', isNextDay: false }]
    const html = drawInShop(
      <DefaultLayout header="standard" stores={stores}>
        <h1>Sofas</h1>
      </DefaultLayout>,
      { chrome: { ...chrome, usps } },
    )
    expect(html).toMatch(/data-icon="check"[^<]*<\/span>Fast/)
  })

  it('draw the departments of the chrome, with a panel for each that has more below it', () => {
    const html = draw('standard')
    expect(html).toContain('<a href="/furniture">Furniture</a>')
    expect(html).toContain('<a href="/furniture">Everything in Furniture</a>')
    expect(html).toContain('id="menu-2"')
    expect(html).not.toContain('id="menu-3"')
  })

  it('lead on from the menu to what the footer has but the departments', () => {
    const shop = {
      title: 'Shop',
      links: [
        { label: 'Furniture', href: '/furniture' },
        { label: 'Sale', href: '/l/sale/' },
      ],
    }
    const help = { title: 'Help', links: [{ label: 'Orders', href: '/my-account' }] }
    const columns = [{ ...shop, links: shop.links.slice(0, 1) }, shop, help]
    const footer = { text: '', legal: '', columns }
    expect(waysOn({ menu: chrome.menu, footer })).toEqual([
      { title: 'Shop', links: shop.links.slice(1) },
      help,
    ])
    expect(waysOn({ menu: chrome.menu, footer: null })).toEqual([])
  })

  it('draw the footer of the story, and the other stores as plain links', () => {
    const html = draw('standard')
    expect(html).toContain('<a href="/returns">Returns</a>')
    expect(html).toMatch(/<a href="https:\/\/nl\.example\/banken"[^>]*>Nederland<\/a>/)
  })

  it('say below a page what one may pay with, and nothing where that is not known', () => {
    const payments = [{ code: 'adyen_cc', names: ['Mastercard', 'Visa'] }]
    const footer = drawInShop(<SiteFooter stores={stores} />, { chrome: { ...chrome, payments } })
    expect(footer).toContain('aria-label="Ways to pay"><li>Mastercard, Visa</li></ul>')
    expect(draw('standard')).not.toContain('Ways to pay')
  })

  it('the checkout has neither the menu nor the footer', () => {
    const html = draw('checkout')
    expect(html).not.toContain('href="/furniture"')
    expect(html).not.toContain('<footer')
    expect(html).toContain('Back to cart')
  })

  it('the additional header has the logo and a way back', () => {
    const html = draw('additional')
    expect(html).not.toContain('href="/furniture"')
    expect(html).toContain('Continue shopping')
  })

  it('the error screen has the logo header and the footer', () => {
    const html = drawInShop(<MinimalLayout stores={stores}>Sorry</MinimalLayout>, { chrome })
    expect(html).toContain('to the home page')
    expect(html).toContain('<footer')
  })

  it('ask for a search by a form that needs no script, and leave a short term to the words of the shop', () => {
    const html = draw('standard')
    expect(html).toMatch(/<form[^>]*action="\/catalogsearch\/result"/)
    expect(html).toMatch(/<input[^>]*maxLength="100"[^>]*name="q"/)
    expect(html).not.toContain('minLength')
  })

  it('lead the keyboard from the search to the cart, as they are seen', () => {
    const html = draw('standard')
    expect(html.indexOf('type="search"')).toBeLessThan(html.indexOf('href="/cart"'))
  })

  it('show the search row of a phone on the results, where it is needed', () => {
    expect(draw('standard')).not.toContain('data-search="shown"')
    expect(draw('standard', '/catalogsearch/result?q=sofa')).toContain('data-search="shown"')
  })
})
