export interface PolicyFacts {
  /** Only where React streams and needs inline scripts. */
  nonce?: string | undefined
  pspOrigins: readonly string[]
  assetOrigins: readonly string[]
  /** Where the fields of a card come from, on the page that has them. */
  cardOrigins: readonly string[]
  /** Who may frame the shop: the native app, where it shows it. */
  wrapperOrigins: readonly string[]
  /** Where the captcha's script and frames come from, where there is one. */
  captchaOrigins: readonly string[]
  /** Where the tiles of maps come from, where there are maps. */
  mapOrigins: readonly string[]
  /** Shown to an editor, in the window of the CMS (trust C4). */
  isPreview?: boolean
}

/** Where editors write. */
const CMS_EDITOR = 'https://app.storyblok.com'

/** A card's own bank asks its holder in a frame (3DS2), and nobody knows the addresses of all banks. */
const ANY_BANK = 'https:'

/** What opens a wallet of the device comes from who makes it. */
const WALLET_SCRIPTS = ['https://applepay.cdn-apple.com', 'https://pay.google.com']

/** Where browsers report what the policy stopped. */
export const REPORT_PATH = '/_report'
export const REPORT_GROUP = 'csp'

/**
 * The content security policy of every answer. Everything but the pictures and films of the CMS, the
 * fields in which a card is typed and a captcha comes from our own origin: no inline script, no style attribute in HTML (React sets styles
 * through the DOM, which is allowed).
 */
export function contentSecurityPolicy({
  nonce,
  pspOrigins,
  assetOrigins,
  cardOrigins,
  wrapperOrigins,
  captchaOrigins,
  mapOrigins,
  isPreview,
}: PolicyFacts): string {
  const wrappers = wrapperOrigins.map((origin) => (origin === 'self' ? "'self'" : origin))
  const hasCards = cardOrigins.length > 0
  const banks = hasCards ? [ANY_BANK] : []
  const scripts = [...(hasCards ? WALLET_SCRIPTS : []), ...captchaOrigins]
  const directives: [string, ...string[]][] = [
    ['default-src', "'self'"],
    ['script-src', "'self'", ...(nonce ? [`'nonce-${nonce}'`] : []), ...scripts],
    ['style-src', "'self'"],
    ['img-src', "'self'", 'data:', ...assetOrigins, ...cardOrigins, ...mapOrigins],
    ['media-src', "'self'", ...assetOrigins],
    ['font-src', "'self'"],
    ['connect-src', "'self'", ...cardOrigins, ...scripts],
    ['frame-src', "'self'", ...banks, ...captchaOrigins],
    ['object-src', "'none'"],
    ['base-uri', "'none'"],
    ['frame-ancestors', isPreview ? CMS_EDITOR : wrappers.join(' ') || "'none'"],
    ['form-action', "'self'", ...pspOrigins, ...banks],
    ['report-to', REPORT_GROUP],
    ['report-uri', REPORT_PATH],
  ]
  return directives.map((parts) => parts.join(' ')).join('; ')
}
