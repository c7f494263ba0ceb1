import { toDownloadPath } from '../../../shared/content/download-path'

const PICTURE = /\.(?:jpe?g|png|gif|webp|avif)$/i

/** Where Magento's pictures stand below /media. */
const SHOP_FOLDER = 'catalog/product'

/** In the folder `media` of an export: pictures that stand elsewhere below /media, by their path. */
const AS_IS = '_shop/'

const MAX_PATH = 400

/** A picture of the export: its file in the folder `media`, and its path in the shop. */
export interface ExportPicture {
  file: string
  path: string
}

/** A picture, and the first row that names it. */
export interface NamedPicture extends ExportPicture {
  line: number
  sku: string
}

/** Where a picture of the export stands in the shop; undefined for what cannot be one. */
export function toPicturePath(file: string): string | undefined {
  return PICTURE.test(file) ? toMediaPath(file, SHOP_FOLDER) : undefined
}

/**
 * Where a file of the export stands below /media. Undefined for a name that leads out of the folder
 * or to another site, and for one that is too long.
 */
export function toMediaPath(file: string, folder: string): string | undefined {
  const name = file.replace(/^\/+/, '')
  const isOwn = name.startsWith(AS_IS)
  const segments = (isOwn ? name.slice(AS_IS.length) : name).split('/')
  const isInside = segments.every((part) => /^[^.:\\][^:\\]*$/.test(part))
  if (!isInside) return undefined
  const plain = segments.map((part) => part.replace(/[^\w.-]/g, '-'))
  const path = isOwn ? plain.join('/') : [folder, ...plain].join('/')
  return path.length <= MAX_PATH ? path : undefined
}

/** The name in the folder `media` under which a picture of the shop is exported. */
export function toExportFile(path: string, folder = SHOP_FOLDER): string {
  const inside = path.startsWith(`${folder}/`) ? path.slice(folder.length + 1) : undefined
  return inside === undefined || inside.startsWith(AS_IS) ? `${AS_IS}${path}` : inside
}

/** Where a file of the export that is to be bought stands below /media: with those for buyers only. */
export function toDownload(file: string): string | undefined {
  const path = toMediaPath(file, 'downloads')
  return path === undefined ? undefined : toDownloadPath(path)
}

/** Where a part of such a file that anybody may look at stands below /media. */
export function toSample(file: string): string | undefined {
  return toMediaPath(file, 'downloadable')
}
