import { isRecord } from '../../../shared/json/is-record'
import { parseJson } from '../../../shared/json/parse-json'
import { useShop } from '../../stores/shop'
import { Button } from '../../ui/button'

/** The largest of the windows that a challenge may have: the whole one. */
const FULL_WINDOW = '05'

/**
 * The bank wants to ask the shopper something, on its own page in this window (3DS2). Its answer
 * comes back to the shop by POST.
 */
export function BankChallenge({ token }: { token: string }) {
  const { t } = useShop()
  const asked = parseJson(atob(token))
  if (!isRecord(asked)) throw new Error('A challenge that cannot be read')
  const { threeDSServerTransID, acsTransID, messageVersion } = asked
  const request = {
    threeDSServerTransID,
    acsTransID,
    messageVersion,
    messageType: 'CReq',
    challengeWindowSize: FULL_WINDOW,
  }
  const creq = btoa(JSON.stringify(request))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
  return (
    <form method="post" action={String(asked.acsURL)}>
      <input type="hidden" name="creq" value={creq} />
      <Button type="submit">{t('checkout.card-to-bank')}</Button>
    </form>
  )
}
