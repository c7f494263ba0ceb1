import { areLinesEqual, type ComparableLine } from './line-equality'

export interface Pairing<C, S> {
  pairs: { client: C; server: S }[]
  onlyClient: C[]
  onlyServer: S[]
}

/**
 * Finds for each line of the browser its line on the server, each used once (spec 4, cart sync).
 * Lines that carry the server's id are matched first, so that two lines of one sku keep apart.
 */
export function pairLines<C extends ComparableLine, S extends ComparableLine>(
  clientLines: readonly C[],
  serverLines: readonly S[],
): Pairing<C, S> {
  const free = new Set(serverLines)
  const matches = new Map<C, S>()
  const match = (client: C, fits: (server: S) => boolean) => {
    if (matches.has(client)) return
    for (const server of free) {
      if (!fits(server)) continue
      matches.set(client, server)
      free.delete(server)
      return
    }
  }
  for (const client of clientLines) {
    match(client, (server) => client.itemId === server.itemId && areLinesEqual(client, server))
  }
  for (const client of clientLines) match(client, (server) => areLinesEqual(client, server))
  return {
    pairs: [...matches].map(([client, server]) => ({ client, server })),
    onlyClient: clientLines.filter((client) => !matches.has(client)),
    onlyServer: [...free],
  }
}
