import { isIPv6 } from 'node:net'
import { withoutMapping } from '../http/connections/forwarded-for.ts'

/** Returns the network by which an address is counted: a /64 of IPv6, which one host or household has, or the IPv4 address. */
export function network(from: string): string {
  const address = withoutMapping(from)
  return isIPv6(address) ? groups(address).slice(0, 4).join(':') : address
}

/** Returns the range that an address belongs to where one person may have many: a /24 of IPv4, a /48 of IPv6. */
export function addressRange(from: string): string {
  const address = withoutMapping(from)
  return isIPv6(address)
    ? `${groups(address).slice(0, 3).join(':')}::/48`
    : `${address.split('.').slice(0, 3).join('.')}.0/24`
}

/** Returns the eight groups of an IPv6 address. */
function groups(address: string): string[] {
  const [head = '', tail] = address.split('::')
  const start = head.split(':').filter(Boolean)
  const end = (tail ?? '').split(':').filter(Boolean)
  const zeros = Array<string>(Math.max(0, 8 - start.length - end.length)).fill('0')
  return [...start, ...(tail === undefined ? [] : zeros), ...end]
}

/** Returns the key of limits that count by pass and address. */
export const passAndAddress = (pass: string, address: string): string =>
  `${pass.toLowerCase()} ${network(address)}`

/** Returns the key of limits that count by account and address. */
export const accountAndAddress = (email: string, address: string): string => `${email} ${network(address)}`
