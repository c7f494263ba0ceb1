import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import type { AdminInput } from '../../../shared/contract/admin/admin-calls.ts'
import type {
  CatalogueDescription,
  ExportedPage,
  KnownProduct,
} from '../../../shared/contract/admin/catalogue-export.ts'
import type { ImportMode, ImportReport } from '../../../shared/contract/admin/import-run.ts'
import type { PendingReview } from '../../../shared/contract/admin/pending-review.ts'
import type {
  OrderDetails,
  PaidOrder,
  PartOfOrder,
  PlacedOrder,
  SentOrder,
  TaskOfOrder,
} from '../../../shared/contract/admin/placed-order.ts'
import type { ShopRecords } from '../../../shared/contract/admin/shop-records.ts'
import type { StoreCode } from '../../../shared/store-view/store-view.ts'
import { createAdminTransport, PassingFailure } from './admin-transport.ts'
import { createMediaClient, type MediaClient } from './media-client.ts'

/** Part of a catalogue, as an importer writes it. */
export type CataloguePart = AdminInput<'stageImport'>['draft']

/** The admin API of a commerce Worker, local or deployed. */
export interface AdminClient extends MediaClient {
  begin(mode: ImportMode): Promise<string>
  stage(runId: string, draft: CataloguePart): Promise<void>
  commit(runId: string): Promise<ImportReport>
  /** Ends a run; answers whether it left no trace, which one that was swapped in just before does. */
  abort(runId: string): Promise<boolean>
  /** Adds what is not there yet beside the catalogue: reviews, customers, coupons and the like. */
  addRecords(records: ShopRecords): Promise<void>
  /** Groups of words that mean the same in a store, as the operator says. */
  synonyms(store: StoreCode): Promise<readonly (readonly string[])[]>
  putSynonyms(store: StoreCode, groups: readonly (readonly string[])[]): Promise<void>
  /** Steps of filling the new shop that are done. */
  filledSteps(): Promise<ReadonlySet<string>>
  markFilled(step: string): Promise<void>
  /** What shoppers wrote and nobody has read yet, oldest first: up to a hundred. */
  pendingReviews(): Promise<PendingReview[]>
  /** Throws where no such review waits. */
  decideReview(id: number, isApproved: boolean): Promise<void>
  orders(state?: PlacedOrder['state']): Promise<PlacedOrder[]>
  order(orderNumber: string): Promise<OrderDetails>
  /** Each of these throws where no order with this number is in a state for it. */
  markPaid(paid: PaidOrder): Promise<void>
  markSent(parcel: SentOrder): Promise<void>
  cancel(orderNumber: string): Promise<void>
  capture(part: PartOfOrder): Promise<void>
  owe(refund: PartOfOrder): Promise<void>
  refundToGiftCards(refund: PartOfOrder): Promise<void>
  markRefunded(refund: PartOfOrder): Promise<void>
  /** Something that its provider told of an order is dealt with. */
  closeTask(task: TaskOfOrder): Promise<void>
  /** What the shop knows of attributes and categories. */
  describe(): Promise<CatalogueDescription>
  /** What others may refer to, in the order of their ids. */
  skus(after: number): Promise<KnownProduct[]>
  /** Some products in the order of the source: the first, or those behind `after`. */
  products(after: string | null): Promise<ExportedPage>
}

/** A swap that broke off goes on where it stood: what was staged in an hour is worth asking again for. */
const COMMIT_PAUSES_MS = [1_000, 5_000, 15_000, 30_000]

/**
 * Every call throws with the Worker's own words when it is refused, and when what is answered is not
 * what the contract says.
 */
export function createAdminClient(
  baseUrl: string,
  key: string,
  pausesMs: readonly number[] = COMMIT_PAUSES_MS,
): AdminClient {
  const transport = createAdminTransport(baseUrl, key)
  const { call } = transport

  /** The report of a run that was swapped in although its answer was lost. */
  async function reportOf(runId: string): Promise<ImportReport | undefined> {
    const run = await call('findRun', { runId }).catch(() => undefined)
    if (run?.state !== 'done') return undefined
    return { staged: run.staged ?? 0, changed: run.changed ?? 0, removed: run.removed ?? 0 }
  }

  return {
    ...createMediaClient(transport),
    begin: async (mode) => (await call('beginImport', { mode })).runId,
    async stage(runId, draft) {
      await call('stageImport', { runId, draft })
    },
    async commit(runId) {
      for (let failures = 0; ; ) {
        try {
          const { isDone, ...report } = await call('commitImport', { runId })
          if (isDone) return report
          failures = 0
        } catch (error) {
          const report = await reportOf(runId)
          if (report) return report
          failures += 1
          if (!(error instanceof PassingFailure) || failures > pausesMs.length) throw error
          await setTimeout(pausesMs[failures - 1])
        }
      }
    },
    async abort(runId) {
      await call('abortImport', { runId })
      return (await call('findRun', { runId })).state === 'aborted'
    },
    async addRecords(records) {
      await call('addRecords', records)
    },
    synonyms: async (store) => (await call('listSynonyms', { store })).groups,
    async putSynonyms(store, groups) {
      await call('putSynonyms', { store, groups: groups.map((words) => [...words]) })
    },
    filledSteps: async () => new Set((await call('listFilledSteps', {})).done),
    async markFilled(step) {
      await call('markStepFilled', { step })
    },
    pendingReviews: () => call('listPendingReviews', {}),
    async decideReview(id, isApproved) {
      await call('decideReview', { id, isApproved })
    },
    orders: (state) => call('listOrders', state ? { state } : {}),
    async markPaid(paid) {
      await call('markOrderPaid', paid)
    },
    order: (orderNumber) => call('showOrder', { orderNumber }),
    async markSent(parcel) {
      await call('markOrderSent', parcel)
    },
    async cancel(orderNumber) {
      await call('cancelOrder', { orderNumber })
    },
    async capture(part) {
      await call('captureOrder', { attempt: randomUUID(), ...part })
    },
    async owe(refund) {
      await call('oweRefund', { attempt: randomUUID(), ...refund })
    },
    async refundToGiftCards(refund) {
      await call('refundToGiftCards', { attempt: randomUUID(), ...refund })
    },
    async markRefunded(refund) {
      await call('markOrderRefunded', { attempt: randomUUID(), ...refund })
    },
    async closeTask(task) {
      await call('closeOrderTask', task)
    },
    describe: () => call('describeCatalogue', {}),
    skus: (after) => call('listSkus', { after }),
    products: (after) => call('exportProducts', after === null ? {} : { after }),
  }
}
