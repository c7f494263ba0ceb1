import { type FocusEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useStore } from 'zustand'
import { topmostDialog, watchLayers } from '../../browser/watch-layers'
import { useCart } from '../../stores/cart'
import {
  createNotificationStore,
  type Notification,
  type NotificationAction,
  type NotificationState,
  type NotificationStore,
} from '../../stores/notifications/notification-store'
import { useNotifications } from '../../stores/notifications/notifications'
import { usePorts } from '../../stores/ports'
import { useShop } from '../../stores/shop'
import { Icon, type IconName } from '../../ui/icon'
import { IconButton } from '../../ui/icon-button'
import styles from './layers.module.css'

const ICONS: Record<Notification['type'], IconName> = {
  secondary: 'info',
  info: 'info',
  success: 'check',
  warning: 'alert',
  danger: 'alert',
}

function iconOf({ type, ...about }: Notification): IconName {
  if (about.addToCart) return 'bag'
  if (about.addToWishlist) return 'heart-full'
  return about.removedFromWishlist ? 'heart' : ICONS[type]
}

/** The open notifications, above everything: within the topmost dialog where one is open. */
export function NotificationStack() {
  const store = useNotificationState()
  const [place, setPlace] = useState(() => ({ dialog: topmostDialog(), said: 0 }))
  const move = useEffectEvent(() => {
    const dialog = topmostDialog()
    // What a live region has said is not to be said once more where it has moved to.
    if (dialog !== place.dialog) setPlace({ dialog, said: store.announcement.count })
  })
  useEffect(() => watchLayers(() => move()), [])
  const stack = <Stack store={store} said={place.said} />
  return place.dialog ? createPortal(stack, place.dialog) : stack
}

/** What is told on this page load, for the stack and for who takes something back. */
export function useNotificationStore(): NotificationStore {
  const ports = usePorts()
  const { open } = useNotifications()
  const [store] = useState(() => open(() => createNotificationStore(ports)))
  return store
}

function useNotificationState(): NotificationState {
  const ports = usePorts()
  const store = useNotificationStore()
  useEffect(
    () => ports.online.watchHidden((isHidden) => store.getState().hold({ isHidden })),
    [ports, store],
  )
  return useStore(store)
}

interface StackProps {
  store: NotificationState
  /** Announcements that were made somewhere else. */
  said: number
}

/** They stay while the pointer or the focus is on them (WCAG 2.2.1). */
function Stack({ store: { notifications, announcement, dismiss, hold }, said }: StackProps) {
  const { t } = useShop()
  const focus = useFocusBefore()
  const isDrawerOpen = useCart((cart) => cart.isDrawerOpen)
  const news = isDrawerOpen ? notifications.filter(isNewsBesideCart) : notifications
  // What is taken away fires no leave and no blur event: the pause would never end.
  useEffect(() => () => hold({ isPointed: false, isFocused: false }), [hold])
  return (
    <section className={styles.stack} aria-label={t('layout.notifications')}>
      <p className="visually-hidden" aria-live="polite">
        {announcement.count > said && <span key={announcement.count}>{announcement.text}</span>}
      </p>
      <ul
        className={styles.notifications}
        onPointerEnter={() => hold({ isPointed: true })}
        onPointerLeave={() => hold({ isPointed: false })}
        onFocus={(event) => {
          focus.remember(event)
          hold({ isFocused: true })
        }}
        onBlur={() => hold({ isFocused: false })}
      >
        {news.map((notification) => (
          <NotificationItem
            key={notification.id}
            notification={notification}
            onDismiss={(item) => {
              focus.leave(item)
              dismiss(notification.id)
            }}
          />
        ))}
      </ul>
    </section>
  )
}

/** What was added is seen in the cart, and the way there stands below it. */
function isNewsBesideCart({ addToCart }: Notification): boolean {
  return !addToCart
}

/** What is dismissed gives the focus to its neighbour, and the last one back to where it came from. */
function useFocusBefore() {
  const before = useRef<Element | null>(null)
  return {
    remember({ currentTarget, relatedTarget }: FocusEvent<Element, Element>) {
      if (!currentTarget.contains(relatedTarget)) before.current = relatedTarget
    },
    leave(item: Element) {
      if (!item.matches(':focus-within')) return
      const neighbour = item.nextElementSibling ?? item.previousElementSibling
      const next = neighbour?.querySelector('button') ?? before.current
      if (next instanceof HTMLElement) next.focus({ preventScroll: true })
    },
  }
}

interface NotificationItemProps {
  notification: Notification
  onDismiss: (item: Element) => void
}

function NotificationItem({ notification, onDismiss }: NotificationItemProps) {
  const { t } = useShop()
  const item = useRef<HTMLLIElement>(null)
  const dismiss = () => item.current && onDismiss(item.current)
  const { type, message, action1 } = notification
  return (
    <li ref={item} data-type={type}>
      <Icon name={iconOf(notification)} />
      <p>{message}</p>
      <IconButton icon="close" label={t('layout.close')} onClick={dismiss} />
      {action1 && (
        <div>
          <ActionButton {...action1} onDismiss={dismiss} />
        </div>
      )}
    </li>
  )
}

interface ActionButtonProps extends NotificationAction {
  onDismiss: () => void
}

function ActionButton({ label, href, action, onDismiss }: ActionButtonProps) {
  if (href) {
    return (
      <a href={href} onClick={onDismiss}>
        {label}
      </a>
    )
  }
  return (
    <button
      type="button"
      onClick={() => {
        action?.()
        onDismiss()
      }}
    >
      {label}
    </button>
  )
}
