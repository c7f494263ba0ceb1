export type LogLevel = 'info' | 'warn' | 'error'

/** Fields of a log line: plain values without secrets and personal data. */
export type LogFields = Readonly<Record<string, string | number | boolean | null>>

const WRITERS: { readonly [L in LogLevel]: (line: string) => void } = {
  info: (line) => console.info(line),
  warn: (line) => console.warn(line),
  error: (line) => console.error(line),
}

/**
 * Writes one line of JSON with the time in UTC. JSON escapes line breaks, so that no value can
 * pretend to be a line of its own.
 */
export function logLine(level: LogLevel, event: string, fields: LogFields = {}): void {
  WRITERS[level](JSON.stringify({ time: new Date().toISOString(), level, event, ...fields }))
}
