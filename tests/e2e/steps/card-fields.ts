// Stands in for the card provider's servers: the frames in which a card is typed, in the messages that
// its package exchanges with them. What is typed is not encrypted but marked with `test_`, which the
// sandbox of the shop takes.
import type { Page } from '@playwright/test'

const FRAMES = 'https://checkoutshopper-test.adyen.com'
const FILES = 'https://checkoutshopper-test.cdn.adyen.com'
const COUNTS = 'https://checkoutanalytics-test.adyen.com'

export const CARD_ORIGINS = [FRAMES, FILES, COUNTS]

const PICTURE = '<svg xmlns="http://www.w3.org/2000/svg"/>'

/** One field in its frame: it names itself as it was told to, and says each valid value. */
const FIELD = `<!doctype html><html lang="en"><title>Card</title><body><input><script>
  const input = document.querySelector('input')
  let field = null
  const say = (message) => parent.postMessage(
    JSON.stringify({ fieldType: field.fieldType, numKey: field.numKey, ...message }), field.shop)
  const blob = (encryptedFieldName, value) => ({ encryptedFieldName, blob: 'test_' + value })
  addEventListener('message', ({ data, origin }) => {
    const told = JSON.parse(data)
    if (!told.fieldType || field) return
    field = { ...told, shop: origin }
    input.setAttribute('aria-label', told.fieldType)
    say({ action: 'config' })
  })
  input.addEventListener('input', () => {
    const { fieldType } = field
    const [month, year] = input.value.split('/')
    const blobs = fieldType === 'encryptedExpiryDate'
      ? [blob('encryptedExpiryMonth', month), blob('encryptedExpiryYear', '20' + year)]
      : [blob(fieldType, input.value)]
    say({ action: 'encryption', [fieldType]: blobs })
  })
</script></body></html>`

/** What a shop with a real provider begins with, answered by the sandbox that stands behind. */
export async function pretendProvider(page: Page): Promise<void> {
  const amount = { currency: 'EUR', value: 12_345 }
  const result = { environment: 'test', clientKey: 'test_CLIENT', amount, brands: ['mc', 'visa'] }
  await page.route('**/api/ext/adyen/initiate?*', (route) =>
    route.fulfill({ json: { code: 200, result } }),
  )
  const headers = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' }
  await page.route(
    (url) => CARD_ORIGINS.includes(url.origin),
    (route) => {
      const type = route.request().resourceType()
      if (type === 'document') return route.fulfill({ contentType: 'text/html', body: FIELD })
      return type === 'image'
        ? route.fulfill({ contentType: 'image/svg+xml', body: PICTURE })
        : route.fulfill({ json: {}, headers })
    },
  )
}

/** The wallets of a merchant with a real provider. */
export async function pretendWallets(page: Page): Promise<void> {
  const applePay = {
    type: 'applepay',
    name: 'Apple Pay',
    brands: ['mc', 'visa'],
    configuration: { merchantId: 'merchant.test', merchantName: 'Test' },
  }
  const paymentMethodsResponse = { paymentMethods: [applePay], storedPaymentMethods: [] }
  const result = { environment: 'test', clientKey: 'test_CLIENT', paymentMethodsResponse }
  await page.route('**/api/ext/adyen/payment-methods?*', (route) =>
    route.fulfill({ json: { code: 200, result } }),
  )
  await page.route('https://applepay.cdn-apple.com/**', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      headers: { 'access-control-allow-origin': '*' },
      body: '',
    }),
  )
}

/** Types a card into the frames of the provider. */
export async function typeCard(page: Page, number: string): Promise<void> {
  const field = (title: string) => page.getByTitle(title).contentFrame().getByRole('textbox')
  await field('Card number').fill(number)
  await field('Expiry date').fill('03/30')
  await field('Security code').fill('737')
  await page.getByRole('textbox', { name: 'Name on card' }).fill('Erin')
}
