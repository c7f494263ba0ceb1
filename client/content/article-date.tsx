import { textField } from '../../shared/content/block-fields'
import type { Block } from '../../shared/content/story'
import { useShop } from '../stores/shop'

const DAY = /^\d{4}-\d{2}-\d{2}/

/** The day of an article in the words of the store; the same in every time zone. */
export function ArticleDate({ block }: { block: Block }) {
  const { store } = useShop()
  const [day] = textField(block, 'date').match(DAY) ?? []
  const date = new Date(`${day}T00:00:00Z`)
  if (Number.isNaN(date.getTime())) return null
  const format = { dateStyle: 'long', timeZone: 'UTC' } as const
  return <time dateTime={day}>{date.toLocaleDateString(store.i18n.defaultLocale, format)}</time>
}
