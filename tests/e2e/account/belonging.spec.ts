// What belongs to a customer, where only a browser decides: what opens above the page, and the keyboard.

import { expect, type Page } from '@playwright/test'
import { prepareTask, type SyncTask } from '../../../client/engine/sync-tasks/sync-task.ts'
import { LOGGED_IN_COOKIE } from '../../../shared/customer/logged-in-cookie.ts'
import { REFRESH_EXCEEDED_MESSAGE } from '../../../shared/customer/token-lock.ts'
import { fromAddress, randomAddress } from '../../fixtures/visit.ts'
import {
  dialogOf,
  leave,
  logIn,
  newEmail,
  openDialog,
  PASSWORD,
  register,
  untilReloaded,
} from '../steps/account-steps.ts'
import { openConfirmation, pressConfirm } from '../steps/sent-mail.ts'
import {
  holdScripts,
  look,
  ON_DESKTOP,
  ON_PHONE,
  openPage,
  SIMPLE_SKU,
  STORES,
  shopperIn,
  startInCart,
  turnOf,
} from '../steps/shop-page.ts'
import { test } from '../steps/watched-test.ts'

// Logging in is limited by address.
test.beforeEach(({ context }) => context.setExtraHTTPHeaders(fromAddress(randomAddress())))

for (const storeCode of STORES) {
  test(
    `the newsletter's link in the footer of ${storeCode} opens its form, and gives the focus back`,
    turnOf(storeCode),
    async ({ page }) => {
      const shopper = shopperIn(storeCode, page)
      const { origin, t } = shopper
      await openPage(page, `${origin}/cart`)
      await expect(dialogOf(shopper)).toHaveCount(0)
      const link = page.getByRole('contentinfo').locator('a[href$="/newsletter"]')
      await link.focus()
      await page.keyboard.press('Enter')
      const dialog = dialogOf(shopper)
      await expect(dialog.getByRole('textbox', { name: t('checkout.email') })).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(dialog).toHaveCount(0)
      await expect(link).toBeFocused()
    },
  )
}

test('an account is deleted only after it was asked once more', ON_PHONE, async ({ page }) => {
  const shopper = shopperIn('global_en', page)
  const { origin, t } = shopper
  await openPage(page, origin)
  await register(shopper, newEmail())
  await openPage(page, `${origin}/my-account`)
  const ask = page.getByRole('button', { name: t('account.delete'), exact: true })
  await ask.click()
  await dialogOf(shopper)
    .getByRole('button', { name: t('account.delete-cancel') })
    .click()
  await expect(dialogOf(shopper)).toHaveCount(0)
  await ask.click()
  await dialogOf(shopper).getByLabel(t('account.current-password')).fill(PASSWORD)
  await dialogOf(shopper)
    .getByRole('button', { name: t('account.delete-confirm') })
    .click()
  await expect(page.getByText(t('account.deleted'))).toBeVisible()
})

test(
  'who has begun to delete an account on a slow phone goes on in that form',
  ON_PHONE,
  async ({ page }) => {
    const shopper = shopperIn('global_en', page)
    const { origin, t } = shopper
    await openPage(page, origin)
    await register(shopper, newEmail())
    const release = await holdScripts(page)
    await page.goto(`${origin}/my-account`, { waitUntil: 'commit' })
    const section = page
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: t('account.delete'), exact: true }) })
    const password = section.getByLabel(t('account.current-password'))
    await password.fill(PASSWORD)
    await release()
    await expect(password).toHaveValue(PASSWORD)
    await expect(password).toBeFocused()
    await section.getByRole('button', { name: t('account.delete-confirm') }).click()
    await expect(page.getByText(t('account.deleted'))).toBeVisible()
  },
)

for (const storeCode of STORES) {
  test(
    `the newsletter of ${storeCode} is joined, and the data are taken along, by keyboard alone`,
    turnOf(storeCode),
    async ({ page }) => {
      const shopper = shopperIn(storeCode, page)
      const { origin, t } = shopper
      await openPage(page, origin)
      const email = newEmail()
      await register(shopper, email)
      await openConfirmation(page, email)
      await pressConfirm(page)
      await openPage(page, `${origin}/my-account`)
      const join = page.getByRole('button', { name: t('account.newsletter-join') })
      await page.getByRole('heading', { level: 1 }).click()
      for (let steps = 0; steps < 60; steps += 1) {
        await page.keyboard.press('Tab')
        if (await join.evaluate((button) => button === document.activeElement)) break
      }
      await expect(join).toBeFocused()
      await page.keyboard.press('Enter')
      // Germany asks by mail first.
      await expect(
        page
          .getByRole('button', { name: t('account.newsletter-leave') })
          .or(page.getByText(t('account.newsletter-asked'))),
      ).toBeVisible()
      const download = page.waitForEvent('download')
      await page.getByRole('link', { name: t('account.data-download') }).focus()
      await page.keyboard.press('Enter')
      expect((await download).suggestedFilename()).toBe('my-data.json')
    },
  )
}

