import { vi } from 'vitest'
import type { CountedCalls } from './counted-calls'

/** Where mails are posted. */
export const MAIL_URL = 'https://mail.example/send'

export interface TakenMail {
  to: string
  subject: string
  text: string
  /** How often it was posted. */
  times: number
}

/** A mail service that takes each mail once, by the name that it is sent under; what it has taken. */
export function openMailService(calls: CountedCalls): ReadonlyMap<string, TakenMail> {
  const taken = new Map<string, TakenMail>()
  vi.stubGlobal('fetch', (url: string, init: RequestInit) =>
    calls.perform(async () => {
      if (url !== MAIL_URL) throw new Error(`Nobody is to be asked at ${url}`)
      const name = new Headers(init.headers).get('idempotency-key') ?? ''
      const times = (taken.get(name)?.times ?? 0) + 1
      taken.set(name, { ...(JSON.parse(String(init.body)) as TakenMail), times })
      return new Response(null, { status: 202 })
    }),
  )
  return taken
}

/** The first group of a pattern in each mail that has it, in the order in which they came. */
export function searchMails(mails: ReadonlyMap<string, TakenMail>, pattern: RegExp): string[] {
  return [...mails.values()].flatMap(({ text }) => pattern.exec(text)?.[1] ?? [])
}
