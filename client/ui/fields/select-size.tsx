import { useState } from 'react'
import { SelectField } from './select-field'

interface SelectSizeProps {
  /** Its name for those who do not see it, what stands there before a choice, and "sold out". */
  words: { label: string; hint: string; soldOut: string }
  /** Each by the link that opens the product in it. */
  sizes: readonly { label: string; link: string; isInStock: boolean }[]
  onChoose: (link: string) => void
}

/** The sizes of a product on its card; it begins with none. */
export function SelectSize({ words, sizes, onChoose }: SelectSizeProps) {
  const [chosen, setChosen] = useState('')
  const isKnown = sizes.some(({ link }) => link === chosen)
  return (
    <SelectField
      label={words.label}
      isLabelHidden
      value={isKnown ? chosen : ''}
      onChange={({ target }) => {
        setChosen(target.value)
        onChoose(target.value)
      }}
    >
      <option value="" disabled>
        {words.hint}
      </option>
      {sizes.map(({ label, link, isInStock }) => (
        <option key={link} value={link}>
          {isInStock ? label : `${label} · ${words.soldOut}`}
        </option>
      ))}
    </SelectField>
  )
}
