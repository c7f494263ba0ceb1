import { existsSync, readFileSync } from 'node:fs'
import { cloudflare } from '@cloudflare/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
export default defineConfig({
  plugins: [react(), cloudflare({ configPath: 'wrangler.toml', auxiliaryWorkers: [{ configPath: 'worker/commerce/wrangler.toml' }] }), {
    name: 'm', resolveId(id) { if (id==='virtual:client-manifest') return '\0'+id }, load(id) { if (id==='\0virtual:client-manifest') { console.log('MANIFEST', this.environment.name, existsSync('dist/client/.vite/manifest.json')); return 'export default '+ (existsSync('dist/client/.vite/manifest.json')? readFileSync('dist/client/.vite/manifest.json','utf8'):'{}') } }
  }],
  builder: { async buildApp(builder) { await builder.build(builder.environments.client); await builder.build(builder.environments.storefront); await builder.build(builder.environments.commerce) } },
  environments: { client: { build: { manifest: true, rollupOptions: { input: 'client/entry-client.ts' } } } },
})
