/** Longest side of a picture that is sent, in pixels. */
const LONGEST = 1600
const QUALITY = 0.85

/**
 * A picture drawn anew as a JPEG: smaller, upright, and without what the camera wrote into it. What this
 * browser cannot draw stays as it is: the shop says what is wrong with it.
 */
export async function shrinkPicture(file: File): Promise<Blob> {
  const picture = await createImageBitmap(file).catch(() => null)
  if (!picture) return file
  const scale = Math.min(1, LONGEST / Math.max(picture.width, picture.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(picture.width * scale))
  canvas.height = Math.max(1, Math.round(picture.height * scale))
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
  picture.close()
  const drawn = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', QUALITY))
  return drawn ?? file
}
