// What is typed behind `npm run orders`, read before the shop is asked. Each throws for anything else.
import { priceToCents } from '../../../shared/contract/wire/wire-money.ts'
import { RefusedCall } from '../catalogue-cli/admin-transport.ts'

export function readTypedNumber(text: string): string {
  if (!/^\d{10,11}$/.test(text)) throw new Error(`${text} is no number of an order`)
  return text
}

export function readTypedLink(text: string | undefined): string | undefined {
  if (text === undefined || /^https:\/\/\S+$/.test(text)) return text
  throw new Error(`${text} is no link such as https://…`)
}

/** `12.50` or `12,50` in cents. */
export function readTypedAmount(text: string | undefined): number | undefined {
  if (text === undefined) return undefined
  const cents = /^\d{1,7}([.,]\d{1,2})?$/.test(text) && priceToCents(Number(text.replace(',', '.')))
  if (!cents) throw new Error(`${text} is no amount such as 12.50`)
  return cents
}

/** Node takes `--amount -3` for two options; as `--amount=-3` it is read as any other value. */
export function joinNegatives(typed: readonly string[]): string[] {
  const words: string[] = []
  for (const word of typed) {
    const isValue = /^-\d/.test(word) && words.at(-1)?.startsWith('--')
    words.push(isValue ? `${words.pop()}=${word}` : word)
  }
  return words
}

/** One at a time: another may have come since the list was read. */
export function readTypedTask(text: string | undefined): number {
  if (!/^[1-9]\d{0,8}$/.test(text ?? '')) throw new Error('Which? Say --task and its number')
  return Number(text)
}

/** Of what the shop refuses only the reason: which call it was is nobody's concern here. */
export function inPlainWords(error: unknown): unknown {
  return error instanceof RefusedCall ? new Error(error.reason) : error
}
