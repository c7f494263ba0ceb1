import { statSync } from 'node:fs'
import { readFile, realpath } from 'node:fs/promises'
import { join, sep } from 'node:path'
import type { ExportPicture, NamedPicture } from '../catalogue-files/export-picture'
import type { AdminClient } from './admin-client.ts'
import { inParallel } from './media-client.ts'
import { startProgress } from './progress.ts'

export interface PictureCounts {
  uploaded: number
  known: number
  missing: number
}

/** The pictures that are neither in the folder nor in the shop already. */
export async function findMissingPictures(
  admin: AdminClient,
  folder: string,
  pictures: Iterable<NamedPicture>,
): Promise<NamedPicture[]> {
  const missing: NamedPicture[] = []
  await inParallel(pictures, async (picture) => {
    const isThere = fileOf(folder, picture) !== undefined || (await admin.hasMedia(picture.path))
    if (!isThere) missing.push(picture)
  })
  return missing
}

/** Uploads the pictures that are in the folder. */
export async function loadPictures(
  admin: AdminClient,
  folder: string,
  pictures: Iterable<ExportPicture>,
): Promise<Omit<PictureCounts, 'missing'>> {
  const counts = { uploaded: 0, known: 0 }
  const progress = startProgress('pictures')
  await inParallel(pictures, async (picture) => {
    const bytes = await readInside(folder, picture)
    if (bytes && (await admin.putMedia(picture.path, bytes))) counts.uploaded++
    else counts.known++
    progress.at(counts.uploaded + counts.known)
  })
  progress.end()
  return counts
}

/** The bytes of a picture, unless a link leads it out of the folder or it is not there. */
async function readInside(folder: string, picture: ExportPicture): Promise<Uint8Array | undefined> {
  const file = fileOf(folder, picture)
  if (file === undefined) return undefined
  const [root, path] = await Promise.all([realpath(folder), realpath(file)])
  return path.startsWith(root + sep) ? readFile(path) : undefined
}

/** Under the name that the files say, or as it stands in the media of Magento. */
function fileOf(folder: string, { file, path }: ExportPicture): string | undefined {
  return [file, path].map((name) => join(folder, name)).find(isFile)
}

function isFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() ?? false
}
