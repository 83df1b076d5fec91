import { isIP, isIPv6, SocketAddress } from 'node:net'

/**
 * Returns the trusted addresses of `X-Forwarded-For`, nearest proxy last: one for each of our proxies, normalized and
 * without ports, up to the first invalid one. Otherwise a caller could invent addresses to escape its limits.
 * SECURITY.md#rate-limits
 */
export function trustedForwardedFor(header: string, proxies: number): string[] {
  const trusted: string[] = []
  for (const entry of header.split(',').slice(-proxies).toReversed()) {
    const address = readAddress(entry.trim())
    if (!address) break
    trusted.unshift(address)
  }
  return trusted
}

/** Returns a normalized IP address from forms such as `192.0.2.1:80`, `[2001:db8::1]:80`, `::ffff:192.0.2.1`. */
function readAddress(text: string): string | undefined {
  const withoutPort =
    /^\[(.*)\](?::\d{1,5})?$/.exec(text)?.[1] ?? /^([\d.]+):\d{1,5}$/.exec(text)?.[1] ?? text
  const withoutZone = withoutPort.replace(/%.*$/, '')
  if (!isIP(withoutZone)) return undefined
  const family = isIPv6(withoutZone) ? 'ipv6' : 'ipv4'
  return withoutMapping(new SocketAddress({ address: withoutZone, family }).address)
}

/** Returns the IPv4 address of an IPv4-mapped IPv6 address; any other address unchanged. */
export const withoutMapping = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/i, '')
