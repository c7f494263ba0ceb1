import type { CategoryLink } from '../catalog/category'
import type { PaymentMark } from '../checkout/payment-marks'

/** A department with what is below it, and what editors show beside that (spec 2, mega menu). */
export interface MenuBranch extends CategoryLink {
  highlight?: { title: string; link: string; image: string }
}

/** A department as the menu names it. What is below it is loaded when its panel opens. */
export interface MenuDepartment {
  id: number
  name: string
  link: string
  hasMore: boolean
}

/** What stands around every page; sent once with the first HTML. */
export interface PageChrome {
  menu: MenuDepartment[]
  footer: Footer | null
  /** What every order comes with, above every page. */
  usps: Usp[]
  /** What one may pay with in this store, where that is known. */
  payments?: PaymentMark[] | undefined
  /** The native app shows this visit: who in it is heard and told (spec 1); `self` is the shop's own origin. */
  wrapperOrigins?: readonly string[]
}

/** What stands below every page (spec 2, layout). */
export interface Footer {
  text: string
  legal: string
  columns: { title: string; links: { label: string; href: string }[] }[]
}

/** A promise of the shop, and the name of the icon that an editor chose for it. */
export interface Usp {
  icon: string
  text: string
  /** It holds only for what arrives on the next day. */
  isNextDay: boolean
}
