// What vite needs of the storefront while developing; nothing of it is in a build.
import type { OutgoingHttpHeaders } from 'node:http'
import type { Plugin, ServerOptions } from 'vite'
import { COMMERCE_PORT } from './addresses.ts'

/** The part of a Worker's settings that differs while developing. */
interface WorkerSettings {
  vars: Record<string, unknown>
  assets?: { run_worker_first?: boolean | string[] | undefined } | undefined
}

/**
 * The commerce Worker has a server of its own, and vite answers for the sources itself. Changes the
 * settings in place: lists of settings that are answered would be added to those of `wrangler.toml`.
 */
export function setForDevelopment(settings: WorkerSettings): void {
  Object.assign(settings.vars, {
    COMMERCE_URL: `http://127.0.0.1:${COMMERCE_PORT}`,
    PSP_ORIGINS: `http://localhost:${COMMERCE_PORT}`,
    WRAPPER_ORIGINS: 'self',
    AVIF: 'off',
  })
  settings.assets = {
    ...settings.assets,
    run_worker_first: [
      ...['/*', '!/assets/*', '!/flags/*', '!/icons/*', '!/screenshots/*', '!/wrapper-box/*'],
      ...['!/@*', '!/client/*', '!/shared/*', '!/locales/*', '!/node_modules/*'],
    ],
  }
}

/** Vite puts styles and its hot reload into the page as the policy forbids it: no policy here. */
export function withoutPolicy(): Plugin {
  return {
    name: 'without-policy',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use((_request, response, next) => {
        const writeHead = response.writeHead.bind(response)
        response.writeHead = ((status: number, headers: OutgoingHttpHeaders = {}) => {
          const { 'content-security-policy': _, ...others } = headers
          return writeHead(status, others)
        }) as typeof response.writeHead
        next()
      })
    },
  }
}

/** A server of this machine only, under the host names of all stores. */
export function developmentServer(port: number): ServerOptions {
  return { host: '127.0.0.1', port, strictPort: true, allowedHosts: ['.localhost'] }
}
