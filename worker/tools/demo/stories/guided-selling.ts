// Questions that lead to a list of what fits. An answer is a filter of that list, so that what it
// leads to can be shared, widened and left again.
import type { Answer, Guide } from './guides/guide'
import { SOFA_GUIDE } from './guides/sofa-guide'
import { WALLPAPER_FINDER } from './guides/wallpaper-finder'
import { asset, block, type DemoBlock, linkTo } from './story-blocks'
import type { StoryContext } from './story-context'

export const GUIDES: readonly Guide[] = [SOFA_GUIDE, WALLPAPER_FINDER]

/** The page of a guide. */
export function guideBody(guide: Guide, context: StoryContext): DemoBlock[] {
  const { translate, linkOf } = context
  return [
    block('guided-selling', guide.slug, {
      title: translate(guide.title),
      text: translate(guide.text),
      link: linkTo(linkOf(guide.shelf)),
      button: translate(guide.button),
      questions: guide.questions.map(({ filter, text, answers }) =>
        block('guided-question', filter, {
          filter,
          text: translate(text),
          options: answers.map((answer) => toOption(answer, context)),
        }),
      ),
    }),
    ...(guide.advice ? [advice(guide.advice, context)] : []),
  ]
}

/** For those who would rather ask a person. */
function advice(sku: string, { translate }: StoryContext): DemoBlock {
  return block('row', 'advice', {
    narrow: true,
    columns: [
      block('column', 'words', {
        width: 8,
        body: [
          block('tile', 'words', {
            body: [
              block('heading', 'words', {
                text: translate([
                  'Liever met iemand praten?',
                  'Lieber mit jemandem reden?',
                  'Envie d’en parler à quelqu’un ?',
                  'Would you rather talk to someone?',
                ]),
              }),
              block('text', 'words', {
                text: translate([
                  'In een uur online kijken we samen naar je kamer, je maten en je budget. Je krijgt een kort plan mee.',
                  'In einer Stunde schauen wir online gemeinsam auf dein Zimmer, deine Maße und dein Budget. Du bekommst einen kurzen Plan.',
                  'En une heure, en ligne, nous regardons ensemble votre pièce, vos mesures et votre budget. Vous repartez avec un petit plan.',
                  'In an hour online we look at your room, your measurements and your budget together. You come away with a short plan.',
                ]),
              }),
            ],
          }),
        ],
      }),
      block('column', 'product', {
        width: 4,
        body: [block('product-tile', sku, { sku, add_to_cart: false })],
      }),
    ],
  })
}

function toOption(
  { label, value = '', picture }: Answer,
  { translate, pictureOf }: StoryContext,
): DemoBlock {
  return block('guided-option', value || 'open', {
    label: translate(label),
    value,
    ...(picture ? { image: asset(pictureOf(...picture)) } : {}),
  })
}
