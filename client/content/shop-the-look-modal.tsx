import { useMemo } from 'react'
import type { ProductCard } from '../../shared/catalog/product'
import type { ShownCard } from '../catalog/product-card-view'
import { type CardActions, ProductGrid } from '../catalog/product-grid'
import { useLocation } from '../stores/location'
import type { ModalPayloads, OpenProps } from '../stores/modals'
import { useCardActions } from '../stores/product-cards/use-card-actions'
import { useShop } from '../stores/shop'
import { useShopWords } from '../stores/use-shop-words'
import { Modal } from '../ui/modal'

/** The products of a picture, without leaving the page that it stands on (spec 2, modals). */
export function ShopTheLookModal({
  payload: { title, cards },
  onClose,
}: OpenProps<ModalPayloads['shop-the-look']>) {
  const { t } = useShop()
  const words = useShopWords()
  const { navigate } = useLocation()
  const actions = useCardActions()
  const openPage = (link: string) => {
    onClose()
    navigate(link)
  }
  const shown = useMemo(() => cards.map(withButton), [cards])
  return (
    <Modal title={title} closeLabel={t('layout.close')} onClose={onClose} isWide>
      <ProductGrid
        cards={shown}
        words={words}
        isWide
        {...actions}
        onAdd={(card) => addPiece(card, actions, openPage)}
      />
    </Modal>
  )
}

/** Each piece can be added: those of several are there in the one that the picture shows. */
function withButton(card: ProductCard): ProductCard {
  return isOneOfSeveral(card) ? { ...card, asksFirst: false } : card
}

/**
 * Adds a piece as the picture shows it, which its link names; one that also has sizes is opened, to be
 * asked for there.
 */
export async function addPiece(
  card: ShownCard,
  { findChosen, onAdd }: Pick<CardActions, 'findChosen' | 'onAdd'>,
  openPage: (link: string) => void,
): Promise<void> {
  if (card.request || card.pending || !isOneOfSeveral(card)) return onAdd(card)
  const chosen = await findChosen({ kind: 'color', link: card.link })
  if (chosen?.asksFirst) openPage(card.link)
  else if (chosen) await onAdd(chosen)
}

function isOneOfSeveral({ typeId }: ProductCard): boolean {
  return typeId === 'configurable'
}
