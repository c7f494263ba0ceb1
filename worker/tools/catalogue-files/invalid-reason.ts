interface Issue {
  code: string
  path: readonly PropertyKey[]
  message?: string | undefined
  maximum?: number | bigint
  minimum?: number | bigint
}

/** In words what is wrong with a draft: the first issue of its schema. */
export function invalidReason(issues: readonly Issue[], what: string): string {
  const [issue] = issues
  if (issue === undefined) return `${what} is not as the shop needs it`
  const place = issue.path.join('.') || what
  if (issue.code === 'too_big') return `${place} is over ${issue.maximum}`
  if (issue.code === 'too_small') return `${place} is below ${issue.minimum}`
  return `${place}: ${issue.message ?? 'Invalid input'}`
}
