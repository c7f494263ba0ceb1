import { resolve } from 'node:path'

/** The project's folder. */
export const ROOT = resolve(import.meta.dirname, '../../..')

/** Where workerd keeps the local databases, as `wrangler dev` and vite do. */
export const STATE = resolve(ROOT, '.wrangler/state')

/** What `npm run build` makes. */
export const DIST = resolve(ROOT, 'dist')

/** What deploys keep of the browser's files, for the deploys to come. */
export const RELEASES = resolve(ROOT, '.wrangler/releases')
