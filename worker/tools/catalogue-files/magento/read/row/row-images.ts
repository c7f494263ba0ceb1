import { type ExportPicture, toPicturePath } from '../../../export-picture'
import type { Cells } from '../../cells/export-row'

const COLUMNS = ['base_image', 'small_image', 'thumbnail_image', 'swatch_image'] as const

/** The pictures of a row, main one first, and the names that cannot be one. */
export function parseImages(cells: Cells): {
  pictures: ExportPicture[]
  refused: string[]
} {
  const named = [...COLUMNS.map((column) => cells[column] ?? ''), ...additional(cells)]
  const files = new Set(named.map((name) => name.trim().replace(/^\/+/, '')))
  const wanted = [...files].filter((file) => file !== '' && file !== 'no_selection')
  const pictures = wanted.map((file) => ({ file, path: toPicturePath(file) }))
  return {
    pictures: pictures.filter((picture): picture is ExportPicture => picture.path !== undefined),
    refused: pictures.filter(({ path }) => path === undefined).map(({ file }) => file),
  }
}

function additional({ additional_images: images = '' }: Cells): string[] {
  return images.split(',')
}
