import { useState } from 'react'
import {
  type GiftCard,
  type GiftCardAnswers,
  isAmountOffered,
} from '../../../shared/catalog/gift-card'
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
  const [answers, setAnswers] = useState(() => firstAnswers(card))
  const { amount } = answers
  const isAmountGood = amount !== null && isAmountOffered(card, amount)
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

function firstAnswers({ amounts }: GiftCard): GiftCardAnswers {
  return {
    amount: amounts[0] ?? null,
    senderName: '',
    recipientName: '',
    recipientEmail: '',
    message: '',
  }
}
