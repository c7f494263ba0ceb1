declare module '@messageformat/core/compile-module.js' {
  import type MessageFormat from '@messageformat/core'
  /** Source text of a module with a function for every message. */
  export default function compileModule(
    format: MessageFormat,
    messages: Record<string, string>,
  ): string
}
