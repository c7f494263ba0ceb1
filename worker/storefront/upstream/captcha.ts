import * as z from 'zod/mini'
import type { Settings } from '../env'
import { readAnswer } from './json-answer'

const VERIFY_URL = 'https://challenges.cloudflare.com/turnstile/v0/siteverify'
const LIMIT_MS = 3000

const verdict = z.object({ success: z.boolean() })

/**
 * Whether Turnstile says that a token came from a person. Without a key every token passes; with
 * one, none passes while Turnstile is out of reach.
 */
export async function isHuman(
  { captchaSecret }: Pick<Settings, 'captchaSecret'>,
  token: string,
  address: string | undefined,
): Promise<boolean> {
  if (captchaSecret === null) return true
  if (token === '') return false
  const body = new URLSearchParams({ secret: captchaSecret, response: token })
  if (address) body.set('remoteip', address)
  const signal = AbortSignal.timeout(LIMIT_MS)
  const response = await fetch(VERIFY_URL, { method: 'POST', body, signal }).catch(() => null)
  const answer = response && (await readAnswer(response, false))
  return answer?.ok === true && verdict.safeParse(answer.value).data?.success === true
}
