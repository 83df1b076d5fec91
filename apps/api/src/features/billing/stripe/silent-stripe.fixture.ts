import { createServer, type ServerResponse } from 'node:http'
import { freePort } from '../../../testing/free-port.ts'

/** The way in which a payment service answers every request. */
export type Failure =
  | 'refuses'
  | 'hangs'
  | 'fails'
  | 'answers with garbage'
  | 'answers with nothing'
  | 'limits the rate'
  | 'does not know our key'

const ERRORS: Record<Exclude<Failure, 'hangs'>, readonly [status: number, body: string]> = {
  refuses: [
    400,
    JSON.stringify({ error: { type: 'invalid_request_error', message: 'No such price: nia@example.com' } }),
  ],
  fails: [500, JSON.stringify({ error: { type: 'api_error', message: 'It is us.' } })],
  'answers with garbage': [200, '<html>Bad gateway</html>'],
  'answers with nothing': [200, '{}'],
  'limits the rate': [429, JSON.stringify({ error: { type: 'invalid_request_error', code: 'rate_limit' } })],
  'does not know our key': [
    401,
    JSON.stringify({ error: { type: 'invalid_request_error', message: 'Invalid key: sk_test_1' } }),
  ],
}

/** Starts a payment service that counts the requests and answers each with the same failure. */
export async function startSilentStripe() {
  let failure: Failure = 'fails'
  let requests = 0
  const hanging = new Set<ServerResponse>()
  const server = createServer((request, response) => {
    requests++
    request.resume()
    if (failure === 'hangs') {
      hanging.add(response)
      return
    }
    const [status, body] = ERRORS[failure]
    response
      .writeHead(status, { 'content-type': 'application/json', 'stripe-should-retry': 'false' })
      .end(body)
  })
  const port = await freePort()
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${port}`,
    fail(how: Failure) {
      failure = how
      requests = 0
    },
    requests: () => requests,
    async close() {
      for (const response of hanging) response.destroy()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
