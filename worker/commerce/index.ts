export default { async fetch(req: Request, env: {DB: D1Database}) { return new Response('commerce ' + JSON.stringify((await env.DB.prepare('select 1 as x').all()).results)) } }
