// Which pages were visited, as full paths, the latest last (spec 3 and 4).

export type NavigationHistory = readonly string[]

/** Spec 9. */
const HISTORY_CAP = 30

/** Appends a path unless it is the last already; the oldest goes. */
export function appendPath(history: NavigationHistory, path: string): NavigationHistory {
  return history.at(-1) === path ? history : [...history, path].slice(-HISTORY_CAP)
}

/** Without the last so many: by default the page that is left and the one that is returned to. */
export function popPaths(history: NavigationHistory, count = 2): NavigationHistory {
  return history.slice(0, Math.max(0, history.length - Math.max(0, count)))
}
