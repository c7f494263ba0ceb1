import {
  type AskedCaptcha,
  CAPTCHA_PROVIDERS,
  type CaptchaName,
} from '../../shared/captcha/captcha-providers'
import { isRecord } from '../../shared/json/is-record'
import type { GatewayAnswer } from './ports'

/** Gets a token that shows that a person asks; null where there was none to be had. */
export type SolveCaptcha = (asked: AskedCaptcha) => Promise<string | null>

export interface Proof {
  solve: SolveCaptcha
  /** A token that somebody else has got, such as the native app. */
  token?: string | undefined
}

/**
 * Sends what may need the proof that a person asks (spec 5): once more, with a token, where the answer
 * asks for one.
 */
export async function sendAsPerson(
  send: (token: string | undefined) => Promise<GatewayAnswer>,
  { solve, token }: Proof,
): Promise<GatewayAnswer> {
  const first = await send(token)
  const asked = first.kind === 'answered' ? readAskedCaptcha(first.meta) : null
  const solved = asked && (await solve(asked))
  return solved ? send(solved) : first
}

/** Which token a refused call asks for; null where it asks for none. */
function readAskedCaptcha(meta: unknown): AskedCaptcha | null {
  const { provider, siteKey } = isRecord(meta) && isRecord(meta.captcha) ? meta.captcha : {}
  if (typeof provider !== 'string' || typeof siteKey !== 'string' || siteKey === '') return null
  if (!Object.hasOwn(CAPTCHA_PROVIDERS, provider)) return null
  return { provider: provider as CaptchaName, siteKey }
}
