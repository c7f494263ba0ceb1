// Contract 1.0: every enveloped call answers {code, result, meta?}; the HTTP status equals the code.
import * as z from 'zod/mini'
import { orAbsent, wireInteger, wireText, wireValue } from './wire-value'

/** One element of a failed validation, as the ajv library words it. */
const validationFault = z.object({
  keyword: orAbsent(wireText),
  dataPath: orAbsent(wireText),
  schemaPath: orAbsent(wireText),
  message: orAbsent(wireText),
  params: z.optional(wireValue),
})
export type ValidationFault = z.output<typeof validationFault>

/** Said where nothing more is known (spec 8). */
export const GENERAL_MESSAGE = 'Something went wrong. Try again in a few seconds.'

/** What `result` may hold when a call failed; an unknown shape becomes a general message. */
export const failureResult = z.union([
  z.string(),
  z.array(validationFault),
  z.object({ errorMessage: wireText, code: z.optional(wireValue) }),
  z.pipe(
    z.object({ message: z.string() }),
    z.transform(({ message }) => message),
  ),
  z.pipe(
    z.unknown(),
    z.transform(() => GENERAL_MESSAGE),
  ),
])
export type FailureResult = z.output<typeof failureResult>

export const failureEnvelope = z.object({
  code: wireInteger.check(z.refine((code) => code !== 200)),
  result: failureResult,
  /** The embedded backend says here in one word why: `{reason, …}`. */
  meta: z.optional(wireValue),
})

/** The envelope of a success around the given result. */
export function envelope<T extends z.ZodMiniType>(result: T) {
  return z.object({
    code: wireInteger.check(z.refine((code) => code === 200)),
    result,
    meta: z.optional(wireValue),
  })
}

/** The message of a failed result: its errorMessage if present, else the result itself (spec 8). */
export function toErrorMessage(result: unknown): string {
  const failure = failureResult.parse(result)
  if (typeof failure === 'string') return failure || GENERAL_MESSAGE
  if (!Array.isArray(failure)) return failure.errorMessage
  return failure.map((fault) => fault.message ?? fault.keyword).join(', ') || GENERAL_MESSAGE
}

/**
 * The same where the shop has general words of its own: '' when the failure says no more, or in words of a
 * schema, which are for developers.
 */
export function toKnownMessage(result: unknown): string {
  if (Array.isArray(result)) return ''
  const message = toErrorMessage(result)
  return message === GENERAL_MESSAGE ? '' : message
}

/** The issues of a refused request as the ajv-like list that clients of this contract know. */
export function toValidationFaults(error: z.core.$ZodError): ValidationFault[] {
  return error.issues.map((issue) => ({
    keyword: issue.code,
    dataPath: pathOf(issue),
    message: issue.message,
  }))
}

/** An unknown field is named as well: its object alone would not help. */
function pathOf(issue: z.core.$ZodIssue): string {
  const steps = issue.code === 'unrecognized_keys' ? [...issue.path, ...issue.keys] : issue.path
  return steps.map((step) => `.${String(step)}`).join('')
}
