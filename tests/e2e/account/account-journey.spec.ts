// What a customer does with an account, in each store: its details and addresses, its newsletter, a
// forgotten password, a review, and its end.
import { expect } from '@playwright/test'
import { ACCOUNT_FIELDS, ACCOUNT_FORM_PATHS } from '../../../shared/customer/account-forms.ts'
import { streetText } from '../../../shared/i18n/address-text.ts'
import { storeViewOf } from '../../../shared/store-view/store-views.ts'
import { fromAddress, randomAddress } from '../../fixtures/visit.ts'
import { dialogOf, leave, newEmail, PASSWORD, registerByForm } from '../steps/account-steps.ts'
import { expectNoViolations } from '../steps/expect-no-violations.ts'
import { findInMail, openConfirmation, pressConfirm } from '../steps/sent-mail.ts'
import {
  openPage,
  openProduct,
  POSTCODES,
  type Shopper,
  SIMPLE_SKU,
  STORES,
  shopperIn,
  turnOf,
} from '../steps/shop-page.ts'
import { test } from '../steps/watched-test.ts'

const NEW_PASSWORD = 'Fiets-langs-de-Maas-3'

// Registering is limited by address: each test comes from one of its own.
test.beforeEach(({ context }) => context.setExtraHTTPHeaders(fromAddress(randomAddress())))

/** The form that is posted there, once the store's code stands before its path or does not. */
function formOf({ page }: Shopper, form: keyof typeof ACCOUNT_FORM_PATHS) {
  return page.locator(`form[action$="${ACCOUNT_FORM_PATHS[form]}"]`)
}

async function changeDetails(shopper: Shopper): Promise<void> {
  const { page, t } = shopper
  const form = formOf(shopper, 'profile')
  await form.getByLabel(t('account.first-name'), { exact: true }).fill('Aaron')
  await form.getByRole('button', { name: t('account.save') }).click()
  await expect(page.getByText(t('account.changed'))).toBeVisible()
  await expect(page.getByText(t('account.hello').replace('{name}', 'Aaron'))).toBeVisible()
}

async function addAddress(shopper: Shopper): Promise<void> {
  const { page, storeCode, t } = shopper
  await page.getByRole('link', { name: t('account.address-add') }).click()
  const form = formOf(shopper, 'address')
  const field = (key: Parameters<Shopper['t']>[0]) => form.getByLabel(t(key), { exact: true })
  await field('account.zip-code').fill(POSTCODES[storeCode])
  await field('account.street').fill('Kerkstraat')
  await field('account.house-number').fill('12')
  await field('account.city').fill('Amsterdam')
  await expectNoViolations(page)
  await form.getByRole('button', { name: t('account.save') }).click()
  await expect(page.getByText(t('account.changed'))).toBeVisible()
  const { defaultCountry } = storeViewOf(storeCode).tax
  await expect(page.getByText(streetText(['Kerkstraat', '12'], defaultCountry))).toHaveCount(2)
}

/** The newsletter waits until the address is confirmed by the link of the first mail. */
async function confirmAddress(shopper: Shopper, email: string): Promise<void> {
  const { page, origin, t } = shopper
  await expect(page.getByText(t('account.confirm-first'))).toBeVisible()
  await openConfirmation(page, email)
  await expectNoViolations(page)
  await pressConfirm(page)
  await openPage(page, `${origin}/my-account`)
  await expect(page.getByText(t('account.newsletter-off'))).toBeVisible()
}

async function chooseNewPassword(shopper: Shopper, email: string): Promise<void> {
  const { page, origin, t } = shopper
  await leave(shopper)
  await openPage(page, `${origin}/reset-password`)
  await expectNoViolations(page)
  const forgot = formOf(shopper, 'forgot')
  await forgot.getByLabel(t('account.email')).fill(email)
  await forgot.getByRole('button', { name: t('account.reset-send') }).click()
  await expect(page.getByText(t('account.reset-sent'))).toBeVisible()
  const token = await findInMail(email, /reset-password\?token=([\w-]+)/)
  await openPage(page, `${origin}/reset-password?token=${token}`)
  await expectNoViolations(page)
  const choose = formOf(shopper, 'choose')
  await choose.getByLabel(t('account.email')).fill(email)
  await choose.locator(`[name="${ACCOUNT_FIELDS.newPassword}"]`).fill(NEW_PASSWORD)
  await choose.locator(`[name="${ACCOUNT_FIELDS.repeated}"]`).fill(NEW_PASSWORD)
  await choose.getByRole('button', { name: t('account.password-save') }).click()
  await expect(page.getByText(t('account.password-changed'))).toBeVisible()
}

async function writeReview(shopper: Shopper): Promise<void> {
  const { page, t } = shopper
  await openProduct(shopper, SIMPLE_SKU)
  await page.getByRole('button', { name: t('product.review-write') }).click()
  const form = dialogOf(shopper)
  await expect(form.getByRole('radio').first()).toBeVisible()
  await expectNoViolations(page)
  await form.getByRole('radio').nth(1).check()
  await form.getByRole('textbox', { name: t('product.review-name') }).fill('Aaron')
  await form.getByRole('textbox', { name: t('product.review-title') }).fill('Soft')
  await form.getByRole('textbox', { name: t('product.review-text') }).fill('Very.')
  await form.getByRole('button', { name: t('product.review-send') }).click()
  await expect(form.getByRole('status')).toHaveText(t('product.review-sent'))
}

async function deleteAccount(shopper: Shopper, email: string): Promise<void> {
  const { page, origin, t } = shopper
  await openPage(page, `${origin}/my-account`)
  await page.getByRole('button', { name: t('account.delete'), exact: true }).click()
  const dialog = dialogOf(shopper)
  await expect(dialog.getByText(t('account.delete-text'))).toBeVisible()
  await expectNoViolations(page)
  await dialog.getByLabel(t('account.current-password')).fill(PASSWORD)
  await dialog.getByRole('button', { name: t('account.delete-confirm') }).click()
  const form = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: t('account.delete'), exact: true }) })
  const password = form.getByLabel(t('account.current-password'))
  await expect(password).toBeFocused()
  await expect(password).toHaveAccessibleDescription(t('account.password-wrong'))
  await password.fill(NEW_PASSWORD)
  await form.getByRole('button', { name: t('account.delete-confirm') }).click()
  await expect(page.getByText(t('account.deleted'))).toBeVisible()
  await findInMail(email, DELETED[shopper.storeCode])
}

/** How the last letter of an account begins. */
const DELETED: Record<Shopper['storeCode'], RegExp> = {
  nl_nl: /^(Je account is verwijderd)/,
  de_de: /^(Dein Konto ist gelöscht)/,
  fr_fr: /^(Votre compte est supprimé)/,
  global_en: /^(Your account has been deleted)/,
}

for (const storeCode of STORES) {
  test(
    `an account of ${storeCode} is kept, its password chosen anew by mail, and deleted`,
    turnOf(storeCode),
    async ({ page }) => {
      test.slow()
      const shopper = shopperIn(storeCode, page)
      const email = newEmail()
      await registerByForm(shopper, email)
      await openPage(page, `${shopper.origin}/my-account`)
      await changeDetails(shopper)
      await addAddress(shopper)
      await confirmAddress(shopper, email)
      await chooseNewPassword(shopper, email)
      await writeReview(shopper)
      await deleteAccount(shopper, email)
    },
  )
}
