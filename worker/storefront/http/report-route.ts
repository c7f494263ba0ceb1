import type { Context } from 'hono'
import * as z from 'zod/mini'
import type { AppEnv } from '../app-env'
import { logLine } from '../runtime/log-line'
import { readReport } from './read-report'

const MAX_REPORTS = 10
const LONGEST_FIELD = 200

const text = z.catch(z.string(), '')

/** Both dialects of browsers: the Reporting API and the older report-uri. */
const reports = z.union([
  z.array(z.object({ body: z.object({ effectiveDirective: text, blockedURL: text }) })),
  z.pipe(
    z.object({
      'csp-report': z.object({ 'effective-directive': text, 'blocked-uri': text }),
    }),
    z.transform((given) => [
      {
        body: {
          effectiveDirective: given['csp-report']['effective-directive'],
          blockedURL: given['csp-report']['blocked-uri'],
        },
      },
    ]),
  ),
])

/** Writes down what the content security policy stopped; where it happened stays private. */
export async function takeReport(c: Context<AppEnv>): Promise<Response> {
  const read = await readReport(c, reports)
  if (!read.ok) return read.error
  for (const report of read.value.slice(0, MAX_REPORTS)) {
    logLine('warn', 'csp-violation', {
      directive: report.body.effectiveDirective.slice(0, LONGEST_FIELD),
      blocked: withoutQuery(report.body.blockedURL).slice(0, LONGEST_FIELD),
    })
  }
  return c.body(null, 204)
}

function withoutQuery(url: string): string {
  return url.replace(/[?#].*$/s, '')
}
