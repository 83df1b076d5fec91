import { request } from 'node:http'

export interface RawRequest {
  method?: string
  path?: string
  headers?: Record<string, string>
  /** A list is sent piece by piece, without a `Content-Length`. */
  body?: string | Buffer | (string | Buffer)[]
}

export interface RawAnswer {
  status: number
  headers: Record<string, string | string[] | undefined>
  text: string
  /** The time from the first byte that was sent to the last one that was received. */
  milliseconds: number
}

/** Sends a request exactly as given, on a connection of its own; a server may answer before it has read everything. */
export function sendRaw(
  url: string,
  { method = 'POST', path = '/graphql', headers = {}, body }: RawRequest,
): Promise<RawAnswer> {
  // Text is encoded before the time is taken, because that work is the client's and not the server's.
  const pieces = body === undefined ? [] : [body].flat().map((piece) => Buffer.from(piece))
  const [whole] = Array.isArray(body) ? [] : pieces
  const length = whole ? { 'content-length': String(whole.length) } : {}
  const started = performance.now()
  return new Promise((resolve, reject) => {
    let answered = false
    const outgoing = request(
      new URL(path, url),
      { method, agent: false, headers: { ...length, ...headers } },
      (response) => {
        answered = true
        let text = ''
        response.setEncoding('utf8')
        response.on('data', (chunk: string) => (text += chunk))
        response.on('error', reject)
        response.on('end', () => {
          const { statusCode = 0, headers } = response
          resolve({ status: statusCode, headers, text, milliseconds: performance.now() - started })
          outgoing.destroy()
        })
      },
    )
    // The server does not read a refused body to its end, which is a broken pipe for the side that writes.
    outgoing.on('error', (error) => answered || reject(error))
    for (const piece of pieces) outgoing.write(piece)
    outgoing.end()
  })
}

/** Returns a GET request without any headers. */
export const get = (path: string): RawRequest => ({ method: 'GET', path })
