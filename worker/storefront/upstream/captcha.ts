import * as z from 'zod/mini'
import { type AskedCaptcha, CAPTCHA_PROVIDERS } from '../../../shared/captcha/captcha-providers'
import type { Settings } from '../env'
import { readAnswer } from './json-answer'

const LIMIT_MS = 3000

const verdict = z.object({ success: z.boolean() })

/**
 * Whether the service says that a token came from a person. Without a key every token passes; with
 * one, none passes while the service is out of reach.
 */
export async function isHuman(
  { captcha }: Pick<Settings, 'captcha'>,
  token: string,
  address: string | undefined,
): Promise<boolean> {
  if (captcha === null) return true
  if (token === '') return false
  const body = new URLSearchParams({ secret: captcha.secret, response: token })
  if (address) body.set('remoteip', address)
  const signal = AbortSignal.timeout(LIMIT_MS)
  const { verifyUrl } = CAPTCHA_PROVIDERS[captcha.provider]
  const response = await fetch(verifyUrl, { method: 'POST', body, signal }).catch(() => null)
  const answer = response && (await readAnswer(response, { envelope: false }))
  return answer?.ok === true && verdict.safeParse(answer.value).data?.success === true
}

/** Which token would show that a person asks. */
export function wantedCaptcha({
  captcha,
}: Pick<Settings, 'captcha'>): { captcha: AskedCaptcha } | undefined {
  if (!captcha?.siteKey) return undefined
  return { captcha: { provider: captcha.provider, siteKey: captcha.siteKey } }
}
