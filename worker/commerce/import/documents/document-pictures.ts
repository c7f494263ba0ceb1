import { type ExportPicture, toMediaPath, toPicturePath } from '../row-images'

/** A picture of a document: product pictures stand below catalog/product, others where they say. */
export function toDocumentPicture(name: string): ExportPicture | undefined {
  const file = name.replace(/^\/+/, '').replace(/^(?:pub\/)?media\//, '')
  if (file === '' || file === 'no_selection') return undefined
  const path = toPicturePath(file)
  if (path === undefined) return undefined
  const isPlaced = file.startsWith('catalog/')
  const own = isPlaced ? toMediaPath(file, '')?.replace(/^\//, '') : path
  return own === undefined ? undefined : { file, path: own }
}
