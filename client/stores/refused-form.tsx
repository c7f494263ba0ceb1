import { createContext, use } from 'react'
import type { RefusedForm } from '../../shared/content/refused-form'

const RefusedContext = createContext<RefusedForm | null>(null)

export const RefusedFormProvider = RefusedContext

/** What was typed into a form of this page that was posted without script and refused; null for any other. */
export function useRefusedForm(form: string): { fault: string; typed: URLSearchParams } | null {
  const refused = use(RefusedContext)
  if (refused?.form !== form) return null
  return { fault: refused.fault, typed: new URLSearchParams(refused.typed) }
}
