import type { StoreCode } from '../store-view/store-view'

/** A node of the category tree, as menus, breadcrumbs and listings need it (spec 3). */
export interface CategoryLink {
  id: number
  name: string
  /** Path in this store with a leading slash. */
  link: string
  image: string
  children: CategoryLink[]
}

export interface Category {
  id: number
  name: string
  level: number
  link: string
  /** Path below /media, empty when there is none. */
  image: string
  /** Cleaned HTML. */
  description: string
  seoText: string
  metaTitle: string
  metaDescription: string
  /** Ids from the root down, without its own. */
  parentIds: number[]
  alternates: StoreLink[]
}

/** Where the same thing is in another store. */
export interface StoreLink {
  storeCode: StoreCode
  /** Path in that store. */
  link: string
}

export interface Breadcrumb {
  name: string
  link: string
}
