import { type ExportPicture, toMediaPath, toPicturePath } from '../magento/read/row/row-images'

/** A picture of a document: product pictures stand below catalog/product, others where they say. */
export function toDocumentPicture(name: string): ExportPicture | undefined {
  const place = name.replace(/^\/+/, '').replace(/^(?:pub\/)?media\//, '')
  const file = place.replace(/^catalog\/product\//, '')
  if (file === '' || file === 'no_selection') return undefined
  const path = file.startsWith('catalog/') ? toOwnPath(file) : toPicturePath(file)
  return path === undefined ? undefined : { file, path }
}

function toOwnPath(file: string): string | undefined {
  return toPicturePath(file) && toMediaPath(file, '')?.replace(/^\//, '')
}
