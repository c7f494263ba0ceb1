import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

it('every form of the account is one that keeps what was typed where there is no connection', () => {
  const files = globSync('client/account/**/*.tsx')
  expect(files.length).toBeGreaterThan(15)
  const posting = files.filter((file) => readFileSync(file, 'utf8').includes('method="post"'))
  expect(posting).toEqual(['client/account/form/account-post-form.tsx'])
})
