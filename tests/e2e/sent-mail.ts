// The mails of the shop, as whoever runs it reads them.
import { expect, type Page } from '@playwright/test'
import { TEST_SECRETS } from '../fixtures/test-secrets.ts'
import { E2E_COMMERCE_PORT } from './addresses.ts'

const COMMERCE_ORIGIN = `http://localhost:${E2E_COMMERCE_PORT}`

/** The newest mail to an address whose text matches, when it was sent: what the match's group holds. */
export async function findInMail(email: string, pattern: RegExp): Promise<string> {
  let found = ''
  await expect(async () => {
    const items = (await openMail('/mail')).split('<li>').filter((item) => item.includes(email))
    const paths = items.flatMap((item) => /href="(\/mail\/[\w-]+)"/.exec(item)?.[1] ?? [])
    const texts = await Promise.all(paths.map((path) => openMail(`${path}?as=text`)))
    found = texts.map((text) => pattern.exec(text)?.[1] ?? '').find((text) => text !== '') ?? ''
    expect(found).not.toBe('')
  }).toPass({ timeout: 15_000 })
  return found
}

/** Opens the page behind the link by which an account's address is confirmed. */
export async function openConfirmation(page: Page, email: string): Promise<void> {
  await page.goto(COMMERCE_ORIGIN + (await findInMail(email, /(\/account\/confirm\/\S+)/)))
}

/** Presses the button there. */
export async function pressConfirm(page: Page): Promise<void> {
  await page.getByRole('button').click()
  await expect(page.getByRole('button')).toHaveCount(0)
}

async function openMail(path: string): Promise<string> {
  const authorization = `Basic ${btoa(`anybody:${TEST_SECRETS.commerce.ADMIN_KEY}`)}`
  return (await fetch(COMMERCE_ORIGIN + path, { headers: { authorization } })).text()
}
