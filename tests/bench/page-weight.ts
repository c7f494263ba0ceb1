import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { DIST } from '../../worker/local/paths.ts'

/** Bytes after brotli that a first visit of a page loads. */
export interface PageWeight {
  html: number
  script: number
  style: number
}

/** Weighs a page by what its HTML asks for at once. */
export function weighPage(html: string): PageWeight {
  const files = (pattern: RegExp) => [...new Set(Array.from(html.matchAll(pattern), ([, f]) => f))]
  const scripts = files(/(?:modulepreload" href|<script type="module" src)="(\/assets\/[^"]+)"/g)
  const styles = files(/rel="stylesheet" href="(\/assets\/[^"]+)"/g)
  const sum = (names: (string | undefined)[]) =>
    names.reduce((total, name = '') => total + brotli(readFileSync(join(DIST, 'client', name))), 0)
  return { html: brotli(Buffer.from(html)), script: sum(scripts), style: sum(styles) }
}

function brotli(bytes: Buffer): number {
  return brotliCompressSync(bytes).byteLength
}
