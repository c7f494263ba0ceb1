import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { PRIVACY } from '../../../../worker/tools/demo/stories/pages/privacy'

const LOCALES = resolve(import.meta.dirname, '../../../../locales')

describe.each(['nl_nl', 'de_de', 'fr_fr', 'global_en'])('the privacy page of %s', (store) => {
  const language = ['nl_nl', 'de_de', 'fr_fr', 'global_en'].indexOf(store)
  const text = PRIVACY.lines.map((line) => line[language]).join('\n')

  it('names the days that the browser keeps what was entered, and the button that clears it', () => {
    const words = JSON.parse(readFileSync(resolve(LOCALES, `${store}.json`), 'utf8'))
    expect(text).toContain('30')
    expect(text).toContain(words['checkout.forget'])
  })

  it('does not lead to the unsubscribe page, which needs the link of a newsletter', () => {
    expect(text).not.toContain('(/newsletter)')
  })
})
