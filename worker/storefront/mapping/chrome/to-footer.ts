import { blocksField, linkField, textField } from '../../../../shared/content/block-fields'
import type { Block, Story } from '../../../../shared/content/story'
import type { Footer } from '../../../../shared/routing/page-chrome'

/** The footer as editors wrote it. Links that lead nowhere are left out. */
export function toFooter({ content }: Story): Footer {
  return {
    text: textField(content, 'text'),
    legal: textField(content, 'legal'),
    columns: blocksField(content, 'columns').map((column) => ({
      title: textField(column, 'title'),
      links: blocksField(column, 'links').flatMap(toLink),
    })),
  }
}

function toLink(block: Block): Footer['columns'][number]['links'] {
  const [label, href] = [textField(block, 'label'), linkField(block, 'link')]
  return label && href ? [{ label, href }] : []
}
