import { storeOrigin } from '../steps/addresses.ts'
import { ON_DESKTOP } from '../steps/shop-page.ts'
import { test } from '../steps/watched-test.ts'

const origin = storeOrigin('nl_nl')

test.fail('an error in the console fails a test', ON_DESKTOP, async ({ page }) => {
  await page.goto(`${origin}/cart`)
  await page.evaluate(() => console.error('An issue'))
})

test.fail('a stopped script fails a test', ON_DESKTOP, async ({ page }) => {
  await page.goto(`${origin}/cart`)
  await page.evaluate(() => reportError(new Error('Hydration failed')))
})

test.fail('an error in another tab fails a test', ON_DESKTOP, async ({ context }) => {
  const other = await context.newPage()
  await other.goto(`${origin}/cart`)
  await other.evaluate(() => console.error('An issue'))
})

test.fail('a picture that is not there fails a test', ON_DESKTOP, async ({ page }) => {
  await page.goto(`${origin}/cart`)
  await page.evaluate(async () => {
    const picture = new Image()
    picture.src = '/media/no-such-picture.webp'
    await new Promise((settled) => picture.addEventListener('error', settled))
  })
})
