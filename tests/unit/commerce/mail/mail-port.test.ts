import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, describe, expect, it } from 'vitest'
import { mailPortOf } from '../../../../worker/commerce/mail/mail-port'

const MAIL = {
  id: 'a1',
  kind: 'order-confirmation',
  about: 'hash',
  storeCode: 'nl_nl',
  recipient: 'erin@example.com',
} as const
const CONTENT = { subject: 'Je bestelling', text: 'Bedankt', html: '<p>Bedankt</p>' }

interface Heard {
  headers: IncomingMessage['headers']
  body: unknown
}

const servers: ReturnType<typeof createServer>[] = []
afterEach(() => {
  for (const server of servers.splice(0)) server.close()
})

/** A mail service that answers so, and what it was told. */
async function openService(status: number): Promise<{ url: string; heard: Heard[] }> {
  const heard: Heard[] = []
  const server = createServer(async (request, response) => {
    heard.push({ headers: request.headers, body: JSON.parse(await text(request)) })
    response.writeHead(status).end('{}')
  })
  servers.push(server)
  await new Promise<void>((listening) => server.listen(0, listening))
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/send`, heard }
}

describe('the mail service', () => {
  it('is given a mail with its key, and with an id by which it knows a repeat', async () => {
    const { url, heard } = await openService(202)
    await mailPortOf({ MAIL_URL: url, MAIL_KEY: 'secret' })(MAIL, CONTENT)
    expect(heard).toHaveLength(1)
    expect(heard[0]?.headers).toMatchObject({
      authorization: 'Bearer secret',
      'idempotency-key': 'a1',
      'content-type': 'application/json',
    })
    expect(heard[0]?.body).toEqual({
      from: expect.stringContaining('@'),
      to: 'erin@example.com',
      ...CONTENT,
    })
  })

  it('that refuses a mail has not taken it', async () => {
    const { url } = await openService(503)
    await expect(mailPortOf({ MAIL_URL: url })(MAIL, CONTENT)).rejects.toThrow('503')
  })

  it('may be missing: then mails are only kept', async () => {
    await expect(mailPortOf({})(MAIL, CONTENT)).resolves.toBeUndefined()
  })
})
