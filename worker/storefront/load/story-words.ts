import { assetField, blocksField, textField } from '../../../shared/content/block-fields'
import type { Story } from '../../../shared/content/story'
import type { SeoWords } from './seo-facts'

/** What search engines are told of a story: its name, and what an article opens with. */
export function storyWords({ name, content }: Story): SeoWords {
  const head = blocksField(content, 'body').find(({ component }) => component === 'article-head')
  return {
    title: name,
    description: head ? textField(head, 'summary') : '',
    image: head ? (assetField(head, 'image')?.filename ?? null) : null,
  }
}
