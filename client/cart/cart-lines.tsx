import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { CartLine } from '../../shared/cart/cart-line'
import { storePath } from '../../shared/routing/links'
import { DepartmentLinks } from '../catalog/department-links'
import { useCart } from '../stores/cart'
import { useShop } from '../stores/shop'
import { useCartStock } from '../stores/use-cart-stock'
import { ButtonLink } from '../ui/button'
import { PageMessage } from '../ui/page-message'
import { CartLineView } from './cart-line-view'
import styles from './cart-line-view.module.css'
import { LineActions } from './line-actions'
import { RemoveLineModal } from './remove-line-modal'
import { useLineEdit } from './use-line-edit'

interface CartLinesProps {
  /** Called after a line was removed and the focused button with it: the caller moves the focus. */
  onRemoved: () => void
}

/** All lines of the cart; removing one is asked about first (spec 4). */
export function CartLines({ onRemoved }: CartLinesProps) {
  const { t } = useShop()
  const lines = useCart((cart) => cart.lines)
  const items = useCart((cart) => cart.totals?.items)
  const remove = useCart((cart) => cart.remove)
  const showList = useCart((cart) => cart.showList)
  const stock = useCartStock()
  const editing = useLineEdit()
  const [leaving, setLeaving] = useState<CartLine | null>(null)
  const [removals, setRemovals] = useState(0)
  const isLastRemoved = useRef(false)
  const tellRemoved = useEffectEvent(onRemoved)
  useEffect(showList, [showList])
  // Only after the question has closed: closing it sends the focus to a button that is gone.
  useEffect(() => {
    if (removals > 0) tellRemoved()
  }, [removals])
  // With the last line this list goes, before anything else could be told.
  useEffect(
    () => () => {
      if (isLastRemoved.current) tellRemoved()
    },
    [],
  )
  return (
    <>
      <ul ref={editing.list} className={styles.lines} aria-label={t('cart.lines')}>
        {lines.map((line, place) => (
          <CartLineView
            key={line.key}
            line={line}
            item={items?.find(({ itemId }) => itemId === line.confirmed?.itemId)}
            isInStock={stock[line.sku]}
          >
            <LineActions
              line={line}
              onEdit={() => editing.open(line, place)}
              onRemove={() => setLeaving(line)}
            />
          </CartLineView>
        ))}
      </ul>
      {editing.modal}
      {leaving && (
        <RemoveLineModal
          name={[leaving.name, ...leaving.options.map(({ value }) => value)].join(', ')}
          onClose={() => setLeaving(null)}
          onConfirm={() => {
            isLastRemoved.current = lines.length === 1
            remove(leaving.key)
            setLeaving(null)
            setRemovals(removals + 1)
          }}
        />
      )}
    </>
  )
}

export function EmptyCart() {
  const { store, chrome, t } = useShop()
  return (
    <PageMessage picture="basket">
      <p>{t('cart.empty')}</p>
      <p>{t('cart.empty-hint')}</p>
      <ButtonLink href={storePath('/', store)}>{t('cart.continue')}</ButtonLink>
      <DepartmentLinks menu={chrome.menu} />
    </PageMessage>
  )
}
