import { isAppVisit } from '../http/app-visit'
import { isHuman } from '../upstream/captcha'
import type { GatewayContext } from './gateway-context'

/**
 * In the native app, logging in and registering need a captcha result first (spec 5). Without script there
 * is none.
 */
export async function mayEnter(c: GatewayContext, token = ''): Promise<boolean> {
  if (!isAppVisit(c)) return true
  return isHuman(c.get('settings'), token, c.req.header('cf-connecting-ip'))
}
