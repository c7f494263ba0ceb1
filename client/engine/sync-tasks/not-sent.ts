/** The code of a task that could not be sent (spec 3, sync task): none that a shop answers. */
export const NOT_SENT = 0
