import type { IncomingMessage } from 'node:http'

const known = new WeakMap<IncomingMessage, string>()

/** Attaches the caller's IP address, as determined behind the proxies, to the raw request. */
export function rememberClientAddress(request: IncomingMessage, address: string): void {
  known.set(request, address)
}

export const clientAddress = (request: IncomingMessage): string =>
  known.get(request) ?? request.socket.remoteAddress ?? ''
