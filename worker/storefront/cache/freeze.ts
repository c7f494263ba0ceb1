/** Freezes plain data at every level: a cached value is shared by many requests. */
export function freezeDeep<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value
  Object.freeze(value)
  for (const member of Object.values(value)) freezeDeep(member)
  return value
}
