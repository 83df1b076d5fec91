import { once } from 'node:events'
import { connect } from 'node:tls'
import { DAY_MS } from '@section/domain/time/durations.ts'
import { type Measured, nothing, unknown, valueOf } from '@section/domain/operations/measured.ts'

const TIMEOUT_MS = 2000

/**
 * Returns how many days the certificate at a public address is still valid, as members' browsers meet it. It is read also when
 * it is not trusted here, because one of an own authority expires too. `now` is epoch ms.
 */
export async function measureCertificate(publicUrl: string | undefined, now: number): Promise<Measured> {
  const url = publicUrl === undefined ? null : new URL(publicUrl)
  if (url?.protocol !== 'https:') return nothing('PUBLIC_URL has no TLS')
  const { hostname: host } = url
  const socket = connect({
    host,
    port: Number(url.port || 443),
    servername: host,
    // Nothing is sent to the server, and only the date is read.
    rejectUnauthorized: false,
    timeout: TIMEOUT_MS,
  })
  socket.once('timeout', () => socket.destroy(new Error('It does not answer.')))
  try {
    await once(socket, 'secureConnect', { signal: AbortSignal.timeout(TIMEOUT_MS) })
    const endsAt = Date.parse(socket.getPeerCertificate().valid_to)
    return valueOf((endsAt - now) / DAY_MS, `of ${host}`)
  } catch {
    return unknown(`${host} cannot be reached from here`)
  } finally {
    socket.destroy()
  }
}
