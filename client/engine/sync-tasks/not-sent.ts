/**
 * The code of a task that has an outcome without having been sent (spec 3, sync task): none that a shop
 * answers. A task without an outcome has it too, and `transmited` is false. Alone in its file, because
 * every page needs it and none else of the queue.
 */
export const NOT_SENT = 0
