import { assetField, blocksField, textField } from '../../../shared/content/block-fields'
import { imageUrl } from '../../../shared/content/image-url'
import type { Block, Story } from '../../../shared/content/story'
import type { Page } from '../../../shared/routing/page'
import { storeViewOf } from '../../../shared/store-view/store-views'
import { blocksIn } from '../load/fill-story'
import { plainText } from '../mapping/story/clean-html'
import type { Thing, ToAbsolute } from './thing'

const ANSWER_LENGTH = 1000

/** An article of the blog, and the questions that a page answers. */
export function toStoryData(story: Story, page: Page, toAbsolute: ToAbsolute): Thing[] {
  const blocks = [...blocksIn(story.content)]
  const head = blocks.find(({ component }) => component === 'article-head')
  const isArticle = story.content.component === 'blog-page' && head !== undefined
  return [...(isArticle ? [toArticle(head, page, toAbsolute)] : []), ...toQuestions(blocks)]
}

function toArticle(head: Block, { seo, storeCode }: Page, toAbsolute: ToAbsolute): Thing {
  const { name, i18n } = storeViewOf(storeCode)
  const [author, date] = [textField(head, 'author'), textField(head, 'date')]
  const image = assetField(head, 'image')
  return {
    '@type': 'BlogPosting',
    headline: textField(head, 'title'),
    description: textField(head, 'summary'),
    mainEntityOfPage: seo.canonical,
    inLanguage: i18n.defaultLocale,
    ...(image ? { image: toAbsolute(imageUrl(image.filename, '1280x0')) } : {}),
    ...(date ? { datePublished: date } : {}),
    ...(author ? { author: { '@type': 'Person', name: author } } : {}),
    publisher: { '@type': 'Organization', name, url: toAbsolute('/') },
  }
}

/** One list of questions, whatever blocks of the page they stand in. */
function toQuestions(blocks: readonly Block[]): Thing[] {
  const questions = blocks
    .filter(({ component }) => component === 'faq')
    .flatMap((block) => blocksField(block, 'items'))
    .map((item) => ({
      '@type': 'Question',
      name: textField(item, 'question'),
      acceptedAnswer: {
        '@type': 'Answer',
        text: plainText(textField(item, 'html'), ANSWER_LENGTH),
      },
    }))
  return questions.length > 0 ? [{ '@type': 'FAQPage', mainEntity: questions }] : []
}
