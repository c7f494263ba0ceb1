/** Where the browser asks for what is below the departments: `MenuBranch[]` in an envelope. */
export const MENU_PATH = '/_menu'

/** Where the browser asks for products by `sku`, one parameter each: `ProductCard[]` in an envelope. */
export const CARDS_PATH = '/_cards'
/** The code of such an answer where the connection failed: these are kept, of others nothing is known. */
export const SOME_CARDS = 206
/** Most skus of one question. */
export const CARDS_AT_ONCE = 24
