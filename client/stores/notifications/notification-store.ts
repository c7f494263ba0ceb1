// What the shop has to tell the shopper (spec 3 and 4). Only data: layout draws the stack, and its
// code brings this.
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { ClockPort, RandomPort } from '../../engine/ports'

const TYPES = ['secondary', 'info', 'success', 'warning', 'danger'] as const
export type NotificationType = (typeof TYPES)[number]

/** A link or a button; pressing either closes the notification. */
export interface NotificationAction {
  label: string
  href?: string
  action?: () => void
}

export interface Notification {
  /** Random, below 100000. */
  id: number
  type: NotificationType
  message: string
  action1?: NotificationAction
  /** What it is about, which its picture says (spec 3). */
  addToCart?: boolean
  addToWishlist?: boolean
  removedFromWishlist?: boolean
  /** What may end before it was read, and takes it away then. */
  about?: 'waiting-order'
  /** Milliseconds. */
  timeToLive: number
  hasNoTimeout: boolean
}

type Flag = 'addToCart' | 'addToWishlist' | 'removedFromWishlist'

export type NewNotification = Pick<Notification, 'message' | 'action1' | 'about' | Flag> & {
  /** Anything that is not a known type is shown as danger. */
  type: string
  timeToLive?: number
  hasNoTimeout?: boolean
}

const TIME_TO_LIVE_MS = 5000
/** For what was added to the cart or the wishlist. */
export const LONG_TIME_TO_LIVE_MS = 15_000
const ID_LIMIT = 100_000

export interface NotificationState {
  notifications: Notification[]
  /**
   * What a live region says. The count grows with every notification, also with one that repeats
   * the last and is not shown again: the action was repeated, so it is announced again.
   */
  announcement: { text: string; count: number }
  notify: (notification: NewNotification) => void
  /** Says something to those who do not see the page; the others see it there. */
  announce: (text: string) => void
  dismiss: (id: number) => void
  /** What these are about is over. */
  withdraw: (about: NonNullable<Notification['about']>) => void
  /** All timers stand still while one of these holds; then they run on with what was left. */
  hold: (reasons: Partial<HoldReasons>) => void
}

interface HoldReasons {
  /** The pointer is on the stack. */
  isPointed: boolean
  /** The focus is in it. */
  isFocused: boolean
  /** The tab is hidden. */
  isHidden: boolean
}

export type NotificationStore = StoreApi<NotificationState>

interface Countdown {
  left: number
  since: number
  cancel: () => void
}

/** Makes the notifications of one page load. */
export function createNotificationStore(ports: {
  clock: ClockPort
  random: RandomPort
}): NotificationStore {
  const countdowns = new Map<number, Countdown>()
  const reasons: HoldReasons = { isPointed: false, isFocused: false, isHidden: false }
  const isPaused = () => Object.values(reasons).includes(true)

  return createStore<NotificationState>((set, get) => {
    function run(id: number, left: number) {
      const cancel = isPaused() ? () => {} : ports.clock.after(left, () => get().dismiss(id))
      countdowns.set(id, { left, since: ports.clock.now(), cancel })
    }

    function hold(changed: Partial<HoldReasons>) {
      const wasPaused = isPaused()
      Object.assign(reasons, changed)
      if (isPaused() && !wasPaused) stopAll()
      if (!isPaused() && wasPaused) for (const [id, { left }] of countdowns) run(id, left)
    }

    function stopAll() {
      for (const countdown of countdowns.values()) {
        countdown.cancel()
        countdown.left = Math.max(0, countdown.left - (ports.clock.now() - countdown.since))
      }
    }

    function freeId(): number {
      const id = ports.random.integer(ID_LIMIT)
      return get().notifications.some((other) => other.id === id) ? freeId() : id
    }

    function dismissAll(outdated: Notification[]) {
      for (const { id } of outdated) get().dismiss(id)
    }

    function announce(text: string) {
      set({ announcement: { text, count: get().announcement.count + 1 } })
    }

    /** What may end is not left to be read where it was said. */
    function forgetSaid(gone: Notification | undefined) {
      const { announcement } = get()
      if (!gone?.about || gone.message !== announcement.text) return
      set({ announcement: { ...announcement, text: '' } })
    }

    return {
      notifications: [],
      announcement: { text: '', count: 0 },
      announce,
      notify(wanted) {
        const { notifications } = get()
        announce(wanted.message)
        if (notifications.at(-1)?.message === wanted.message) return
        if (isOfWishlist(wanted)) dismissAll(notifications.filter(isOfWishlist))
        const made = toNotification(freeId(), wanted)
        set({ notifications: [...get().notifications, made] })
        if (!made.hasNoTimeout) run(made.id, made.timeToLive)
      },
      dismiss(id) {
        countdowns.get(id)?.cancel()
        countdowns.delete(id)
        forgetSaid(get().notifications.find((gone) => gone.id === id))
        set({ notifications: get().notifications.filter((other) => other.id !== id) })
        // A removed element fires no leave and no blur event: the pause would never end.
        if (get().notifications.length === 0) hold({ isPointed: false, isFocused: false })
      },
      withdraw: (over) => dismissAll(get().notifications.filter(({ about }) => about === over)),
      hold,
    }
  })
}

/** Hearts are pressed one after the other: only the last of these notifications is of use. */
function isOfWishlist(notification: Pick<NewNotification, Flag>): boolean {
  return Boolean(notification.addToWishlist || notification.removedFromWishlist)
}

function toNotification(id: number, wanted: NewNotification): Notification {
  const { timeToLive = TIME_TO_LIVE_MS, hasNoTimeout = false } = wanted
  const type = TYPES.find((known) => known === wanted.type) ?? 'danger'
  return { ...wanted, id, type, timeToLive, hasNoTimeout }
}
