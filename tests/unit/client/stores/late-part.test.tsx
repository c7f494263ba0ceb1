import { expect, test } from 'vitest'
import { latePart, loadLateParts } from '../../../../client/stores/late-part'

test('only the parts that a page needs are waited for', async () => {
  const loaded: string[] = []
  const part = (file: string) =>
    latePart(file, async () => {
      loaded.push(file)
      return () => null
    })
  part('late-part-test/near')
  part('late-part-test/far')
  await loadLateParts(
    async () => {},
    (file) => file === 'late-part-test/near',
  )
  expect(loaded).toEqual(['late-part-test/near'])
})
