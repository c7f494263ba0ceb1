// The variables of the storefront Worker. The only file that reads them: everybody else gets
// `Settings`, which are parsed once per isolate.
import { base64url } from 'jose'
import * as z from 'zod/mini'
import type { CaptchaName } from '../../shared/captcha/captcha-providers'
import { trimSlashes } from '../../shared/routing/trim-slashes'

/** A service that tells people from programs. */
export interface Captcha {
  provider: CaptchaName
  /** With it browsers get tokens; without it only other programs of the merchant do. */
  siteKey: string | null
  secret: string
}

/** An app of the merchant's for Android. */
export interface AndroidApp {
  /** Of its package. */
  name: string
  /** SHA-256 of the certificates with which it may be signed, in pairs of capitals with colons. */
  fingerprints: readonly string[]
}

export interface Settings {
  /** Base address of a backend elsewhere; null means the COMMERCE binding. */
  commerceUrl: string | null
  /** Shows the backend at that address who is calling. */
  commerceKey: string | null
  /** 256 bits each. The first seals, all open. */
  sessionKeys: readonly Uint8Array[]
  /** Without it every purge is refused. */
  purgeKey: string | null
  /** Signs the unsubscribe links of newsletters; without it unsubscribing is refused. */
  newsletterKey: string | null
  /** Who tells people from programs; without it every visitor counts as a person. */
  captcha: Captcha | null
  /** Whether a customer's token travels to the backend as a Bearer header or as a query value. */
  tokenInHeader: boolean
  /** Origins of payment pages a shopper may be sent to. */
  pspOrigins: readonly string[]
  /** Origins from which the provider's fields for cards come. */
  cardOrigins: readonly string[]
  /**
   * Origins of the native app around the shop; `self` is the shop's own. On the site of the store: its
   * cookies are SameSite=Lax, so in a frame on another site nobody has a session.
   */
  wrapperOrigins: readonly string[]
  /** Apps in which links to the shop open. */
  androidApps: readonly AndroidApp[]
  /** The same of Apple, each by its team and bundle: `TEAM123456.com.example.shop`. */
  appleApps: readonly string[]
  /** Origins of the pictures and films that the CMS keeps. */
  assetOrigins: readonly string[]
  /** Address of a map's tiles, with `{z}`, `{x}` and `{y}` in it; without it there is no map. */
  mapTiles: string | null
  /** How many times longer than usual a backend may take: 1, or more where it is slow. */
  patience: number
  /** Off only to measure. */
  pageCache: boolean
  /** Off takes it away from every browser that has it. */
  serviceWorker: boolean
  /** Off where AVIF takes seconds a picture: a machine of one's own. */
  avif: boolean
}

const commaList = z.pipe(
  z._default(z.string(), ''),
  z.transform((text: string) =>
    text
      .split(',')
      .map((part) => part.trim())
      .filter((part) => part !== ''),
  ),
)

const httpUrl = z.url({ protocol: /^https?$/ })

const sessionKey = z.pipe(
  z.string().check(z.regex(/^[\w-]{43}$/, 'each key is 32 random bytes in base64url')),
  z.transform((text: string) => base64url.decode(text)),
)

const origin = httpUrl.check(
  z.refine((text) => new URL(text).origin === text, 'must be an origin without a path'),
)

const FINGERPRINT = '[0-9A-F]{2}(?::[0-9A-F]{2}){31}'

const androidApp = z.pipe(
  z
    .string()
    .check(
      z.regex(
        new RegExp(`^[\\w.]+=${FINGERPRINT}(?:\\+${FINGERPRINT})*$`),
        'each app is package=SHA-256 of its certificate, more of them with + between',
      ),
    ),
  z.transform((text: string): AndroidApp => {
    const [name = '', signed = ''] = text.split('=')
    return { name, fingerprints: signed.split('+') }
  }),
)

const appleApp = z
  .string()
  .check(z.regex(/^[A-Z0-9]{10}\.[\w.-]+$/, 'each app is TEAM.bundle, with a team of ten letters'))

const optionalKey = z._default(
  z.union([z.literal(''), z.string().check(z.minLength(16, 'is shorter than 16 characters'))]),
  '',
)

