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
): { fault: Fault; typed: URLSearchParams; day: string | undefined } | null {
  const refused = use(RefusedContext)
  if (refused?.form !== form) return null
  const { fault, typed, day } = refused
  return { fault: fault as Fault, typed: new URLSearchParams(typed), day }
}
