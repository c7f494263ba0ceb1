/** Folder of the bucket with the files that were or can be bought: nothing below it is shown to everybody. */
const DOWNLOADS_FOLDER = 'downloads/'

/** Whether a path below /media is a file for buyers only. */
export function isDownloadPath(path: string): boolean {
  return path.startsWith(DOWNLOADS_FOLDER)
}

/** The path of a file for buyers only; one that is in their folder already stays there. */
export function toDownloadPath(path: string): string {
  return isDownloadPath(path) ? path : DOWNLOADS_FOLDER + path
}
