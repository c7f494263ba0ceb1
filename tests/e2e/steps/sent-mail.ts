// The mails of the shop, as whoever runs it reads them.
import { expect, type Page } from '@playwright/test'
import { readMails } from '../../fixtures/sent-mails.ts'
import { E2E_COMMERCE_PORT } from './addresses.ts'

const COMMERCE_ORIGIN = `http://localhost:${E2E_COMMERCE_PORT}`

/** The newest mail to an address whose text matches, when it was sent: what the match's group holds. */
export async function findInMail(email: string, pattern: RegExp): Promise<string> {
  let found = ''
  await expect(async () => {
    const mails = await readMails(E2E_COMMERCE_PORT, email)
    found = mails.map(({ text }) => pattern.exec(text)?.[1] ?? '').find((text) => text !== '') ?? ''
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
