import { type Notification, useNotifications } from '../../stores/notifications'
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

/** The open notifications. They stay while the pointer or the focus is on them (WCAG 2.2.1). */
export function NotificationStack() {
  const { notifications, announcement, dismiss, pause, resume } = useNotifications()
  const { t } = useShop()
  return (
    <section aria-label={t('layout.notifications')}>
      <p className="visually-hidden" aria-live="polite">
        <span key={announcement.count}>{announcement.text}</span>
      </p>
      <ul
        className={styles.notifications}
        onPointerEnter={pause}
        onPointerLeave={resume}
        onFocus={pause}
        onBlur={resume}
      >
        {notifications.map((notification) => (
          <NotificationItem
            key={notification.id}
            notification={notification}
            onDismiss={() => dismiss(notification.id)}
          />
        ))}
      </ul>
    </section>
  )
}

interface NotificationItemProps {
  notification: Notification
  onDismiss: () => void
}

function NotificationItem({ notification, onDismiss }: NotificationItemProps) {
  const { t } = useShop()
  const actions = [notification.action1, notification.action2].filter((one) => one !== undefined)
  return (
    <li data-type={notification.type}>
      <Icon name={iconOf(notification)} />
      <p>{notification.message}</p>
      <IconButton icon="close" label={t('layout.close')} onClick={onDismiss} />
      {actions.length > 0 && (
        <div>
          {actions.map(({ label, href, action }) =>
            href ? (
              <a key={label} href={href} onClick={onDismiss}>
                {label}
              </a>
            ) : (
              <button
                key={label}
                type="button"
                onClick={() => {
                  action?.()
                  onDismiss()
                }}
              >
                {label}
              </button>
            ),
          )}
        </div>
      )}
    </li>
  )
}
