import { expect } from '@playwright/test'
import { expectNoViolations } from '../steps/expect-no-violations.ts'
import { ON_PHONE, openPage, STORES, shopperIn } from '../steps/shop-page.ts'
import { test } from '../steps/watched-test.ts'

// Colours on their way from one to the other have no contrast to speak of.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const LABELS = {
  nl_nl: { email: 'E-mailadres', message: 'Je vraag', send: 'Versturen', thanks: /^Dank je wel/ },
  de_de: { email: 'E-Mail-Adresse', message: 'Deine Frage', send: 'Senden', thanks: /^Danke/ },
  fr_fr: { email: 'Adresse e-mail', message: 'Votre question', send: 'Envoyer', thanks: /^Merci/ },
  global_en: { email: 'E-mail address', message: 'Your question', send: 'Send', thanks: /^Thank/ },
}

for (const storeCode of STORES) {
  test(`a question is sent by the form of the service page in ${storeCode}`, async ({ page }) => {
    const { origin } = shopperIn(storeCode, page)
    const { email, message, send, thanks } = LABELS[storeCode]
    await openPage(page, `${origin}/service`)
    const main = page.getByRole('main')
    await main.getByRole('button', { name: send }).click()
    // The browser itself says that the field is needed, and sends nothing.
    await expect(main.getByRole('textbox', { name: email })).toBeFocused()
    await main.getByRole('textbox', { name: email }).fill('juno@example.com')
    await main.getByRole('textbox', { name: message }).fill('x'.repeat(400))
    await expect(main.getByRole('textbox', { name: message })).toHaveValue('x'.repeat(300))
    await expectNoViolations(page)
    await main.getByRole('button', { name: send }).click()
    await expect(page).toHaveURL(/\/service\?form=done&of=contact#form-contact$/)
    await expect(main.getByText(thanks)).toBeVisible()
    await expect(main.getByRole('textbox', { name: message })).toHaveCount(0)
  })
}

test(
  'a question that is sent without a connection is kept on the page, which says so',
  ON_PHONE,
  async ({ page, context }) => {
    const { origin, t } = shopperIn('global_en', page)
    const { email, message, send, thanks } = LABELS.global_en
    await openPage(page, `${origin}/service`)
    const main = page.getByRole('main')
    await main.getByRole('textbox', { name: email }).fill('juno@example.com')
    await main.getByRole('textbox', { name: message }).fill('Is that oak?')
    await context.setOffline(true)
    await main.getByRole('button', { name: send }).click()
    const said = page.getByRole('region', { name: t('layout.notifications') }).getByRole('listitem')
    await expect(said.filter({ hasText: t('account.offline') })).toBeVisible()
    await expect(main.getByRole('textbox', { name: message })).toHaveValue('Is that oak?')
    await said.getByRole('button', { name: t('notification.ok') }).click()
    await page.getByRole('contentinfo').getByRole('link', { name: 'Deutschland' }).click()
    await expect(said.filter({ hasText: t('account.offline-press') })).toBeVisible()
    await context.setOffline(false)
    await main.getByRole('button', { name: send }).click()
    await expect(main.getByText(thanks)).toBeVisible()
  },
)

test.describe('without script', ON_PHONE, () => {
  test.use({ javaScriptEnabled: false })

  test('a question is sent all the same', async ({ page }) => {
    const { origin } = shopperIn('de_de', page)
    const { email, message, send, thanks } = LABELS.de_de
    await page.goto(`${origin}/service`)
    await page.getByRole('main').getByRole('textbox', { name: email }).fill('juno@example.com')
    await page.getByRole('textbox', { name: message }).fill('Ist das Eiche?')
    await page.getByRole('main').getByRole('button', { name: send }).click()
    await expect(page.getByText(thanks)).toBeVisible()
  })
})
