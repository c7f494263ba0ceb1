// Each file of the browser's script goes missing, as it does for an old tab after a deploy.
import { readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { DIST } from '../../worker/tools/run/paths.ts'
import { loseFile } from './faults.ts'
import {
  addButton,
  chooseSecond,
  demandCalm,
  expectKept,
  expectProduct,
  type Place,
  productLink,
  visitShop,
} from './hostile-visit.ts'
import { expect } from './patient-expect.ts'
import type { Scenario } from './scenarios.ts'

/** Call it when the shop is built. */
export function listMissingFiles(): Scenario[] {
  return scriptFiles().flatMap((file) => [
    { name: `${file} is missing once`, run: (place: Place) => missFile(place, file, 'once') },
    { name: `${file} is missing`, run: (place: Place) => missFile(place, file, 'always') },
  ])
}

/** A file by how its name begins: the rest is another one in each build. */
export function fileNamed(start: string): string {
  const file = scriptFiles().find((name) => name.startsWith(`${start}-`))
  if (!file) throw new Error(`No file of the build is named ${start}`)
  return file
}

function scriptFiles(): string[] {
  return readdirSync(resolve(DIST, 'client/assets')).filter((file) => file.endsWith('.js'))
}

/** Buys while a file is missing; when it is gone for good, at least what was drawn must stay. */
export async function missFile(
  place: Place,
  file: string,
  times: 'once' | 'always',
): Promise<void> {
  const isLost = (pathname: string) => pathname.endsWith(file)
  await visitShop(place, { mayFail: isLost }, async (shopper) => {
    const { page, origin, list, context, t } = shopper
    await loseFile(context, file, times)
    await demandCalm(shopper, () => page.goto(origin + list))
    await demandCalm(shopper, () => productLink(page).click())
    await expectProduct(shopper)
    const chosen = await chooseSecond(page)
    await demandCalm(shopper, () => addButton(shopper).click())
    await demandCalm(shopper, () => page.getByRole('banner').getByRole('link').last().click())
    await expectKept(shopper, chosen, { mayBeDropped: times === 'always' })
    if (times === 'always') return
    await demandCalm(shopper, () => page.getByRole('link', { name: t('cart.to-checkout') }).click())
    await expect(
      page.getByRole('heading', { level: 2, name: t('checkout.step-details') }),
    ).toBeVisible()
  })
}
