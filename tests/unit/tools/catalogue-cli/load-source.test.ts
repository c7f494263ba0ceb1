import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import type { ProductDraft } from '../../../../shared/contract/admin/product-draft'
import {
  type AdminClient,
  createAdminClient,
} from '../../../../worker/tools/catalogue-cli/admin-client'
import { loadSource } from '../../../../worker/tools/catalogue-cli/load-source'
import type { CatalogueSource } from '../../../../worker/tools/catalogue-files/catalogue-source'
import { productDraft } from '../../commerce/catalogue/small-shop'

const NOT_DONE = { state: 'staging', staged: null, changed: null, removed: null }

function sourceOf(products: ProductDraft[]): CatalogueSource {
  return {
    rowCount: products.length,
    productCount: products.length,
    attributes: [],
    categories: [],
    products: () => products,
    pictures: () => [],
    problems: {
      leaveOut: () => undefined,
      warn: () => undefined,
      all: () => [],
      count: () => ({ leftOut: 0, warnings: 0 }),
    },
    unused: [],
    close: () => undefined,
  }
}

function fakeAdmin(rest: Partial<AdminClient> = {}) {
  const staged: ProductDraft[][] = []
  const steps: string[] = []
  const admin = {
    begin: async (mode: string) => {
      steps.push(`begin ${mode}`)
      return 'run'
    },
    stage: async (_run: string, { products = [] }: { products?: ProductDraft[] }) => {
      if (products.length > 0) staged.push(products)
    },
    commit: async () => {
      steps.push('commit')
      return { staged: 1, changed: 1, removed: 0 }
    },
    abort: async () => {
      steps.push('abort')
      return true
    },
    ...rest,
  } as AdminClient
  return { admin, staged, steps }
}

const many = (count: number, rest = {}) =>
  Array.from({ length: count }, (_, n) => productDraft(`P${n}`, rest))

describe('loading a source', () => {
  it('stages products in parts of a size that the Worker takes', async () => {
    const { admin, staged, steps } = fakeAdmin()
    await loadSource(admin, sourceOf(many(450)), 'merge', new Set())
    expect(staged.map((part) => part.length)).toEqual([200, 200, 50])
    expect(steps).toEqual(['begin merge', 'commit'])
    const long = fakeAdmin()
    const heavy = many(25, { description: { all: 'x'.repeat(190_000) } })
    await loadSource(long.admin, sourceOf(heavy), 'merge', new Set())
    expect(long.staged.map((part) => part.length)).toEqual([10, 10, 5])
  })

  it('leaves pictures that are nowhere out of their products', async () => {
    const { admin, staged } = fakeAdmin()
    const [lamp] = many(1, { images: ['a.webp', 'b.webp'] })
    await loadSource(admin, sourceOf(lamp ? [lamp] : []), 'merge', new Set(['a.webp']))
    expect(staged[0]?.[0]?.images).toEqual(['b.webp'])
  })

  it('gives up what it staged when a part is refused, or when there is nothing', async () => {
    const refusing = fakeAdmin({ stage: () => Promise.reject(new Error('No')) })
    await expect(
      loadSource(refusing.admin, sourceOf(many(1)), 'replace', new Set()),
    ).rejects.toThrow('No\nThe catalogue is as it was')
    expect(refusing.steps).toEqual(['begin replace', 'abort'])
    const empty = fakeAdmin()
    await expect(loadSource(empty.admin, sourceOf([]), 'replace', new Set())).rejects.toThrow(
      'Not one',
    )
    expect(empty.steps).toEqual(['begin replace', 'abort'])
  })
})

describe('what became of the catalogue', () => {
  const load = (rest: Partial<AdminClient>) => {
    const commit = () => Promise.reject(new Error('No answer'))
    return loadSource(fakeAdmin({ commit, ...rest }).admin, sourceOf(many(1)), 'merge', new Set())
  }

  it('is told as it is known, after why the import failed', async () => {
    await expect(load({})).rejects.toThrow('No answer\nThe catalogue is as it was')
    await expect(load({ abort: async () => false })).rejects.toThrow('No answer\nThe catalogue was')
    await expect(load({ abort: () => Promise.reject(new Error('Nor now')) })).rejects.toThrow(
      'No answer\nWhether the catalogue was written is not known',
    )
  })
})

describe('the client of the admin API', () => {
  const servers: ReturnType<typeof createServer>[] = []
  afterEach(() => {
    for (const server of servers.splice(0)) server.close()
  })

  async function serve(listener: RequestListener): Promise<string> {
    const server = createServer(listener)
    servers.push(server)
    await new Promise((ready) => server.listen(0, '127.0.0.1', () => ready(undefined)))
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  }

  it('asks what came of a commit whose answer it never heard', async () => {
    const result = { state: 'done', staged: 5, changed: 3, removed: 1 }
    const url = await serve((request, response) => {
      if (request.url === '/admin/import/commit') return void request.socket.destroy()
      response.setHeader('content-type', 'application/json')
      response.end(JSON.stringify({ code: 200, result }))
    })
    expect(await createAdminClient(url, 'key', []).commit('run')).toEqual({
      staged: 5,
      changed: 3,
      removed: 1,
    })
  })

  it('goes on with a swap after moments in which the shop did not answer', async () => {
    const moments = ['500', 'broken', 'step', '500', 'done']
    let asked: string | undefined
    const url = await serve((request, response) => {
      const isCommit = request.url === '/admin/import/commit'
      if (isCommit) asked = moments.shift()
      if (isCommit && asked === 'broken') return void request.socket.destroy()
      response.setHeader('content-type', 'application/json')
      response.statusCode = isCommit && asked === '500' ? 500 : 200
      const report = { staged: 5, changed: 3, removed: 1 }
      const result = isCommit ? { ...report, isDone: asked === 'done' } : { ...NOT_DONE }
      response.end(JSON.stringify({ code: response.statusCode, result }))
    })
    expect(await createAdminClient(url, 'key', [1, 1]).commit('run')).toMatchObject({ changed: 3 })
    moments.push('500', '500', '500', 'done')
    await expect(createAdminClient(url, 'key', [1, 1]).commit('run')).rejects.toThrow('500')
  })

  it('passes a refusal on when the run was not swapped in', async () => {
    const url = await serve((request, response) => {
      response.setHeader('content-type', 'application/json')
      const isCommit = request.url === '/admin/import/commit'
      const answer = isCommit ? { code: 422, result: 'No' } : { code: 200, result: NOT_DONE }
      response.end(JSON.stringify(answer))
    })
    await expect(createAdminClient(url, 'key').commit('run')).rejects.toThrow(
      'was refused (422): No',
    )
  })

  it('takes no answer that the contract does not describe', async () => {
    const url = await serve((_, response) => {
      response.setHeader('content-type', 'application/json')
      response.end(JSON.stringify({ code: 200, result: { products: [{}], next: null } }))
    })
    await expect(createAdminClient(url, 'key').products(null)).rejects.toThrow(
      '/admin/export/products answered what this version does not know',
    )
  })

  it('says so when nobody is there, or what answers is no shop', async () => {
    const url = await serve((_, response) => void response.end('<html>'))
    await expect(createAdminClient(url, 'key').describe()).rejects.toThrow('no JSON: <html>')
    await expect(createAdminClient('http://127.0.0.1:1', 'key').describe()).rejects.toThrow(
      'http://127.0.0.1:1 does not answer',
    )
  })
})
