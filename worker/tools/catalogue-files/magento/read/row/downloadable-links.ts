import type { DownloadDraft } from '../../../../../../shared/contract/admin/product-type-draft'
import { toDownload, toSample } from '../../../export-picture'
import { parsePairRecords, textsOf } from '../../cells/pair-list'
import { titleOf } from './composite-cells'

/**
 * Reads `title=Pattern,url=https://…,sample=…|…`. What is neither a file nor an https address is no
 * download: `dropped` names it.
 */
export function parseDownloads(cell: string): { downloads: DownloadDraft[]; dropped: string[] } {
  const downloads: DownloadDraft[] = []
  const dropped: string[] = []
  for (const texts of parsePairRecords(cell).map(textsOf)) {
    const title = titleOf(texts, 'title')
    const file = toFile(texts.file || texts.url || texts.link_url, toDownload)
    const sample = toFile(texts.sample || texts.sample_file || texts.sample_url, toSample)
    if (title.all === '' || file === undefined) dropped.push(title.all || '(without a title)')
    else downloads.push({ title, file, ...(sample ? { sample } : {}) })
  }
  return { downloads, dropped }
}

/** An https address as it is, else a path below the folder of downloads or of samples. */
function toFile(
  text: string | undefined,
  toPath: (name: string) => string | undefined,
): string | undefined {
  if (!text) return undefined
  if (/^https:\/\//i.test(text)) return URL.canParse(text) ? text : undefined
  return /^[a-z][a-z0-9+.-]*:/i.test(text) ? undefined : toPath(text)
}
