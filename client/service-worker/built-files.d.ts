declare module 'virtual:built-files' {
  /** Names the build. */
  export const buildId: string
  /** Paths of what every screen may be drawn with. */
  export const files: string[]
  /** Paths of the words of each store. */
  export const words: Record<import('../../shared/store-view/store-view').StoreCode, string[]>
}
