import { isRecord } from '../../../../shared/json/is-record'

/** The province of an address of the wire, which backends write as an object; empty where there is none. */
export function toRegionName(region: unknown): string {
  const name = isRecord(region) ? region.region : region
  return typeof name === 'string' ? name : ''
}
