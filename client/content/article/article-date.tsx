import { textField } from '../../../shared/content/block-fields'
import type { Block } from '../../../shared/content/story'
import { formatDay } from '../../../shared/i18n/date-text'
import { useShop } from '../../stores/shop'

const DAY = /^\d{4}-\d{2}-\d{2}/

/** The day of an article in the words of the store; the same in every time zone. */
export function ArticleDate({ block }: { block: Block }) {
  const { store } = useShop()
  const [day] = textField(block, 'date').match(DAY) ?? []
  const date = new Date(`${day}T00:00:00Z`)
  if (Number.isNaN(date.getTime())) return null
  return <time dateTime={day}>{formatDay(date, store.i18n)}</time>
}
