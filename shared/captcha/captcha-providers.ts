// Services that tell people from programs without asking them anything (spec 7, third-party loads).

/** What differs between them; their scripts and their verdicts have one shape. */
export interface CaptchaProvider {
  /** Where a token is shown to the service. */
  verifyUrl: string
  scriptUrl: string
  /** Name of what the script adds to a page. */
  api: string
  /** How it is drawn so that nobody sees it unless it has a doubt. */
  options: Readonly<Record<string, string>>
  /** Where its script and its frames come from, as a content security policy names it. */
  origins: readonly string[]
}

export const CAPTCHA_PROVIDERS = {
  turnstile: {
    verifyUrl: 'https://challenges.cloudflare.com/turnstile/v0/siteverify',
    scriptUrl: 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit',
    api: 'turnstile',
    options: { execution: 'execute', appearance: 'interaction-only' },
    origins: ['https://challenges.cloudflare.com'],
  },
  hcaptcha: {
    verifyUrl: 'https://api.hcaptcha.com/siteverify',
    scriptUrl: 'https://js.hcaptcha.com/1/api.js?render=explicit',
    api: 'hcaptcha',
    options: { size: 'invisible' },
    origins: ['https://hcaptcha.com', 'https://*.hcaptcha.com'],
  },
} as const satisfies Record<string, CaptchaProvider>

export type CaptchaName = keyof typeof CAPTCHA_PROVIDERS

/** What a browser is told when a call needs a token. */
export interface AskedCaptcha {
  provider: CaptchaName
  siteKey: string
}
