import { createContext, use } from 'react'
import type { RefusedForm } from '../../../shared/content/refused-form'

const RefusedContext = createContext<RefusedForm | null>(null)

export const RefusedFormProvider = RefusedContext

/**
 * What was typed into a form of this page that was posted without script and refused, and why, in the words
 * of that form; null for any other.
 */
export function useRefusedForm<Fault extends string>(
  form: string,
): (Omit<RefusedForm, 'typed'> & { fault: Fault; typed: URLSearchParams }) | null {
  const refused = use(RefusedContext)
  if (refused?.form !== form) return null
  return {
    ...(refused as RefusedForm & { fault: Fault }),
    typed: new URLSearchParams(refused.typed),
  }
}
