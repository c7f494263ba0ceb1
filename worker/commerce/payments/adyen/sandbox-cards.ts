// The test cards of the sandbox, after those of the provider. Any expiry and security code is taken;
// a browser sends them as the provider's test environment does: with `test_` in front, unencrypted.

export type Behaviour =
  | 'approve'
  | 'refuse'
  | 'frictionless'
  | 'challenge'
  | 'redirect'
  | 'pending'
  | 'time-out'

const CARDS: Readonly<Record<string, Behaviour>> = {
  '4111111111111111': 'approve',
  '4000000000000002': 'refuse',
  '5201281505129736': 'frictionless',
  '4917610000000000': 'challenge',
  '4212345678901237': 'redirect',
  '4000000000000077': 'pending',
  '4000000000000119': 'time-out',
}

/** What a card stands for; null for a number that no card can have. Others are approved. */
export function behaviourOf(encryptedCardNumber: string): Behaviour | null {
  const number = encryptedCardNumber.replace(/^test_/, '').replaceAll(' ', '')
  if (!/^\d{12,19}$/.test(number) || !hasCheckDigit(number)) return null
  return CARDS[number] ?? 'approve'
}

/** Luhn's sum: every second digit from the right counts twice. */
function hasCheckDigit(number: string): boolean {
  const digits = Array.from(number, Number).reverse()
  const sum = digits.reduce((total, digit, place) => {
    const counted = place % 2 === 0 ? digit : digit * 2
    return total + (counted > 9 ? counted - 9 : counted)
  }, 0)
  return sum % 10 === 0
}
