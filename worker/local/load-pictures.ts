import { statSync } from 'node:fs'
import { readFile, realpath } from 'node:fs/promises'
import { join, sep } from 'node:path'
import type { ExportPicture, NamedPicture } from '../commerce/import/row-images'
import type { AdminDoor } from './admin-door.ts'
import { eachOf } from './each-of.ts'
import { startProgress } from './progress.ts'

export interface PictureCounts {
  uploaded: number
  known: number
  missing: number
}

/** The pictures that are neither in the folder nor in the shop already. */
export async function findMissingPictures(
  door: AdminDoor,
  folder: string,
  pictures: Iterable<NamedPicture>,
): Promise<NamedPicture[]> {
  const missing: NamedPicture[] = []
  await eachOf(pictures, async (picture) => {
    const isThere = isFile(join(folder, picture.file)) || (await door.hasMedia(picture.path))
    if (!isThere) missing.push(picture)
  })
  return missing
}

/** Uploads the pictures that are in the folder. */
export async function loadPictures(
  door: AdminDoor,
  folder: string,
  pictures: Iterable<ExportPicture>,
): Promise<Omit<PictureCounts, 'missing'>> {
  const counts = { uploaded: 0, known: 0 }
  const progress = startProgress('pictures')
  await eachOf(pictures, async ({ file, path }) => {
    const bytes = await readInside(folder, file)
    if (bytes && (await door.putMedia(path, bytes))) counts.uploaded++
    else counts.known++
    progress.at(counts.uploaded + counts.known)
  })
  progress.end()
  return counts
}

/** The bytes of a file, unless a link leads it out of the folder or it is not there. */
async function readInside(folder: string, file: string): Promise<Uint8Array | undefined> {
  if (!isFile(join(folder, file))) return undefined
  const [root, path] = await Promise.all([realpath(folder), realpath(join(folder, file))])
  return path.startsWith(root + sep) ? readFile(path) : undefined
}

function isFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() ?? false
}
