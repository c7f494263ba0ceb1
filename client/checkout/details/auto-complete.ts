import type { FieldPart } from '../../../shared/checkout/address-rules'

/** What a browser may fill in, and from which of the shopper's addresses (WCAG 1.3.5). */
export function autoComplete(part: FieldPart, field: string): string {
  return `${part === 'billing' ? 'billing' : 'shipping'} ${field}`
}
