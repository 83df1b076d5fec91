import type { IncomingMessage } from 'node:http'

const known = new WeakMap<IncomingMessage, string>()

/** Keeps the caller's IP address, as the server has made it out behind its proxies, with the raw request. */
export function rememberClientAddress(request: IncomingMessage, address: string): void {
  known.set(request, address)
}

export const clientAddress = (request: IncomingMessage): string =>
  known.get(request) ?? request.socket.remoteAddress ?? ''
