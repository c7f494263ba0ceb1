import * as z from 'zod/mini'
import { storyCalls } from '../../../shared/contract/content/story'

/** What the address of an editor carries (spec 2, editor preview). */
export interface EditorLink {
  spaceId: string
  /** Seconds since 1970. */
  timestamp: string
  /** Signature of both. */
  token: string
  release: number | null
}

const PREFIX = '_storyblok'
/** A SHA-1 in hex (contract 1.8). */
const SIGNATURE = /^[\da-f]{40}$/i
const releaseId = z.string().check(z.regex(/^\d{1,9}$/))

/** The editor's part of an address; null when it is missing or malformed. */
export function editorLinkOf({ searchParams }: URL): EditorLink | null {
  if (!searchParams.has(PREFIX)) return null
  const part = (name: string) => searchParams.get(`_storyblok_tk[${name}]`)
  const signed = storyCalls.storyValidateEditor.query.safeParse({
    spaceId: part('space_id'),
    timestamp: part('timestamp'),
    token: part('token'),
  })
  if (!signed.success || !SIGNATURE.test(signed.data.token)) return null
  const release = releaseId.safeParse(searchParams.get('_storyblok_release'))
  return { ...signed.data, release: release.success ? Number(release.data) : null }
}
