import { connect } from 'node:http2'
import { request } from 'node:https'
import { text } from 'node:stream/consumers'

/** The address of the visitor, which differs from that of the proxy. */
export const VISITOR_ADDRESS = '127.0.0.2'

/** A proxy from the view of a visitor: its name, its port, and the authority that has signed its certificate. */
export interface Proxy {
  host: string
  port: number
  ca: string
}

interface Sent {
  json?: unknown
  form?: Record<string, string>
  headers?: Record<string, string>
}

/** Sends a request of a visitor from another address of this machine; without a body it is a GET. */
export async function ask({ ca, host, port }: Proxy, path: string, { json, form, headers = {} }: Sent = {}) {
  const body = json === undefined ? form && new URLSearchParams(form).toString() : JSON.stringify(json)
  const type = json === undefined ? 'application/x-www-form-urlencoded' : 'application/json'
  return new Promise<{ status: number; headers: NodeJS.Dict<string | string[]>; body: string }>(
    (resolve, reject) => {
      const sent = request(
        {
          host: '127.0.0.1',
          port,
          path,
          localAddress: VISITOR_ADDRESS,
          ca,
          servername: host,
          agent: false,
          method: body === undefined ? 'GET' : 'POST',
          headers: { host, ...(body === undefined ? {} : { 'content-type': type }), ...headers },
        },
        (response) => {
          text(response).then(
            (all) => resolve({ status: response.statusCode ?? 0, headers: response.headers, body: all }),
            reject,
          )
        },
      )
      sent.on('error', reject)
      sent.end(body)
    },
  )
}

/** Returns the protocol that the proxy agrees on with a browser. */
export async function protocolAt({ ca, host, port }: Proxy): Promise<string | undefined> {
  const session = connect(`https://127.0.0.1:${port}`, { ca, servername: host })
  try {
    await new Promise((resolve, reject) => session.once('connect', resolve).once('error', reject))
    return session.alpnProtocol
  } finally {
    session.close()
  }
}
