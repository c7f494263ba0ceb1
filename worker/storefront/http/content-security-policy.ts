export interface PolicyFacts {
  /** Only where React streams and needs inline scripts. */
  nonce?: string | undefined
  pspOrigins: readonly string[]
  assetOrigins: readonly string[]
  /** Shown to an editor, in the window of the CMS (trust C4). */
  isPreview?: boolean
}

/** Where editors write. */
const CMS_EDITOR = 'https://app.storyblok.com'

/** Where browsers report what the policy stopped. */
export const REPORT_PATH = '/_report'
export const REPORT_GROUP = 'csp'

/**
 * The content security policy of every answer. Everything but the pictures and films of the CMS
 * comes from our own origin: no inline script, no style attribute in HTML (React sets styles
 * through the DOM, which is allowed).
 */
export function contentSecurityPolicy({
  nonce,
  pspOrigins,
  assetOrigins,
  isPreview,
}: PolicyFacts): string {
  const directives: [string, ...string[]][] = [
    ['default-src', "'self'"],
    ['script-src', "'self'", ...(nonce ? [`'nonce-${nonce}'`] : [])],
    ['style-src', "'self'"],
    ['img-src', "'self'", 'data:', ...assetOrigins],
    ['media-src', "'self'", ...assetOrigins],
    ['font-src', "'self'"],
    ['connect-src', "'self'"],
    ['object-src', "'none'"],
    ['base-uri', "'none'"],
    ['frame-ancestors', isPreview ? CMS_EDITOR : "'none'"],
    ['form-action', "'self'", ...pspOrigins],
    ['report-to', REPORT_GROUP],
    ['report-uri', REPORT_PATH],
  ]
  return directives.map((parts) => parts.join(' ')).join('; ')
}
