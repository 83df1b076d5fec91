import { isIP, isIPv6, SocketAddress } from 'node:net'

/**
 * Returns what may be believed of `X-Forwarded-For`, nearest proxy last: as many addresses as we have proxies, without ports,
 * each in one form, and nothing from the first on that is no address. Otherwise each invented word would be a caller
 * of its own, with limits of its own. Gate G10.
 */
export function believableForwardedFor(header: string, proxies: number): string[] {
  const believable: string[] = []
  for (const entry of header.split(',').slice(-proxies).toReversed()) {
    const address = readAddress(entry.trim())
    if (!address) break
    believable.unshift(address)
  }
  return believable
}

/** Returns an IP address in its one form, with or without a port: `192.0.2.1:80`, `[2001:db8::1]:80`, `::ffff:192.0.2.1`. */
function readAddress(text: string): string | undefined {
  const withoutPort =
    /^\[(.*)\](?::\d{1,5})?$/.exec(text)?.[1] ?? /^([\d.]+):\d{1,5}$/.exec(text)?.[1] ?? text
  const withoutZone = withoutPort.replace(/%.*$/, '')
  if (!isIP(withoutZone)) return undefined
  const family = isIPv6(withoutZone) ? 'ipv6' : 'ipv4'
  return withoutMapping(new SocketAddress({ address: withoutZone, family }).address)
}

/** Returns the IPv4 address that an IPv6 address stands for, which is the same caller. */
export const withoutMapping = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/i, '')
