import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

// Ports are chosen below the range from which operating systems take those of outgoing connections, because one of these
// could take the port between the probe and the start of the server.
const FIRST = 20_000
const LAST = 32_000

/** Returns a port that nobody listens on, because the issuer must be known before the server listens. */
export async function freePort(): Promise<number> {
  const port = randomInt(FIRST, LAST)
  return (await isFree(port)) ? port : freePort()
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(false) : reject(error),
    )
    probe.listen(port, () => probe.close(() => resolve(true)))
  })
}
