import { base64url } from 'jose'

/** A picture of one pixel. */
export const PNG = base64url.decode(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg',
)
