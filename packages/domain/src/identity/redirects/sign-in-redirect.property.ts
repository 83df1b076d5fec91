import * as fc from 'fast-check'
import { safeRedirectPath, safeRedirectUrl } from './safe-redirect.ts'

const ORIGIN = 'https://app.example.com'

const pieces = fc.constantFrom(
  '/',
  '//',
  '\\',
  '.',
  '..',
  '/.',
  '/..',
  '@',
  ':',
  '?',
  '#',
  '%2f',
  '%5c',
  '%09',
  '%0d%0a',
  '%2e',
  '&',
  'http:',
  'https:',
  'javascript:',
  'data:',
  'evil.example',
  'app.example.com',
  'courses',
  'a=b',
  '*',
  ';',
  '\t',
  '\n',
  '\r',
  ' ',
  '\0',
  '\u00a0',
  '\u3002',
  '\uff0f',
  '\u2215',
  '\u200b',
  '\ufeff',
  '\u202e',
  '[::1]',
)

const addresses = fc.oneof(
  fc.array(pieces, { maxLength: 9 }).map((parts) => parts.join('')),
  fc.array(pieces, { maxLength: 9 }).map((parts) => `/${parts.join('')}`),
  fc.string({ unit: 'binary', maxLength: 24 }).map((text) => `/${text}`),
  fc.webUrl({ withQueryParameters: true, withFragments: true }),
  fc
    .array(fc.oneof(pieces, fc.string({ unit: 'binary', maxLength: 4 })), { maxLength: 7 })
    .map((p) => p.join('')),
)

/**
 * The property of safe redirects, which can be run with any number of cases: a path stays on our origin, never begins
 * with two slashes, and is returned unchanged when it is checked again; an address is on the allow list.
 */
export const redirectProperty = fc.property(addresses, (address) => {
  const path = safeRedirectPath(address)
  if (path !== null) {
    const url = new URL(path, ORIGIN)
    if (url.origin !== ORIGIN) throw new Error(`${path} leaves for ${url.origin}`)
    if (!/^\/(?![/\\])/.test(path)) throw new Error(`${path} does not begin with one slash`)
    if (safeRedirectPath(path) !== path) throw new Error(`${path} changes when checked again`)
  }
  const target = safeRedirectUrl(address, [ORIGIN])
  if (target !== null && new URL(target).origin !== ORIGIN) throw new Error(`${target} is not on the list`)
})
