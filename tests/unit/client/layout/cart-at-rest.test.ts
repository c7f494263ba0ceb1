import { expect, it } from 'vitest'
import { cartAtRest } from '../../../../client/layout/layers/cart-at-rest'
import { createCartStore } from '../../../../client/stores/cart-store'
import { FakeBrowser } from '../engine/fake-browser'

function begin() {
  const browser = new FakeBrowser()
  const cart = createCartStore('nl_nl')
  return { browser, cart, rest: cartAtRest(cart, browser.openTab()) }
}

it('a cart is at rest once it is loaded and nothing of it is on its way', async () => {
  const { cart, rest } = begin()
  cart.setState({ isLoaded: true, isPending: true })
  cart.setState({ isPending: false })
  expect(await rest).toBe('at-rest')
})

it('a cart whose requests fail one after the other is not waited for', async () => {
  const { cart, rest } = begin()
  cart.setState({ isLoaded: true, isPending: true, isUnreachable: true })
  expect(await rest).toBe('unknown')
})

it('a cart whose code never comes is not waited for without an end', async () => {
  const { browser, rest } = begin()
  browser.pass(60_000)
  expect(await rest).toBe('unknown')
})

it('without a connection nothing is waited for', async () => {
  const { browser, cart, rest } = begin()
  browser.isOnline = false
  cart.setState({ isPending: true })
  expect(await rest).toBe('offline')
})
