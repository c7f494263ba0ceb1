import type { StoreCode } from '../../../shared/store-view/store-view'
import type { Database } from '../db/databases'
import { query, readAll, readFirst } from '../db/query'
import { rawSql, sql } from '../db/sql'

/** A file that an order has bought. Milliseconds since 1970. */
export interface Download {
  token: string
  title: string
  /** Path in the bucket, or an https address. */
  file: string
  uses: number
  maxUses: number
  expiresAt: number
}

export interface DownloadOfOrder extends Download {
  storeCode: StoreCode
  orderNumber: number
  /** Whether its order is paid and stands: 1 or 0. */
  isOpen: number
}

/** gone: its order was cancelled or its money given back. */
export type DownloadState = 'open' | 'used-up' | 'expired' | 'gone'

const COLUMNS = rawSql(`download.token, download.title, download.file, download.uses,
  download.max_uses AS maxUses, download.expires_at AS expiresAt`)

const OF_LINE = rawSql(`issued_download AS download
  JOIN order_line AS line ON line.id = download.order_line_id
  JOIN orders ON orders.id = line.order_id`)

/** The download behind an address, with the order that it belongs to. */
export function findDownload(sales: Database, token: string): Promise<DownloadOfOrder | null> {
  return readFirst(
    sales,
    query(sql`
      SELECT ${COLUMNS}, orders.store_code AS storeCode, orders.increment_id AS orderNumber,
        orders.state = 'processing' AS isOpen
      FROM ${OF_LINE} WHERE download.token = ${token}`),
  )
}

/** The files that an order has bought and that were handed over, in the order of its lines. */
export function listDownloads(sales: Database, orderId: number): Promise<Download[]> {
  return readAll(
    sales,
    query(sql`
      SELECT ${COLUMNS} FROM ${OF_LINE}
      WHERE orders.id = ${orderId} AND orders.state = 'processing'
      ORDER BY line.id, download.position`),
  )
}

/** How often a file may still be downloaded. */
export function usesLeft({ uses, maxUses }: Download): number {
  return maxUses - uses
}

/** Whether a file may still be had, and if not, why. */
export function stateOf(download: DownloadOfOrder, now: number): DownloadState {
  if (download.isOpen !== 1) return 'gone'
  if (download.expiresAt <= now) return 'expired'
  return usesLeft(download) > 0 ? 'open' : 'used-up'
}
