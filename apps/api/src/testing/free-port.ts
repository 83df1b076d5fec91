import { randomInt } from 'node:crypto'
import { createSocket } from 'node:dgram'
import { createServer } from 'node:net'

// Ports are chosen below the range from which operating systems take those of outgoing connections, because one of these
// could take the port between the probe and the start of the server.
const FIRST = 20_000
const LAST = 32_000

/**
 * Returns a port that nobody listens on, because the issuer must be known before the server listens. The port is this
 * process's own until the process ends: no other test gets it in the seconds before the server listens.
 */
export async function freePort(): Promise<number> {
  const port = randomInt(FIRST, LAST)
  return (await isClaimed(port)) && (await isFree(port)) ? port : freePort()
}

/** Claims a port among the tests of all processes. The claim is a UDP socket of that number, which a TCP server ignores. */
function isClaimed(port: number): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const claim = createSocket('udp4').unref()
    claim.once('error', refuseUnlessInUse(resolve, reject))
    claim.bind({ port, address: '127.0.0.1', exclusive: true }, () => resolve(true))
  })
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', refuseUnlessInUse(resolve, reject))
    probe.listen(port, () => probe.close(() => resolve(true)))
  })
}

const refuseUnlessInUse =
  (resolve: (free: boolean) => void, reject: (error: Error) => void) => (error: NodeJS.ErrnoException) =>
    error.code === 'EADDRINUSE' ? resolve(false) : reject(error)
