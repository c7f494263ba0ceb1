import { useState } from 'react'
import { BUY_FORM_ID } from '../../../shared/cart/form-paths'
import { readGiftCard } from '../../../shared/cart/gift-card/read-gift-card'
import {
  type GiftCard,
  type GiftCardAnswers,
  isAmountOffered,
} from '../../../shared/catalog/gift-card'
import { useRefusedForm } from '../../stores/forms/refused-form'
import { latePart } from '../../stores/late-part'
import { ProductFrame } from '../product-frame'
import { type ProductData, useCurrentData } from '../use-current-data'

const GiftCardBox = latePart(
  'product/gift-card/gift-card-box',
  async () => (await import('./gift-card-box')).GiftCardBox,
)

const NO_CARD: GiftCard = { amounts: [], openAmount: null }

/** A card that is worth what the shopper chooses (spec 3, gift card). */
export function GiftCardPage({ data }: { data: ProductData }) {
  return <GiftCardView key={data.product.sku} data={data} />
}

function GiftCardView({ data: shown }: { data: ProductData }) {
  const data = useCurrentData(shown)
  const { product, sync } = data
  const card = product.typeData.giftCard ?? NO_CARD
  const refused = useRefusedForm(BUY_FORM_ID)
  const [answers, setAnswers] = useState(() => firstAnswers(card, refused?.typed))
  const { amount } = answers
  const isAmountGood = typeof amount === 'number' && isAmountOffered(card, amount)
  const price = isAmountGood ? { regular: amount, special: null } : product.price
  return (
    <ProductFrame data={data} price={price} isFromPrice={!isAmountGood && product.isFromPrice}>
      <GiftCardBox
        product={product}
        sync={sync}
        card={card}
        answers={answers}
        onChange={(changed) => setAnswers((all) => ({ ...all, ...changed }))}
      />
    </ProductFrame>
  )
}

function firstAnswers({ amounts }: GiftCard, typed: URLSearchParams | undefined): GiftCardAnswers {
  if (typed) return readGiftCard(typed)
  return { ...readGiftCard(new URLSearchParams()), amount: amounts[0] ?? null }
}
