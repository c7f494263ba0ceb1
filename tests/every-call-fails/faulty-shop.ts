// A shop as it stood when it was saved, of whose calls to databases, bucket and mail service one fails.
import { expect, vi } from 'vitest'
import type { CallName } from '../../shared/contract/calls'
import { runClock } from '../../worker/commerce/clock'
import { ADMIN_KEY } from '../fakes/admin-key'
import { serveCommerce } from '../fakes/commerce-shop'
import { createD1, type MemoryD1 } from '../fakes/d1-in-memory'
import { createR2 } from '../fakes/r2-in-memory'
import { type Sent, toCallRequest } from '../unit/commerce/call-request'
import { countCalls, type FailingCall } from './counted-calls'
import { MAIL_URL, openMailService, searchMails } from './mail-service'

const MINUTE_MS = 60_000
/** So long nobody presses again: by then a payment that was asked for may be asked for again. */
const PAUSE_MS = 31_000
/** One call fails, so the second press is answered. */
const MOST_PRESSES = 2
/** A mail that could not be sent is sent again after two minutes. */
const MAIL_MINUTES = 3
const MOST_WAITS = 3

export interface SavedShop {
  catalogue: Uint8Array
  sales: Uint8Array
}

export type FaultyShop = ReturnType<typeof openFaultyShop>

export function openFaultyShop(saved: SavedShop | null, failing: FailingCall | null) {
  const calls = countCalls(failing)
  const catalogue = createD1('catalogue', saved?.catalogue)
  const sales = createD1('sales', saved?.sales)
  const files = createR2()
  const mails = openMailService(calls)
  const sentBefore = new Set(readMails(sales).flatMap(({ id, sent_at }) => (sent_at ? [id] : [])))
  const worker = serveCommerce(
    { catalogue: calls.database(catalogue.db), sales: calls.database(sales.db) },
    { MEDIA: calls.bucket(files), MAIL_URL },
  )

  /** Answers later whether the call that is to fail has done so since; else a fault is one of the shop. */
  function watch(): () => boolean {
    const hadFailed = calls.hasFailed()
    return () => !hadFailed && calls.hasFailed()
  }

  /** Pressed again by whoever hears that something went wrong; what follows an answer nobody hears of. */
  async function untilAnswered(ask: () => Promise<Response>): Promise<Response> {
    for (let presses = 0; presses < MOST_PRESSES; presses += 1) {
      const isExcused = watch()
      const response = await ask()
      await worker.settle().catch((error) => {
        if (!isExcused()) throw error
      })
      if (response.status < 500) return response
      if (!isExcused()) throw new Error(`${response.status} ${await response.text()}`)
      vi.setSystemTime(Date.now() + PAUSE_MS)
    }
    throw new Error('It fails again and again')
  }

  async function press(name: CallName, sent?: Sent): Promise<{ status: number; result: unknown }> {
    const response = await untilAnswered(async () => {
      const request = toCallRequest(name, sent ?? {})
      return worker.fetch(request.url.slice(new URL(request.url).origin.length), request)
    })
    const { result } = (await response.json()) as { result: unknown }
    return { status: response.status, result }
  }

  /** The clock rings, some minutes later. */
  async function ring(minutes: number): Promise<void> {
    vi.setSystemTime(Date.now() + minutes * MINUTE_MS)
    const isExcused = watch()
    await runClock(worker.env, Date.now()).catch((error) => {
      if (!isExcused()) throw error
    })
  }

  return {
    /** As they are, without faults. */
    catalogue: catalogue.db,
    sales: sales.db,
    files,
    mails,
    calls,
    env: worker.env,
    press,
    /** The result of a call that must succeed in the end. */
    async ask<T>(name: CallName, sent?: Sent): Promise<T> {
      const answer = await press(name, sent)
      expect(answer).toMatchObject({ status: 200 })
      return answer.result as T
    },
    /** What a merchant says. */
    tell: (path: string, body: object) =>
      untilAnswered(() =>
        worker.fetch(path, {
          method: 'POST',
          headers: { authorization: `Bearer ${ADMIN_KEY}`, 'content-type': 'application/json' },
          body: JSON.stringify(body),
        }),
      ),
    /** A page of the Worker itself, such as the link of a mail. */
    visit: (path: string, init?: RequestInit) =>
      untilAnswered(() => worker.fetchFromOutside(path, init)),
    ring,
    /** What a mail says that has come; waits for it. */
    async findInMails(pattern: RegExp): Promise<string> {
      for (let waits = 0; waits < MOST_WAITS; waits += 1) {
        const found = searchMails(mails, pattern).at(-1)
        if (found) return found
        await ring(MAIL_MINUTES)
      }
      throw new Error(`No mail says ${pattern}`)
    },
    save: (): SavedShop => ({
      catalogue: catalogue.sqlite.serialize(),
      sales: sales.sqlite.serialize(),
    }),
    /** The kinds of the mails that are due since the shop was opened, each of which was taken once. */
    async sentMails(): Promise<string[]> {
      const due = readMails(sales).filter(({ id }) => !sentBefore.has(id))
      expect(due.map(({ id }) => id).sort()).toEqual([...mails.keys()].sort())
      return due.map(({ kind }) => kind)
    },
  }
}

function readMails({ sqlite }: MemoryD1): { id: string; kind: string; sent_at: number | null }[] {
  const rows = sqlite.prepare('SELECT id, kind, sent_at FROM mail ORDER BY kind').all()
  return rows as unknown as ReturnType<typeof readMails>
}
