const COLUMNS = ['base_image', 'small_image', 'thumbnail_image'] as const
const PICTURE = /\.(?:jpe?g|png|gif|webp)$/i

/** Where Magento's pictures stand below /media. */
const SHOP_FOLDER = 'catalog/product'

/** A picture of the export: its file in the folder `media`, and its path in the shop. */
export interface ExportPicture {
  file: string
  path: string
}

/** The pictures of a row, main one first, and the names that cannot be one. */
export function parseImages(cells: Readonly<Record<string, string>>): {
  pictures: ExportPicture[]
  refused: string[]
} {
  const named = [...COLUMNS.map((column) => cells[column] ?? ''), ...additional(cells)]
  const files = new Set(named.map((name) => name.trim().replace(/^\/+/, '')))
  const wanted = [...files].filter((file) => file !== '' && file !== 'no_selection')
  return {
    pictures: wanted.filter(isPicture).map((file) => ({ file, path: toShopPath(file) })),
    refused: wanted.filter((file) => !isPicture(file)),
  }
}

function additional({
  additional_images: images = '',
}: Readonly<Record<string, string>>): string[] {
  return images.split(',')
}

// Names that lead out of the folder or to another site are no pictures of this export.
function isPicture(file: string): boolean {
  const segments = file.split('/')
  return (
    PICTURE.test(file) &&
    segments.every((part) => part !== '' && !part.startsWith('.') && !part.includes(':'))
  )
}

function toShopPath(file: string): string {
  const segments = file.split('/').map((part) => part.replace(/[^\w.-]/g, '-'))
  return [SHOP_FOLDER, ...segments].join('/')
}
