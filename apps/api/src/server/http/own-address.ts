import type { FastifyInstance } from 'fastify'

const ALL_INTERFACES = new Set(['0.0.0.0', '::'])

/** Returns the origin at which this process can reach itself; null before it listens. */
export function ownAddress(app: FastifyInstance): string | null {
  const address = app.server.address()
  if (typeof address !== 'object' || !address) return null
  const host = ALL_INTERFACES.has(address.address) ? '127.0.0.1' : address.address
  return `http://${host.includes(':') ? `[${host}]` : host}:${address.port}`
}
