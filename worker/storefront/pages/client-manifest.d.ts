declare module 'virtual:client-manifest' {
  /** Vite's manifest of the browser build; null while developing. */
  const manifest: import('./page-assets').ClientManifest | null
  export default manifest
  /** Names the build. */
  export const buildId: string
}
