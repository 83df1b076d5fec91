import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * A broken implementation of payments: what it asks Stripe for has no idempotency key, because this server between the two
 * leaves the keys out. The tests must catch it: a race test that it passes would prove nothing.
 */
export async function startKeylessStripe(
  stripeUrl: string,
): Promise<{ url: string; close: () => Promise<void> }> {
  const server = createServer((request, response) => void forward(stripeUrl, request, response))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

async function forward(stripeUrl: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  const { authorization = '', 'content-type': contentType = '' } = request.headers
  const answer = await fetch(stripeUrl + request.url, {
    method: request.method ?? 'GET',
    headers: { authorization, 'content-type': contentType },
    ...(chunks.length > 0 && { body: Buffer.concat(chunks) }),
  })
  const body = await answer.text()
  response.writeHead(answer.status, { 'content-type': 'application/json' }).end(body)
}
