import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const COLOUR = /#[\da-f]{3,8}\b|\b(?:rgb|hsl|oklch)a?\(/i

it('colours stand in the tokens and nowhere else', () => {
  const files = globSync('client/**/*.css')
  expect(files.length).toBeGreaterThan(50)
  const found = files.filter((file) => COLOUR.test(readFileSync(file, 'utf8')))
  expect(found).toEqual(['client/styles/tokens.css'])
})
