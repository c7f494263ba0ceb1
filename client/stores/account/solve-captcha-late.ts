import type { AskedCaptcha } from '../../../shared/captcha/captcha-providers'
import { tryToLoad } from '../try-to-load'

/** Gets the token of a captcha, by code that comes when one is asked for; null where none is to be had. */
export async function solveCaptchaLate(asked: AskedCaptcha): Promise<string | null> {
  const code = await tryToLoad('captcha', () => import('../../browser/captcha/solve-captcha'))
  return code?.solveCaptcha(asked) ?? null
}
