import type { Call } from './call'

/**
 * The path of a call with its `:name` segments and final `*` filled in and encoded. The `*` takes
 * the parameter `slug`, whose slashes stay. Throws when a parameter is missing.
 */
export function toCallPath(call: Call, params: Readonly<Record<string, string>> = {}): string {
  const segments = call.path.split('/')
  return segments.map((segment) => fillSegment(segment, params)).join('/')
}

function fillSegment(segment: string, params: Readonly<Record<string, string>>): string {
  if (segment === '*') return required('slug', params).split('/').map(encodeURIComponent).join('/')
  if (!segment.startsWith(':')) return segment
  return encodeURIComponent(required(segment.slice(1), params))
}

function required(name: string, params: Readonly<Record<string, string>>): string {
  const value = params[name]
  if (value === undefined) throw new Error(`The path needs the parameter ${name}`)
  return value
}
