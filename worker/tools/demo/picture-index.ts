import type { ProductSpec } from './families/product-spec'

/** What demo/media/index.json says of every model. */
export type PictureIndex = Record<string, DepictedModel>

export interface DepictedModel {
  department: string
  title: string
  /** Width, depth and height in centimetres, of what stands or hangs. */
  size?: number[]
  /** It seen from its front and its side: the path of an SVG. */
  front?: string
  side?: string
  /** Its pictures in each of its colours. */
  colours: Record<string, string[]>
}

const MEDIA_FOLDER = 'demo'

/** The path below /media of one of the demo shop's own picture files. */
export function demoPicture(file: string): string {
  return `${MEDIA_FOLDER}/${file}`
}

/**
 * The pictures of a product in one of its colours, main one first. Wallpaper leads with its print: a
 * list would show the same few rooms all over.
 */
export function picturesOf(pictures: PictureIndex, spec: ProductSpec, colour?: string): string[] {
  const own = colour ?? spec.shade ?? spec.pictured ?? spec.colours?.[0]
  const files = modelPictures(pictures, spec.model, own)
  const [room, print, ...others] = files
  return spec.roll && room && print ? [print, room, ...others] : files
}

/** The pictures of a model, in its first colour unless it exists in the one asked for. */
export function modelPictures(pictures: PictureIndex, model: string, colour?: string): string[] {
  const colours = pictures[model]?.colours ?? {}
  const files = (colour && colours[colour]) || Object.values(colours)[0] || []
  return files.map(demoPicture)
}
