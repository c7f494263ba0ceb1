import m from 'virtual:client-manifest'
import { Hono } from 'hono'
const app = new Hono<{Bindings:{COMMERCE: Fetcher, CACHE: KVNamespace, DESK: DurableObjectNamespace, IMAGES: ImagesBinding}}>()
app.get('/x', async (c) => { c.header('set-cookie','__Host-s=1; Path=/; Secure; HttpOnly; SameSite=Lax'); return c.text(JSON.stringify(m)+'store '+ new URL(c.req.url).host + ' cookie ' + c.req.header('cookie') + await (await c.env.COMMERCE.fetch('http://commerce/y')).text()) })
export default app
