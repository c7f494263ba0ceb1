/** Reports progress: a bar on a terminal, else a line every few seconds. */
export interface Progress {
  at(done: number): void
  end(): void
}

const WIDTH = 30
const MILLISECONDS_A_LINE = 5000

/** Starts to report how much of `all` is done; an unknown total is left out. */
export function startProgress(what: string, all?: number): Progress {
  const { isTTY } = process.stdout
  const started = Date.now()
  let reportedAt = started
  return {
    at(done) {
      const now = Date.now()
      if (now - reportedAt < (isTTY ? 100 : MILLISECONDS_A_LINE) && done !== all) return
      reportedAt = now
      if (isTTY) process.stdout.write(`\r${toBar(what, done, all)}\x1b[K`)
      else if (now - started >= MILLISECONDS_A_LINE) console.info(toText(what, done, all))
    },
    end() {
      if (isTTY) process.stdout.write('\r\x1b[K')
    },
  }
}

function toBar(what: string, done: number, all = 0): string {
  const share = all > 0 ? Math.min(1, done / all) : 0
  const full = Math.round(share * WIDTH)
  const bar = all > 0 ? `${'█'.repeat(full)}${'░'.repeat(WIDTH - full)}  ` : ''
  return `${bar}${toText(what, done, all)}`
}

function toText(what: string, done: number, all = 0): string {
  return `${what}: ${done}${all > 0 ? ` of ${all}` : ''}`
}
