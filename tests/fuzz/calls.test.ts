import { expect, it, vi } from 'vitest'
import { bombardCalls } from './bombard-calls.ts'
import { seededNumbers } from './random-address.ts'

/** Of each call; 10,000 by hand: npm run fuzz. */
const EACH = 40

it(`answers ${EACH} random requests of every call in the envelope, and the books still add up`, async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const { wrong, statuses } = await bombardCalls(EACH, seededNumbers(3))
  expect(wrong).toEqual([])
  expect(statuses[200]).toBeGreaterThan(EACH)
}, 240_000)
