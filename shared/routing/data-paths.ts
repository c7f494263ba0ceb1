/** Where the browser asks for what is below the departments: `MenuBranch[]` in an envelope. */
export const MENU_PATH = '/_menu'

/** Where the browser asks for products by `sku`, one parameter each: `ProductCard[]` in an envelope. */
export const CARDS_PATH = '/_cards'
/** Most skus of one question. */
export const CARDS_AT_ONCE = 24
