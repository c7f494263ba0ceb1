import { toDownloadPath } from '../../../../shared/content/download-path'
import { BIB } from './bib'
import { CURTAIN } from './curtain'
import { CUSHION_COVER } from './cushion-cover'
import { toPdf } from './pdf'
import { SKIRT } from './skirt'
import { toFirstSheet, toSheets } from './to-sheets'

/** Below /media, beside the pictures of the demo shop. */
export const PATTERN_FOLDER = 'demo/patterns'

/** The files of all sewing patterns: each in full, and its first sheet for anybody to look at. */
export function createSewingPatterns(): { path: string; bytes: Uint8Array }[] {
  return [CUSHION_COVER, BIB, SKIRT, CURTAIN].flatMap((pattern) => [
    {
      path: toDownloadPath(`${PATTERN_FOLDER}/${pattern.name}.pdf`),
      bytes: toPdf(toSheets(pattern)),
    },
    { path: firstSheetOf(pattern.name), bytes: toPdf(toFirstSheet(pattern)) },
  ])
}

function firstSheetOf(name: string): string {
  return `${PATTERN_FOLDER}/${name}-first-sheet.pdf`
}
