const NONE = 'no_selection'

/** A picture's path below /media, without a leading slash; empty when there is none. */
export function toImage(path: string | undefined): string {
  if (!path || path === NONE) return ''
  return path.replace(/^\/+/, '')
}
