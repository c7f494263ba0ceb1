// A browser without script in front of a shop in this process: it keeps cookies and posts forms.
import { type PageForm, readForms } from './read-forms'
import { ORIGIN, PAYMENT_ORIGIN, type WholeShop } from './whole-shop'

export type Fields = [name: string, value: string][]

export interface Browser {
  cookie: () => string
  /** The HTML of a page; wherever it leads on is gone to. */
  open: (path: string) => Promise<string>
  /** Posts fields; answers where that leads. */
  post: (path: string, fields: Fields | Record<string, string>) => Promise<string>
  /** Opens a page and posts its form of that path, with some of it filled in otherwise. */
  submit: (page: string, path: string, changes?: Record<string, string>) => Promise<string>
}

export const FORM_TYPE = 'application/x-www-form-urlencoded'

export function openBrowser(shop: WholeShop): Browser {
  const jar = new Map<string, string>()
  const cookie = () => [...jar].map(([name, value]) => `${name}=${value}`).join('; ')

  async function ask(path: string, init: RequestInit = {}): Promise<Response> {
    const answer = await shop.fetch(toRequest(path, cookie(), init))
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (/max-age=0/i.test(line)) jar.delete(name)
      else jar.set(name, value)
    }
    await shop.settle()
    return answer
  }

  const open: Browser['open'] = async (path) => {
    const answer = await ask(path)
    const location = answer.headers.get('location')
    if (location) return open(location)
    if (!answer.ok) throw new Error(`${path} answers ${answer.status}`)
    return answer.text()
  }

  const post: Browser['post'] = async (path, fields) => {
    const body = new URLSearchParams(fields).toString()
    const answer = await ask(path, { method: 'POST', body, headers: { 'content-type': FORM_TYPE } })
    const location = answer.headers.get('location')
    if (!location) throw new Error(`${path} answers ${answer.status}: ${await answer.text()}`)
    return location
  }

  return {
    cookie,
    open,
    post,
    async submit(page, path, changes = {}) {
      const form = readForms(await open(page)).find((one) => one.path === path)
      if (!form) throw new Error(`${page} has no form for ${path}`)
      return post(path, { ...Object.fromEntries(asItStands(form)), ...changes })
    },
  }
}

/** What a browser sends of a form that nobody has touched. */
function asItStands({ fields }: PageForm): Fields {
  return fields.flatMap(({ name, value }): Fields => (value === null ? [] : [[name, value]]))
}

/** A request as a page of the shop makes it. */
export function toRequest(path: string, cookie: string, init: RequestInit = {}): Request {
  const headers = new Headers({ origin: ORIGIN, 'sec-fetch-site': 'same-origin' })
  if (cookie) headers.set('cookie', cookie)
  for (const [name, value] of new Headers(init.headers)) headers.set(name, value)
  return new Request(new URL(path, ORIGIN), { ...init, headers })
}

/** Approves a payment on its page, which is not the shop's; answers the path that it leads back to. */
export async function approve(shop: WholeShop, page: string): Promise<string> {
  const body = new URLSearchParams({ decision: 'approve' })
  const answer = await shop.fetchPayment(new Request(page, { method: 'POST', body }))
  const { pathname, search } = new URL(answer.headers.get('location') ?? '', PAYMENT_ORIGIN)
  return pathname + search
}
