import { request } from 'node:http'

export interface RawRequest {
  method?: string
  path?: string
  headers?: Record<string, string>
  /** A list is sent piece by piece, without telling its length. */
  body?: string | Buffer | (string | Buffer)[]
}

export interface RawAnswer {
  status: number
  headers: Record<string, string | string[] | undefined>
  text: string
  /** From the first byte sent to the last one received. */
  milliseconds: number
}

/** Sends a request exactly as told, on a connection of its own; a server may answer before it has read everything. */
export function sendRaw(
  url: string,
  { method = 'POST', path = '/graphql', headers = {}, body }: RawRequest,
): Promise<RawAnswer> {
  // Text becomes bytes before the clock runs: that work is this client's, and not the server's.
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
    // A refused body is not read to its end, which the writing side hears as a broken pipe.
    outgoing.on('error', (error) => answered || reject(error))
    for (const piece of pieces) outgoing.write(piece)
    outgoing.end()
  })
}

/** A page as a browser asks for it, without any headers. */
export const get = (path: string): RawRequest => ({ method: 'GET', path })
