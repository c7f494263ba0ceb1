// Lets Node find `./price` in price.ts, as the bundler of the Workers does: what they share with the
// tools is written for both.
import { registerHooks } from 'node:module'

registerHooks({
  resolve(specifier, context, nextResolve) {
    const hasNoEnding = /^\.{1,2}\/(?:.*\/)?[^./]+$/.test(specifier)
    const isOurs = context.parentURL?.endsWith('.ts') ?? false
    return nextResolve(hasNoEnding && isOurs ? `${specifier}.ts` : specifier, context)
  },
})
