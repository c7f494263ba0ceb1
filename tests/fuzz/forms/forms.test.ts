import { beforeAll, expect, it, vi } from 'vitest'
import { ACCOUNT_FORM_PATHS } from '../../../shared/customer/account-forms'
import { bombardForm, FORM_PATHS, type FormShop, openFormShop } from './bombard-forms'
import { PATHS_WITHOUT_PAGE } from './forms-without-page'

vi.mock('../../../worker/storefront/pages/page-assets', () => ({
  BUILD_ID: 'build',
  assetsOf: () => ({ scripts: [], preloads: [], styles: [], fonts: [], refresh: null }),
}))

/** Of each form; 10,000 by hand: npm run fuzz. */
const EACH = 20
/** Of those that ask for a password: to hash one takes a third of a second. */
const FEW = 8

const { choose, delete: deletion, endLogins, password, profile, register } = ACCOUNT_FORM_PATHS
const WITH_PASSWORD: string[] = [choose, deletion, endLogins, password, profile, register]

let opened: FormShop
beforeAll(async () => {
  opened = await openFormShop()
})

it('finds every form that is taken on a page, but for those that no page has', () => {
  const found = new Set(opened.visitors.flatMap(({ forms }) => forms.map(({ path }) => path)))
  expect(FORM_PATHS.filter((path) => !found.has(path))).toEqual(PATHS_WITHOUT_PAGE)
  expect([...found].filter((path) => !FORM_PATHS.includes(path))).toEqual([])
})

it(`answers ${EACH} random posts of every form with a page or a clear refusal, and does what some ask`, async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const wrong: string[] = []
  const neverDone: string[] = []
  for (const path of FORM_PATHS) {
    const each = WITH_PASSWORD.includes(path) ? FEW : EACH
    const found = await bombardForm(opened, path, { each, seed: 4 })
    wrong.push(...found.wrong)
    if (found.done === 0) neverDone.push(path)
  }
  expect(wrong).toEqual([])
  expect(neverDone).toEqual([])
}, 240_000)
