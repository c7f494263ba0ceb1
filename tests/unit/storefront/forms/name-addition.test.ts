import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readChangeNames } from '../../../../shared/contract/cart/change-name'
import { nameAddition } from '../../../../worker/storefront/forms/name-addition'

const FORM = 'sku=RUG-NEST&qty=1'
const nameAt = (now: number, form = FORM, place = 0) =>
  nameAddition(new URLSearchParams(form), place, now)

/** Whether what came under these names is known by one of the others. */
const isKnown = ([kept]: string[], names: string[]) => names.includes(kept ?? '')

describe('the names of what a form adds', () => {
  it('know a press that is doubled within two seconds, wherever one span ends', async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(1e12), fc.nat(2000), async (now, later) => {
        expect(isKnown(await nameAt(now), await nameAt(now + later))).toBe(true)
      }),
    )
  })

  it('are others four seconds later: then the shopper wants one more', async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(1e12), fc.nat(60_000), async (now, later) => {
        expect(isKnown(await nameAt(now), await nameAt(now + 4000 + later))).toBe(false)
      }),
    )
  })

  it('are others for another product, quantity, choice or line', async () => {
    const [names, ...others] = await Promise.all([
      nameAt(1e12),
      nameAt(1e12, 'sku=RUG-OTHER&qty=1'),
      nameAt(1e12, 'sku=RUG-NEST&qty=2'),
      nameAt(1e12, `${FORM}&size=12`),
      nameAt(1e12, FORM, 1),
    ])
    for (const other of others) expect(isKnown(names, other)).toBe(false)
  })

  it('may be sent in the header', async () => {
    const names = await nameAt(Date.now(), FORM, 299)
    expect(readChangeNames(names.join(' '))).toEqual(names)
    expect(readChangeNames([...names, 'one-too-many'].join(' '))).toEqual([])
    expect(readChangeNames('short')).toEqual([])
    expect(readChangeNames(undefined)).toEqual([])
  })
})
