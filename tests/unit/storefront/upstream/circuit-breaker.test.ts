import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createCircuitBreaker } from '../../../../worker/storefront/upstream/circuit-breaker'

function atClock() {
  const clock = { now: 0 }
  return { clock, breaker: createCircuitBreaker(() => clock.now) }
}

test('it opens after five failures in a row and lets one call through after 10 s', () => {
  const { clock, breaker } = atClock()
  for (let count = 0; count < 5; count += 1) {
    expect(breaker.mayCall()).toBe(true)
    breaker.failed()
  }
  expect(breaker.mayCall()).toBe(false)
  clock.now = 9999
  expect(breaker.mayCall()).toBe(false)
  clock.now = 10_000
  expect(breaker.mayCall()).toBe(true)
  expect(breaker.mayCall()).toBe(false)
})

test('a success in between starts the count anew', () => {
  const { breaker } = atClock()
  for (let count = 0; count < 20; count += 1) {
    if (count % 5 === 4) breaker.succeeded()
    else breaker.failed()
  }
  expect(breaker.mayCall()).toBe(true)
})

test('a probe that succeeds closes it, a probe that fails costs another 10 s', () => {
  const { clock, breaker } = atClock()
  for (let count = 0; count < 5; count += 1) breaker.failed()
  clock.now = 10_000
  expect(breaker.mayCall()).toBe(true)
  breaker.failed()
  clock.now = 19_999
  expect(breaker.mayCall()).toBe(false)
  clock.now = 20_000
  expect(breaker.mayCall()).toBe(true)
  breaker.succeeded()
  expect(breaker.mayCall()).toBe(true)
})

test('whatever happened, a call is let through within 10 s', () => {
  const events = fc.array(fc.constantFrom('fail', 'succeed', 'ask', 'wait'), { maxLength: 60 })
  fc.assert(
    fc.property(events, (given) => {
      const { clock, breaker } = atClock()
      for (const event of given) {
        if (event === 'fail') breaker.failed()
        else if (event === 'succeed') breaker.succeeded()
        else if (event === 'ask') breaker.mayCall()
        else clock.now += 3000
      }
      clock.now += 10_000
      expect(breaker.mayCall()).toBe(true)
    }),
  )
})
