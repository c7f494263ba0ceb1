import { type AskedCaptcha, CAPTCHA_PROVIDERS } from '../../../shared/captcha/captcha-providers'

/** What the scripts of all providers add to a page. */
interface CaptchaApi {
  render(
    place: HTMLElement,
    options: {
      sitekey: string
      callback: (token: string) => void
      'error-callback': () => void
    },
  ): string
  execute(place: string): unknown
}

/** How long a person may be asked to wait, in milliseconds. */
const LIMIT_MS = 15_000

/**
 * A token that shows that a person asks; its script is loaded when the first is asked for. Null where none
 * was to be had: what was asked for is refused then, and says so (spec 8).
 */
export async function solveCaptcha({ provider, siteKey }: AskedCaptcha): Promise<string | null> {
  const { api, scriptUrl, options } = CAPTCHA_PROVIDERS[provider]
  try {
    await loadScript(scriptUrl)
    const service = (globalThis as unknown as Record<string, CaptchaApi | undefined>)[api]
    if (!service) throw new Error(`${api} is not there`)
    return await askFor(service, { sitekey: siteKey, ...options })
  } catch (error) {
    console.warn('The captcha failed', error)
    return null
  }
}

function askFor(service: CaptchaApi, options: { sitekey: string }): Promise<string> {
  const place = document.createElement('div')
  document.body.append(place)
  const token = new Promise<string>((callback, refuse) => {
    const failed = () => refuse(new Error('It gave no token'))
    setTimeout(failed, LIMIT_MS)
    const id = service.render(place, {
      ...options,
      callback,
      'error-callback': failed,
    })
    service.execute(id)
  })
  return token.finally(() => place.remove())
}

/** By address: who asks while a script is on its way waits for the same one. */
const scripts = new Map<string, Promise<void>>()

function loadScript(url: string): Promise<void> {
  const known = scripts.get(url)
  if (known) return known
  const script = document.createElement('script')
  script.src = url
  const loaded = new Promise<void>((done, refuse) => {
    script.addEventListener('load', () => done())
    script.addEventListener('error', () => {
      script.remove()
      scripts.delete(url)
      refuse(new Error(`${url} could not be loaded`))
    })
  })
  scripts.set(url, loaded)
  document.head.append(script)
  return loaded
}
