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
): { fault: Fault; typed: URLSearchParams } | null {
  const refused = use(RefusedContext)
  if (refused?.form !== form) return null
  return { fault: refused.fault as Fault, typed: new URLSearchParams(refused.typed) }
}
