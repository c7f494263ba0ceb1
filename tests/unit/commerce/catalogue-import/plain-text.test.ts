import { describe, expect, it } from 'vitest'
import { toPlainText } from '../../../../worker/commerce/catalogue-import/plain-text'

describe('the words of a description', () => {
  it('are what is left of its markup', () => {
    expect(toPlainText('<p>Round&nbsp;<b>oak</b> &amp; wool</p><p>new</p>')).toBe(
      'Round oak & wool new',
    )
    expect(toPlainText('<style>p { color: red }</style>Soft<script>x()</script>')).toBe('Soft')
    expect(toPlainText('caf&#233; &unknown; &#99999999;')).toBe('café &unknown; &#99999999;')
  })
})