/** Beyond it browsers give up before the edge does. */
const MOST_PATIENCE = 2.5

const variables = z.object({
  COMMERCE_URL: z._default(z.union([httpUrl, z.literal('')]), ''),
  COMMERCE_KEY: optionalKey,
  SESSION_KEYS: z.pipe(commaList, z.array(sessionKey).check(z.minLength(1, 'must hold a key'))),
  PURGE_KEY: optionalKey,
  NEWSLETTER_KEY: optionalKey,
  CAPTCHA_PROVIDER: z._default(z.enum(['turnstile', 'hcaptcha']), 'turnstile'),
  CAPTCHA_SITE_KEY: z._default(z.string().check(z.regex(/^[\w-]{0,100}$/)), ''),
  CAPTCHA_SECRET: z._default(z.string(), ''),
  TOKEN_IN_HEADER: z._default(z.enum(['true', 'false']), 'true'),
  PSP_ORIGINS: z.pipe(commaList, z.array(origin)),
  CARD_ORIGINS: z.pipe(commaList, z.array(origin)),
  WRAPPER_ORIGINS: z.pipe(commaList, z.array(z.union([z.literal('self'), origin]))),
  ANDROID_APPS: z.pipe(commaList, z.array(androidApp)),
  APPLE_APPS: z.pipe(commaList, z.array(appleApp)),
  ASSET_ORIGINS: z.pipe(commaList, z.array(origin)),
  MAP_TILES: z._default(
    z
      .string()
      .check(z.regex(/^(?:https:\/\/[\w.-]+(?::\d+)?\/[^\s"';,]*)?$/, 'must be an https address')),
    '',
  ),
  UPSTREAM_PATIENCE: z._default(z.coerce.number().check(z.gte(1), z.lte(MOST_PATIENCE)), 1),
  PAGE_CACHE: z._default(z.enum(['on', 'off']), 'on'),
  SERVICE_WORKER: z._default(z.enum(['on', 'off']), 'on'),
  AVIF: z._default(z.enum(['on', 'off']), 'on'),
})

/**
 * Parses the variables of the Worker.
 * Throws when one is missing or malformed, and names it.
 */
export function parseSettings(env: unknown): Settings {
  const parsed = variables.safeParse(env)
  if (!parsed.success) throw new Error(toIssueText(parsed.error))
  const given = parsed.data
  return {
    commerceUrl: trimSlashes(given.COMMERCE_URL) || null,
    commerceKey: given.COMMERCE_KEY || null,
    sessionKeys: given.SESSION_KEYS,
    purgeKey: given.PURGE_KEY || null,
    newsletterKey: given.NEWSLETTER_KEY || null,
    captcha: given.CAPTCHA_SECRET ? toCaptcha(given) : null,
    tokenInHeader: given.TOKEN_IN_HEADER === 'true',
    pspOrigins: given.PSP_ORIGINS,
    cardOrigins: given.CARD_ORIGINS,
    wrapperOrigins: given.WRAPPER_ORIGINS,
    androidApps: given.ANDROID_APPS,
    appleApps: given.APPLE_APPS,
    assetOrigins: given.ASSET_ORIGINS,
    mapTiles: given.MAP_TILES || null,
    patience: given.UPSTREAM_PATIENCE,
    pageCache: given.PAGE_CACHE === 'on',
    serviceWorker: given.SERVICE_WORKER === 'on',
    avif: given.AVIF === 'on',
  }
}

function toCaptcha(given: z.output<typeof variables>): Captcha {
  const { CAPTCHA_PROVIDER: provider, CAPTCHA_SITE_KEY: siteKey, CAPTCHA_SECRET: secret } = given
  return { provider, siteKey: siteKey || null, secret }
}

const parsedOnce = new WeakMap<object, Settings>()

/** The settings behind these bindings, parsed on the first request of an isolate. */
export function settingsOf(env: object): Settings {
  const known = parsedOnce.get(env)
  if (known) return known
  const settings = parseSettings(env)
  parsedOnce.set(env, settings)
  return settings
}

function toIssueText(error: z.core.$ZodError): string {
  const faults = error.issues.map((issue) => `${String(issue.path[0])} ${issue.message}`)
  return `The Worker is not configured: ${faults.join('; ')}`
}
