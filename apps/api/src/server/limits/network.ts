import { isIPv6 } from 'node:net'

/** What an address is counted as: one household or host has a whole /64 of IPv6 addresses. */
export function network(address: string): string {
  if (!isIPv6(address) || address.startsWith('::ffff:')) return address
  const [head = '', tail] = address.split('::')
  const start = head.split(':').filter(Boolean)
  const end = (tail ?? '').split(':').filter(Boolean)
  const zeros = Array<string>(Math.max(0, 8 - start.length - end.length)).fill('0')
  return [...start, ...(tail === undefined ? [] : zeros), ...end].slice(0, 4).join(':')
}

/** The key of limits that count by pass and address. */
export const passAndAddress = (pass: string, address: string): string =>
  `${pass.toLowerCase()} ${network(address)}`
