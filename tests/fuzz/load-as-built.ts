// Loads what fuzzes in this process as the shop's build would: pages are TSX, words and styles are
// compiled, fonts are in the code.
import { resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { type Plugin, runnerImport } from 'vite'
import { compileMessages } from '../../locales/compile-messages.ts'
import { ROOT } from '../../worker/tools/run/paths.ts'

/** @param file below this folder */
export async function loadAsBuilt<Module>(file: string): Promise<Module> {
  process.env.NODE_ENV = 'production'
  const { module } = await runnerImport<Module>(resolve(ROOT, 'tests/fuzz', file), {
    root: ROOT,
    configFile: false,
    mode: 'production',
    logLevel: 'error',
    plugins: [react(), compileMessages(), withoutBuild(), cheapPasswords()],
  })
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

/** A hash takes a quarter of a second, and each form of an account needs thousands of them. */
function cheapPasswords(): Plugin {
  const cheap = `import { scrypt as real } from 'node:crypto'
    const scrypt = (password, salt, length, _cost, done) => real(password, salt, length, { N: 2 }, done)`
  return {
    name: 'cheap-passwords',
    enforce: 'pre',
    transform: (code, id) =>
      id.endsWith('password-hash.ts')
        ? code.replace("import { scrypt } from 'node:crypto'", cheap)
        : undefined,
  }
}
