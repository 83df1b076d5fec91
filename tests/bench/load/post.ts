import { type Agent, request } from 'node:http'

/** A request to the endpoint. */
export interface Post {
  url: string
  token: string
  agent: Agent
  operation: object
  /** The encoding that is accepted; browsers accept `br`, and the server compresses for them. */
  encoding: 'identity' | 'br'
}

export interface Answer {
  status: number
  body: Buffer
  encoding: string | undefined
  /** The time of the last byte (`performance.now()`). */
  at: number
}

/**
 * Sends an operation over a member's own connection. If the server has closed it meanwhile, because it was idle, the
 * operation is sent over a new one, as browsers do.
 */
export function post(operationOfMember: Post): Promise<Answer> {
  const { url, token, agent, operation, encoding } = operationOfMember
  const body = JSON.stringify(operation)
  const headers = {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    'accept-encoding': encoding,
    authorization: `Bearer ${token}`,
  }
  return new Promise((resolve, reject) => {
    const sending = request(`${url}/graphql`, { method: 'POST', headers, agent }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          body: Buffer.concat(chunks),
          encoding: response.headers['content-encoding'],
          at: performance.now(),
        }),
      )
    })
    sending.on('error', (error: NodeJS.ErrnoException) => {
      if (sending.reusedSocket && error.code === 'ECONNRESET') resolve(post(operationOfMember))
      else reject(error)
    })
    sending.end(body)
  })
}
