import type { TestServer } from '../../testing/test-server.ts'

interface Transfer {
  transferToProfAI: { profAIUrl: string | null; error: { code: string } | null }
}

/** Asks for the hand-over of a member to the tutor. */
export async function transfer(server: TestServer, userId: string) {
  const query = 'mutation { transferToProfAI { profAIUrl error { code } } }'
  const { data } = await server.graphql<Transfer>(await server.token(userId), query)
  if (!data) throw new Error('The hand-over failed.')
  return data.transferToProfAI
}

/** Returns the token of a new hand-over. */
export async function tokenOf(server: TestServer, userId: string): Promise<string> {
  const { profAIUrl } = await transfer(server, userId)
  return profAIUrl?.split('#token=')[1] ?? ''
}

const basic = (clientId: string, secret: string) => `Basic ${btoa(`${clientId}:${secret}`)}`

/** Redeems a token, by default with the secret of the server's own tutor. */
export async function redeem(server: TestServer, token: string, authorization?: string) {
  const { clientId = '', clientSecret = '' } = server.services.config.tutor ?? {}
  const response = await fetch(`${server.url}/profai/redeem`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: authorization ?? basic(clientId, clientSecret),
    },
    body: JSON.stringify({ token }),
  })
  return { status: response.status, body: (await response.json()) as unknown }
}

/** The one answer to every token that cannot be redeemed. */
export const NOT_GOOD = { status: 400, body: { error: { message: 'This token is not good.' } } }
