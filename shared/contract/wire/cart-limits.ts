// What a cart holds at most, wherever it is kept; every program knows it without a schema.

/** Largest quantity of one line, whatever the stock. */
export const MAX_LINE_QTY = 10_000

export const MAX_CART_LINES = 200
