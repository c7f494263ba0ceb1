import { useEffect, useState } from 'react'
import type { MessageKey } from '../../../shared/i18n/messages'
import type { Result } from '../../../shared/result'
import type { EnteredCoupon } from '../../catalog/vouchers/coupon-field'
import { useCart, useCartStore } from '../cart'
import { useNotify } from '../notifications/notifications'
import { usePorts } from '../ports'
import { useShop } from '../shop'
import { tryToLoad } from '../try-to-load'
import type { RefusedCodes } from './use-refused-codes'

type GiftCardCalls = typeof import('../../engine/gift-card-calls')

interface GiftCardState {
  isBusy: boolean
  fault: MessageKey | null
  /** Of a card that was only looked at, in cents. */
  balance: number | null
}

const IDLE: GiftCardState = { isBusy: false, fault: null, balance: null }

/**
 * The coupon and the gift cards of the cart, and what can be done with them.
 * @param posted what a form was refused with before the page was drawn
 */
export function useVouchers(posted: RefusedCodes) {
  const { http } = usePorts()
  const totals = useCart((cart) => cart.totals)
  const refresh = useCart((cart) => cart.refresh)
  const notify = useNotify()
  const { t } = useShop()
  const [giftCard, setGiftCard] = useState<GiftCardState>({ ...IDLE, ...posted.giftCard })

  async function ask<T>(
    send: (calls: GiftCardCalls) => Promise<Result<T, MessageKey>>,
    done: (value: T) => void,
  ) {
    setGiftCard({ ...IDLE, isBusy: true })
    const calls = await tryToLoad('gift-cards', () => import('../../engine/gift-card-calls'))
    const answer = calls ? await send(calls) : null
    if (answer?.ok) {
      setGiftCard(IDLE)
      done(answer.value)
    } else setGiftCard({ ...IDLE, fault: answer?.error ?? 'cart.reason-unknown' })
  }

  return {
    totals,
    ...useCoupon(posted.coupon),
    // Its fold stays open, whatever is entered next.
    giftCard: { ...posted.giftCard, ...giftCard },
    onGiftCard: (code: string) =>
      void ask(
        (calls) => calls.payWithGiftCard(http, code),
        () => {
          refresh()
          notify({ type: 'success', message: t('cart.gift-card-applied') })
        },
      ),
    onCheck: (code: string) =>
      void ask(
        (calls) => calls.askBalance(http, code),
        (balance) => setGiftCard({ ...IDLE, balance }),
      ),
    onRemove: (itemId: number) =>
      void ask((calls) => calls.withdrawGiftCard(http, itemId), refresh),
  }
}

/** The code that was entered last stays, with why it was refused, until another one is entered. */
function useCoupon(posted: EnteredCoupon | null) {
  const cart = useCartStore()
  const [coupon, setCoupon] = useState(posted)
  useEffect(() => {
    const showCouponFault = (code: string, fault: string) => setCoupon({ code, fault })
    cart.setState({ showCouponFault })
    return () => {
      // Race: the field of the next page may have come before this one has gone.
      if (cart.getState().showCouponFault === showCouponFault) {
        cart.setState({ showCouponFault: undefined })
      }
    }
  }, [cart])
  function onCoupon(code: string): void {
    setCoupon(code === '' ? null : { code })
    cart.getState().enterCoupon(code)
  }
  return { coupon, onCoupon }
}
