import type * as z from 'zod/mini'

/** Reports what an inner schema refused as issues of the outer one, below the given path. */
export function passOnIssues(
  inner: z.core.$ZodError,
  issues: z.core.$ZodRawIssue[],
  path: PropertyKey[] = [],
): void {
  for (const { message, path: below } of inner.issues) {
    issues.push({ code: 'custom', message, path: [...path, ...below], input: undefined })
  }
}
