/**
 * Names under which the page of a bank gives its answer back, in the address or in a form; each is
 * passed on to the payment provider as it is (contract 1.10). `cres` is that of a challenge (3DS2).
 */
export const BANK_ANSWERS = ['redirectResult', 'payload', 'MD', 'PaRes', 'cres'] as const

/** The query of an address. */
interface Query {
  get(name: string): string | null
}

/**
 * What an address carries of a bank's answer, as the details that the provider wants. Empty when it
 * carries nothing. A challenge is answered in base64url, which the provider reads as base64.
 */
export function bankAnswerIn(query: Query): Record<string, string> {
  const given = BANK_ANSWERS.flatMap((name): [string, string][] => {
    const value = query.get(name)
    if (!value) return []
    if (name !== 'cres') return [[name, value]]
    return [['threeds2.challengeResult', value.replaceAll('-', '+').replaceAll('_', '/')]]
  })
  return Object.fromEntries(given)
}
