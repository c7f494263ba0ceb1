const PATH = /^(?:[\w-][\w.-]*\/)*[\w-][\w.-]*$/

const TYPES: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  gif: 'image/gif',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  mp4: 'video/mp4',
  pdf: 'application/pdf',
  png: 'image/png',
  svg: 'image/svg+xml',
  vtt: 'text/vtt',
  webm: 'video/webm',
  webp: 'image/webp',
}

/** A path of a picture, film or document as the bucket knows it: no way up, nothing hidden, a known kind. */
export function isMediaPath(path: string | null): path is string {
  return path !== null && path.length <= 400 && PATH.test(path) && mediaTypeOf(path) !== undefined
}

export function mediaTypeOf(path: string): string | undefined {
  const ending = path.slice(path.lastIndexOf('.') + 1).toLowerCase()
  return Object.hasOwn(TYPES, ending) ? TYPES[ending] : undefined
}
