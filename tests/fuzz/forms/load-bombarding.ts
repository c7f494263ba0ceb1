// Loads what fuzzes the forms as the shop's build would: pages are TSX, words and styles are compiled.
import { resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { type Plugin, runnerImport } from 'vite'
import { compileMessages } from '../../../locales/compile-messages.ts'
import { ROOT } from '../../../worker/tools/run/paths.ts'

type Bombarding = typeof import('./bombard-forms')

export async function loadBombarding(): Promise<Bombarding> {
  process.env.NODE_ENV = 'production'
  const { module } = await runnerImport<Bombarding>(
    resolve(ROOT, 'tests/fuzz/forms/bombard-forms.ts'),
    {
      root: ROOT,
      configFile: false,
      mode: 'production',
      logLevel: 'error',
      plugins: [react(), compileMessages(), withoutBuild()],
    },
  )
  return module
}

/** Nothing was built for browsers, and none looks at the pages. */
function withoutBuild(): Plugin {
  const stands: Record<string, string> = {
    '\0manifest': `export default null; export const buildId = 'build'`,
    '\0style': 'export default {}',
  }
  return {
    name: 'without-build',
    enforce: 'pre',
    resolveId(id) {
      if (id.endsWith('.css')) return '\0style'
      return id === 'virtual:client-manifest' ? '\0manifest' : undefined
    },
    load: (id) => stands[id],
  }
}