test(
  'who logs out in one tab finds no page of theirs in the other, and the same cart at the next login',
  ON_DESKTOP,
  async ({ context, page }) => {
    const shopper = shopperIn('global_en', page)
    const { origin, t } = shopper
    const email = newEmail()
    await openPage(page, origin)
    await register(shopper, email)
    await startInCart(shopper)
    const other = { ...shopper, page: await context.newPage() }
    await openPage(other.page, `${origin}/my-account`)
    const logOut = other.page.getByRole('button', { name: t('account.log-out') })
    await expect(logOut).toBeVisible()
    await look(other.page, 'away')
    await leave(shopper)
    await untilReloaded(other.page, () => look(other.page, 'back'))
    await expect(other.page.getByText(t('account.guests'))).toBeVisible()
    await expect(logOut).toHaveCount(0)
    await openPage(other.page, origin)
    await openDialog(other)
    await untilReloaded(other.page, () => logIn(other, email, PASSWORD))
    await openPage(other.page, `${origin}/cart`)
    await expect(other.page.getByRole('main').getByRole('spinbutton')).toHaveValue('1')
  },
)

test(
  'without a connection no form of the account is posted, and what was typed stays',
  ON_PHONE,
  async ({ context, page }) => {
    const { origin, t } = shopperIn('global_en', page)
    for (const [path, button, words] of [
      ['/my-account', 'account.log-in', 'account.offline'],
      ['/reset-password', 'account.reset-send', 'account.reset-offline'],
    ] as const) {
      await openPage(page, `${origin}${path}`)
      const main = page.getByRole('main')
      const email = main.getByLabel(t('account.email')).first()
      await email.fill('erin@example.com')
      for (const password of await main.getByLabel(t('account.password'), { exact: true }).all()) {
        await password.fill(PASSWORD)
      }
      await context.setOffline(true)
      await main.getByRole('button', { name: t(button), exact: true }).click()
      await expect(main.getByRole('alert').getByText(t(words))).toBeVisible()
      await expect(email).toHaveValue('erin@example.com')
      await context.setOffline(false)
      await expect(main.getByText(t(words))).toHaveCount(0)
    }
  },
)

/** Puts a call into the queue of a store as one that waits for a connection. */
async function keepWaiting(page: Page, task: SyncTask): Promise<void> {
  await page.evaluate(
    (kept) =>
      new Promise<void>((done, failed) => {
        localStorage.setItem('global_en-shop/sync-tasks', '1')
        const opening = indexedDB.open('global_en-shop/waiting', 1)
        opening.onupgradeneeded = () => {
          for (const name of ['tasks', 'notices']) opening.result.createObjectStore(name)
        }
        opening.onerror = () => failed(opening.error)
        opening.onsuccess = () => {
          const change = opening.result.transaction('tasks', 'readwrite')
          change.objectStore('tasks').put(kept, kept.task_id)
          change.oncomplete = () => {
            opening.result.close()
            done()
          }
        }
      }),
    task,
  )
}

function countWaiting(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((done, failed) => {
        const opening = indexedDB.open('global_en-shop/waiting', 1)
        opening.onerror = () => failed(opening.error)
        opening.onsuccess = () => {
          const counted = opening.result.transaction('tasks').objectStore('tasks').count()
          counted.onsuccess = () => {
            opening.result.close()
            done(counted.result)
          }
        }
      }),
  )
}

test(
  'after too many refreshes the login ends: it is said, and what waited is dropped',
  ON_DESKTOP,
  async ({ page }) => {
    const shopper = shopperIn('global_en', page)
    const { origin, t } = shopper
    await openPage(page, origin)
    await register(shopper, newEmail())
    await openPage(page, `${origin}/about`)
    const cookies = await page.context().cookies()
    const asked = {
      url: '/api/product-alert/subscribe',
      payload: { method: 'POST' as const, body: { sku: SIMPLE_SKU } },
      login: cookies.find(({ name }) => name === LOGGED_IN_COOKIE)?.value ?? '',
    }
    await keepWaiting(page, prepareTask(asked, 'waiting-1', Date.now()))
    // Only a backend that refuses what it has just given brings this about.
    await page.route('**/api/user/wishlist', (route) =>
      route.fulfill({
        status: 401,
        headers: { 'set-cookie': 'logged-in=; Max-Age=0; Path=/' },
        json: { code: 401, result: REFRESH_EXCEEDED_MESSAGE, meta: { reason: 'signed-out' } },
      }),
    )
    await look(page, 'back')
    const told = page.getByRole('listitem').filter({ hasText: t('account.refresh-exceeded') })
    await expect(told).toBeVisible()
    await expect(
      dialogOf(shopper).getByRole('heading', { name: t('account.log-in') }),
    ).toBeVisible()
    await expect.poll(() => countWaiting(page)).toBe(0)
  },
)
