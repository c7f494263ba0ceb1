import type { TextStore } from '../../worker/storefront/cache/kv-entries'

export interface FakeKv extends TextStore {
  texts: Map<string, string>
  /** What goes wrong from now on. */
  trouble: 'none' | 'get-fails' | 'put-fails' | 'get-hangs' | 'strange'
}

/** KV in memory that fails as it is told. */
export function createFakeKv(): FakeKv {
  const texts = new Map<string, string>()
  const kv: FakeKv = {
    texts,
    trouble: 'none',
    async get(keys) {
      if (kv.trouble === 'get-fails') throw new Error('KV GET failed: 503')
      if (kv.trouble === 'get-hangs') await new Promise(() => undefined)
      const read = (key: string) => (kv.trouble === 'strange' ? '{"value": 1' : texts.get(key))
      return new Map(keys.map((key) => [key, read(key) ?? null]))
    },
    async put(key, text) {
      if (kv.trouble === 'put-fails') throw new Error('KV PUT failed: 429')
      texts.set(key, text)
    },
  }
  return kv
}
