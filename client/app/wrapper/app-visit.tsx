// The shop inside the native app (spec 1): it answers the app, tells it what it has to know, and draws
// the way back, for which the app has no button.
import { useEffect, useEffectEvent, useMemo } from 'react'
import { storePath } from '../../../shared/routing/links'
import type { Page, RouteName } from '../../../shared/routing/page'
import { openWrapper } from '../../browser/wrapper/wrapper-window'
import styles from '../../layout/header/header.module.css'
import { useLocation } from '../../stores/location'
import { useNavigationHistory } from '../../stores/navigation-history'
import { usePorts } from '../../stores/ports'
import { useShop } from '../../stores/shop'
import { Icon } from '../../ui/icon'
import { onPlainClick } from '../../ui/on-plain-click'
import { followRequest } from './follow-request'
import { tellPage, tellStore } from './tell-app'

/** Nothing leads away from paying, and back from the thanks (spec 1). */
const WITHOUT_WAY_BACK: readonly RouteName[] = ['checkout', 'express', 'checkout-return']

export function AppVisit({ page }: { page: Page }) {
  const { http, online } = usePorts()
  const { chrome, t } = useShop()
  const wrapper = useMemo(() => openWrapper(chrome.wrapperOrigins ?? []), [chrome.wrapperOrigins])
  const follow = useEffectEvent(
    (message: unknown, answer: Parameters<typeof followRequest>[0]['answer']) =>
      void followRequest({ message, answer, page, http, online, t }),
  )
  useEffect(() => wrapper.listen((message, answer) => follow(message, answer)), [wrapper])
  useEffect(() => tellStore(wrapper, page.storeCode), [wrapper, page.storeCode])
  useEffect(() => tellPage(wrapper, page), [wrapper, page])
  const { route } = page.data
  return !WITHOUT_WAY_BACK.includes(route) && <BackLink isHome={route === 'home'} />
}

/** Leads to the page before, and home where nothing was before. */
function BackLink({ isHome }: { isHome: boolean }) {
  const { store, t } = useShop()
  const { navigate } = useLocation()
  const before = useNavigationHistory((history) => history.paths.at(-2))
  const pop = useNavigationHistory((history) => history.pop)
  if (isHome && before === undefined) return null
  const href = before ?? storePath('/', store)
  return (
    <nav className={`contained ${styles.additional}`} aria-label={t('layout.back')}>
      <a
        className={styles.back}
        href={href}
        onClick={onPlainClick(() => {
          pop()
          navigate(href)
        })}
      >
        <Icon name="chevron-left" size={20} />
        {t('layout.back')}
      </a>
    </nav>
  )
}
