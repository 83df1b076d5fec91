import { get as getPlain } from 'node:http'
import { get as getSecure } from 'node:https'
import { TLSSocket } from 'node:tls'
import { text } from 'node:stream/consumers'

const ANSWER_MS = 3000

/** The answer of a site. */
export interface SiteAnswer {
  status: number
  headers: Record<string, string | string[] | undefined>
  body: string
  /** The end of the site's certificate in epoch ms; null without TLS. */
  certificateEnd: number | null
}

/** Asks an address once, and follows no redirect. Errors: those of the connection and of its certificate. */
export function askSite(url: string, headers: Record<string, string> = {}): Promise<SiteAnswer> {
  const get = url.startsWith('https:') ? getSecure : getPlain
  return new Promise((resolve, reject) => {
    const options = { headers, agent: false, signal: AbortSignal.timeout(ANSWER_MS) } as const
    const request = get(url, options, (response) => {
      const { socket, statusCode = 0, headers: received } = response
      const certificate = socket instanceof TLSSocket ? socket.getPeerCertificate() : null
      const certificateEnd = certificate && Date.parse(certificate.valid_to)
      text(response).then(
        (body) => resolve({ status: statusCode, headers: received, body, certificateEnd }),
        reject,
      )
    })
    request.on('error', reject)
  })
}
