import { closeSync, openSync, readSync, realpathSync, statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { isPicture, SIGNATURE_BYTES } from '../../../shared/content/is-picture.ts'
import { fail, ok, type Result } from '../../../shared/result.ts'
import type { ExportPicture, NamedPicture } from '../catalogue-files/export-picture'
import type { AdminClient } from './admin-client.ts'
import { inParallel } from './media-client.ts'
import { startProgress } from './progress.ts'

/** A picture in the folder, and where it really lies. */
interface FoundPicture extends ExportPicture {
  at: string
}

export interface PicturesAtHand {
  inFolder: FoundPicture[]
  /** Pictures that only the shop has. */
  inShop: number
  /** Paths of those that neither has. */
  missing: ReadonlySet<string>
}

/** Looks for the pictures in the folder, and in the shop for what cannot be taken from there. */
export async function findPictures(
  admin: AdminClient,
  folder: string,
  pictures: Iterable<NamedPicture>,
  warn: (picture: NamedPicture, reason: string) => void,
): Promise<PicturesAtHand> {
  const inFolder: FoundPicture[] = []
  const missing = new Set<string>()
  let inShop = 0
  const root = realPathOf(folder)
  await inParallel(pictures, async (picture) => {
    const place = root === undefined ? fail(null) : findInside(root, picture)
    if (place.ok) return void inFolder.push({ ...picture, at: place.value })
    const isInShop = await admin.hasMedia(picture.path)
    if (isInShop) inShop++
    else missing.add(picture.path)
    const reason = place.error ?? (isInShop ? null : 'not in media/')
    if (reason !== null) warn(picture, `${reason}: ${picture.file}`)
  })
  return { inFolder, inShop, missing }
}

/** Uploads the pictures, and answers how many of them the shop did not have. */
export async function loadPictures(
  admin: AdminClient,
  pictures: readonly FoundPicture[],
): Promise<number> {
  const counts = { done: 0, uploaded: 0 }
  const progress = startProgress('pictures', pictures.length)
  await inParallel(pictures, async ({ at, path }) => {
    if (await admin.putMedia(path, await readFile(at))) counts.uploaded++
    progress.at(++counts.done)
  })
  progress.end()
  return counts.uploaded
}

/**
 * Where a picture lies in the folder, under the name that the files say or as in Magento's media. Fails
 * with what is wrong with it, or with null where there is none.
 */
function findInside(root: string, { file, path }: ExportPicture): Result<string, string | null> {
  const places = [file, path].flatMap((name) => realPathOf(join(root, name)) ?? [])
  const at = places.find((place) => statSync(place).isFile())
  if (at === undefined) return fail(null)
  if (!at.startsWith(root + sep)) return fail('a link that leads out of media/')
  return isPicture(firstBytesOf(at)) ? ok(at) : fail('the file is no picture')
}

/** Behind all links; undefined where nothing is, or under a name that no file can have. */
function realPathOf(path: string): string | undefined {
  try {
    return realpathSync(path)
  } catch {
    return undefined
  }
}

function firstBytesOf(path: string): Uint8Array {
  const bytes = new Uint8Array(SIGNATURE_BYTES)
  const file = openSync(path, 'r')
  const count = readSync(file, bytes)
  closeSync(file)
  return bytes.subarray(0, count)
}
