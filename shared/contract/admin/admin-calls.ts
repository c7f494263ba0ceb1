// Every call of the admin API, each with what it takes and answers. All answer in the envelope and
// ask for the admin key. Pictures travel as bytes: PUT and HEAD below `MEDIA_PATH`.
import * as z from 'zod/mini'
import {
  catalogueDescription,
  exportedPage,
  knownProduct,
  pageQuery,
  skuQuery,
} from './catalogue-export'
import { storeCode } from './field'
import {
  beginRequest,
  commitReply,
  runRequest,
  runState,
  stageReply,
  stageRequest,
} from './import-run'
import { pendingReview, reviewDecision } from './pending-review'
import {
  namedOrder,
  orderDetails,
  orderFilter,
  paidOrder,
  partOfOrder,
  placedOrder,
  sentOrder,
  taskOfOrder,
} from './placed-order'
import { recordsReport, shopRecords } from './shop-records'

/** Where the bytes of pictures are put, by their paths; the ETag is their MD5. */
export const MEDIA_PATH = '/admin/media'

/** A step of filling a new shop, by the name that its filler gives it. */
const fillingStep = z.string().check(z.regex(/^[\w-]{1,60}$/))

const word = z.string().check(z.regex(/^[^\p{Cc},]{2,60}$/u, 'Not a word'))

/** Words, or several words for one, that shoppers use for one another. */
const synonymGroup = z.array(word).check(z.minLength(2), z.maxLength(20))
const synonymGroups = z.object({ groups: z.array(synonymGroup).check(z.maxLength(1000)) })

export const adminCalls = {
  beginImport: {
    method: 'POST',
    path: '/admin/import/begin',
    input: beginRequest,
    result: runRequest,
  },
  stageImport: {
    method: 'POST',
    path: '/admin/import/stage',
    input: stageRequest,
    result: stageReply,
  },
  /** Swaps the run in as a whole; answers 422 and a list of problems when it cannot be. */
  commitImport: {
    method: 'POST',
    path: '/admin/import/commit',
    input: runRequest,
    result: commitReply,
  },
  abortImport: {
    method: 'POST',
    path: '/admin/import/abort',
    input: runRequest,
    result: z.literal(true),
  },
  /** For an importer whose connection broke while it waited for a large catalogue. */
  findRun: { method: 'GET', path: '/admin/import/run', input: runRequest, result: runState },
  describeCatalogue: {
    method: 'GET',
    path: '/admin/export/catalogue',
    input: z.object({}),
    result: catalogueDescription,
  },
  /** What a part of a catalogue may refer to without bringing it along, in the order of the ids. */
  listSkus: {
    method: 'GET',
    path: '/admin/export/skus',
    input: skuQuery,
    result: z.array(knownProduct),
  },
  /** Products in the order of the source, page by page. */
  exportProducts: {
    method: 'GET',
    path: '/admin/export/products',
    input: pageQuery,
    result: exportedPage,
  },
  /** Adds what is not there yet beside the catalogue. */
  addRecords: { method: 'POST', path: '/admin/records', input: shopRecords, result: recordsReport },
  /** Ends the logins of the customer with this address, or of all customers where it is null. */
  endLogins: {
    method: 'POST',
    path: '/admin/customers/end-logins',
    input: z.object({ email: z.nullable(z.string().check(z.maxLength(254))) }),
    result: z.object({ ended: z.int() }),
  },
  /** The newest orders: up to two hundred. */
  listOrders: {
    method: 'GET',
    path: '/admin/orders',
    input: orderFilter,
    result: z.array(placedOrder),
  },
  /** Says that the money of an order has come; how much, where a part was withdrawn before. */
  markOrderPaid: {
    method: 'POST',
    path: '/admin/orders/paid',
    input: paidOrder,
    result: z.literal(true),
  },
  /** One order with all that is known of it. */
  showOrder: {
    method: 'GET',
    path: '/admin/orders/one',
    input: namedOrder,
    result: orderDetails,
  },
  /** Says that a parcel of an order has left. */
  markOrderSent: {
    method: 'POST',
    path: '/admin/orders/sent',
    input: sentOrder,
    result: z.literal(true),
  },
  /** Gives up an order that stands and has not left. */
  cancelOrder: {
    method: 'POST',
    path: '/admin/orders/cancelled',
    input: namedOrder,
    result: z.literal(true),
  },
  /** Says that money of an authorised payment is to be taken. */
  captureOrder: {
    method: 'POST',
    path: '/admin/orders/captured',
    input: partOfOrder,
    result: z.literal(true),
  },
  /** Says that money of an order is to go back. */
  oweRefund: {
    method: 'POST',
    path: '/admin/orders/owed',
    input: partOfOrder,
    result: z.literal(true),
  },
  /** Puts money of an order back on the gift cards that paid it. */
  refundToGiftCards: {
    method: 'POST',
    path: '/admin/orders/to-gift-cards',
    input: partOfOrder,
    result: z.literal(true),
  },
  /** Says that money of an order was sent back. */
  markOrderRefunded: {
    method: 'POST',
    path: '/admin/orders/refunded',
    input: partOfOrder,
    result: z.literal(true),
  },
  /** Says that somebody has dealt with what a provider told of an order. */
  closeOrderTask: {
    method: 'POST',
    path: '/admin/orders/checked',
    input: taskOfOrder,
    result: z.literal(true),
  },
  /** What shoppers wrote and nobody has read yet, oldest first: up to a hundred. */
  listPendingReviews: {
    method: 'GET',
    path: '/admin/reviews',
    input: z.object({}),
    result: z.array(pendingReview),
  },
  /** Shows one of them to everybody, or to nobody. */
  decideReview: {
    method: 'POST',
    path: '/admin/reviews',
    input: reviewDecision,
    result: z.literal(true),
  },
  listSynonyms: {
    method: 'GET',
    path: '/admin/synonyms',
    input: z.object({ store: storeCode }),
    result: synonymGroups,
  },
  /** Replaces those of a store. */
  putSynonyms: {
    method: 'POST',
    path: '/admin/synonyms',
    input: z.extend(synonymGroups, { store: storeCode }),
    result: z.literal(true),
  },
  listFilledSteps: {
    method: 'GET',
    path: '/admin/filling',
    input: z.object({}),
    result: z.object({ done: z.array(fillingStep) }),
  },
  markStepFilled: {
    method: 'POST',
    path: '/admin/filling',
    input: z.object({ step: fillingStep }),
    result: z.literal(true),
  },
} as const satisfies Record<string, AdminCall>

export interface AdminCall {
  readonly method: 'GET' | 'POST'
  readonly path: `/admin/${string}`
  /** The query of a GET, the JSON body of a POST. */
  readonly input: z.ZodMiniType
  readonly result: z.ZodMiniType
}

type AdminCalls = typeof adminCalls
export type AdminCallName = keyof AdminCalls

/** What a caller writes. */
export type AdminInput<N extends AdminCallName> = z.input<AdminCalls[N]['input']>
/** What the Worker answers. */
export type AdminResult<N extends AdminCallName> = z.output<AdminCalls[N]['result']>
