import type { Translate } from '../../../shared/i18n/messages'
import { ok, type Result } from '../../../shared/result'
import { storePath } from '../../../shared/routing/links'
import type { Footer, MenuBranch, PageChrome } from '../../../shared/routing/page-chrome'
import { WITHDRAW_PATH } from '../../../shared/routing/screen-paths'
import { toFooter } from '../mapping/chrome/to-footer'
import { toMenu } from '../mapping/chrome/to-menu'
import { toUsps } from '../mapping/chrome/to-usps'
import { type CategoryTree, trimTree } from '../mapping/listing/category-tree'
import type { UpstreamFault } from '../upstream/fault'
import { loadCategoryTree } from './load-category-tree'
import { loadPaymentMarks } from './load-payment-marks'
import { loadOptionalStory } from './load-story'
import type { Sources } from './sources'

/** Departments, what is below them, and what is below that. */
const MENU_LEVELS = 3

/**
 * Menu and footer. Without them a page is poorer, never broken: a failure leaves them empty, but for
 * what the law wants on every page.
 */
export async function loadPageChrome(sources: Sources, t: Translate): Promise<PageChrome> {
  const [tree, footer, usps, payments] = await Promise.all([
    loadCategoryTree(sources),
    loadOptionalStory(sources, 'blocks/footer'),
    loadOptionalStory(sources, 'blocks/usp-bar'),
    loadPaymentMarks(sources, t),
  ])
  return {
    menu: tree.ok ? toDepartments(tree.value) : [],
    footer: withWithdrawal(footer ? toFooter(footer) : NO_FOOTER, withdrawalLink(sources, t)),
    usps: toUsps(usps, sources.store, t),
    payments,
  }
}

/** Where editors wrote none, or it cannot be had. */
const NO_FOOTER: Footer = { text: '', legal: '', columns: [] }

type FooterLink = Footer['columns'][number]['links'][number]

/** By law on every page, whatever editors write (Directive (EU) 2023/2673). */
function withdrawalLink({ store }: Sources, t: Translate): FooterLink {
  return { label: t('withdraw.title'), href: storePath(WITHDRAW_PATH, store) }
}

/** Stands last in the last column. */
function withWithdrawal(footer: Footer, link: FooterLink): Footer {
  const last = footer.columns.at(-1) ?? { title: '', links: [] }
  const columns = [...footer.columns.slice(0, -1), { ...last, links: [...last.links, link] }]
  return { ...footer, columns }
}

/** Everything that the menu can show. */
export async function loadMenu(sources: Sources): Promise<Result<MenuBranch[], UpstreamFault>> {
  const [tree, story] = await Promise.all([
    loadCategoryTree(sources),
    loadOptionalStory(sources, 'blocks/mega-menu'),
  ])
  return tree.ok ? ok(toMenu(trimTree(tree.value, MENU_LEVELS), story)) : tree
}

function toDepartments(tree: CategoryTree): PageChrome['menu'] {
  return tree.map(({ id, name, link, children }) => ({
    id,
    name,
    link,
    hasMore: children.length > 0,
  }))
}
