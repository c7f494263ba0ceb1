// An account in the words of a store: registering and logging in above a page.
import { randomUUID } from 'node:crypto'
import { expect, type Locator, type Page } from '@playwright/test'
import { ACCOUNT_FIELDS, ACCOUNT_FORM_PATHS } from '../../../shared/customer/account-forms.ts'
import { openPage, type Shopper, untilRouted } from './shop-page.ts'

export const PASSWORD = 'Trein-naar-Gent-7'
export const newEmail = () => `${randomUUID()}@example.com`

export function dialogOf({ page }: Shopper): Locator {
  return page.getByRole('dialog')
}

/** Opens the dialog by the link in the header. */
export async function openDialog(shopper: Shopper): Promise<void> {
  const { page, t } = shopper
  await page
    .getByRole('banner')
    .getByRole('link', { name: t('account.title') })
    .click()
  await expect(dialogOf(shopper).getByRole('heading', { name: t('account.log-in') })).toBeVisible()
}

/**
 * Does what loads the page anew. A dialog that was open then has an entry in the history, which the new page
 * gives up: whoever goes elsewhere before that is led back.
 */
export async function untilReloaded(page: Page, act: () => Promise<unknown>): Promise<void> {
  const reloaded = page.waitForEvent('load')
  await act()
  await reloaded
  await untilRouted(page)
  const isLayer = () => page.evaluate(() => history.state?.isLayer === true)
  await expect.poll(isLayer).toBe(false)
}

/** Registers in the dialog; the page is loaded anew for who it is. */
export async function register(shopper: Shopper, email: string): Promise<void> {
  await openDialog(shopper)
  await fillRegistration(shopper, email)
  await untilReloaded(shopper.page, () => sendRegistration(shopper))
}

/** Registers by the form of the account page, and stays logged in. */
export async function registerByForm({ page, origin }: Shopper, email: string): Promise<void> {
  await openPage(page, `${origin}/my-account`)
  const form = page.locator(`form[action="${ACCOUNT_FORM_PATHS.register}"]`)
  const write = (name: string, text: string) => form.locator(`[name="${name}"]`).fill(text)
  await write(ACCOUNT_FIELDS.firstName, 'Juno')
  await write(ACCOUNT_FIELDS.lastName, 'de Wit')
  await write(ACCOUNT_FIELDS.email, email)
  await write(ACCOUNT_FIELDS.password, PASSWORD)
  await write(ACCOUNT_FIELDS.repeated, PASSWORD)
  await form.getByRole('button').click()
  await expect(form).toHaveCount(0)
}

/** Fills in a registration in a dialog that is open. */
export async function fillRegistration(shopper: Shopper, email: string): Promise<void> {
  const { t } = shopper
  const dialog = dialogOf(shopper)
  await dialog.getByRole('button', { name: t('account.new-here') }).click()
  await dialog.getByLabel(t('account.first-name'), { exact: true }).fill('Erin')
  await dialog.getByLabel(t('account.last-name'), { exact: true }).fill('de Vries')
  await dialog.getByLabel(t('account.email')).fill(email)
  await dialog.getByLabel(t('account.new-password')).fill(PASSWORD)
  await dialog.getByLabel(t('account.repeat-password')).fill(PASSWORD)
}

/** Sends what was filled in. */
export async function sendRegistration(shopper: Shopper): Promise<void> {
  await dialogOf(shopper)
    .getByRole('button', { name: shopper.t('account.register') })
    .click()
}

/** Fills in a login and sends it. */
export async function logIn(shopper: Shopper, email: string, password: string): Promise<void> {
  const { t } = shopper
  const dialog = dialogOf(shopper)
  await dialog.getByLabel(t('account.email')).fill(email)
  await dialog.getByLabel(t('account.password'), { exact: true }).fill(password)
  await dialog.getByRole('button', { name: t('account.log-in') }).click()
}

/** Logs in where the shop opens, and waits for the page of who it is. */
export async function enter(shopper: Shopper, email: string, password = PASSWORD): Promise<void> {
  const { page, origin } = shopper
  await openPage(page, origin)
  await openDialog(shopper)
  await untilReloaded(page, () => logIn(shopper, email, password))
}

/** Logs out on the page of the account. */
export async function leave({ page, origin, t }: Shopper): Promise<void> {
  await openPage(page, `${origin}/my-account`)
  await page.getByRole('button', { name: t('account.log-out') }).click()
  await expect(page.getByText(t('account.logged-out'))).toBeVisible()
}
