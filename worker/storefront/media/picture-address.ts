import { IMAGE_SIZES, type ImageSize } from '../../../shared/content/image-url'
import { PICTURE_VERSION_LENGTH } from '../../../shared/contract/change-tags'

/** What an address below /media asks for. */
export interface PictureAddress {
  size: ImageSize | null
  /** Below /media, decoded. */
  path: string
  /** Which state of a picture that was replaced; null for one that never was. */
  version: string | null
}

const ADDRESS = /^\/media\/(?:(\d+x\d+)\/)?(.+)$/
/** Folders and a name, none of them hidden: so there is no way up either. */
const PATH = /^(?:[^./\\%\p{Cc}][^/\\%\p{Cc}]*\/)*[^./\\%\p{Cc}][^/\\%\p{Cc}]*$/u
const VERSION = new RegExp(`^[\\w-]{${PICTURE_VERSION_LENGTH}}$`)

/**
 * Reads an address as what it means, so that a picture has one address however it is spelt. Null for
 * what cannot be a picture: a size that is none of ours, a way up, an escape that means nothing.
 */
export function readPictureAddress(url: URL): PictureAddress | null {
  const [, size, path = ''] = ADDRESS.exec(decoded(url.pathname)) ?? []
  if (!PATH.test(path) || (size !== undefined && !isSize(size))) return null
  const version = url.searchParams.get('v')
  return { size: size ?? null, path, version: version && VERSION.test(version) ? version : null }
}

/** The path as it is written in an address. */
export function encodePicturePath(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/')
}

function isSize(text: string): text is ImageSize {
  return IMAGE_SIZES.some((size) => size === text)
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return ''
  }
}
