import { assetField, blocksField, linkField, textField } from '../../../shared/content/block-fields'
import { imageUrl } from '../../../shared/content/image-url'
import type { Block } from '../../../shared/content/story'
import { Button } from '../../ui/button'
import type { BlockProps } from '../block-props'
import styles from './guided-selling.module.css'

/**
 * Questions whose answers are filters of a list (spec 2, guided selling). It is a plain form that
 * leads to an address, so it works without script and its result can be shared.
 */
export function GuidedSelling({ block, isFirst }: BlockProps) {
  const action = linkField(block, 'link')
  const questions = blocksField(block, 'questions')
  const Title = isFirst ? 'h1' : 'h2'
  // Answers stay within the shop.
  if (!action.startsWith('/') || questions.length === 0) return null
  return (
    <form className={`contained ${styles.guide}`} action={action}>
      <Title>{textField(block, 'title')}</Title>
      <p>{textField(block, 'text')}</p>
      {questions.map((question) => (
        <Question key={question._uid} question={question} />
      ))}
      <Button type="submit">{textField(block, 'button')}</Button>
    </form>
  )
}

function Question({ question }: { question: Block }) {
  const name = textField(question, 'filter')
  return (
    <fieldset>
      <legend>{textField(question, 'text')}</legend>
      <div className={styles.options}>
        {blocksField(question, 'options').map((option) => (
          <Option key={option._uid} name={name} option={option} />
        ))}
      </div>
    </fieldset>
  )
}

/** An answer without a value sets no filter, and is chosen at first. */
function Option({ name, option }: { name: string; option: Block }) {
  const image = assetField(option, 'image')
  const value = textField(option, 'value')
  return (
    <label className={styles.option}>
      <input type="radio" name={name} value={value} defaultChecked={value === ''} />
      {image && (
        <img
          src={imageUrl(image.filename, '150x150')}
          width={96}
          height={96}
          alt=""
          loading="lazy"
        />
      )}
      <span>{textField(option, 'label')}</span>
    </label>
  )
}
