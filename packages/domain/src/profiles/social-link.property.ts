import * as fc from 'fast-check'
import { SOCIAL_NETWORKS, socialLink } from './social-link.ts'

const APP = 'https://app.example.com'

const HOSTS = {
  linkedin: /^(?:[a-z]+\.)?linkedin\.com$/,
  twitter: /^(?:[a-z]+\.)?(?:twitter|x)\.com$/,
  instagram: /^(?:[a-z]+\.)?instagram\.com$/,
}

const scheme = fc.constantFrom(
  '',
  '//',
  '/',
  '\\\\',
  'https://',
  'HTTP:',
  'https:',
  'javascript:',
  '//javascript:',
  'java\tscript:',
  '\u0001javascript:',
  'data:text/html,',
  'vbscript:',
  'blob:https://',
  'file:///',
  'ftp://',
)
const credentials = fc.constantFrom('', '', 'nora@', 'nora:secret@', 'linkedin.com@', 'x.com%40')
const host = fc.constantFrom(
  'linkedin.com',
  'www.linkedin.com',
  'de.linkedin.com',
  'twitter.com',
  'x.com',
  'mobile.x.com',
  'instagram.com',
  'linkedin.com.',
  'linkedin.com.evil.example',
  'evil-linkedin.com',
  'evil.example',
  'xn--lnkedin-3fb.com',
  'l\u0131nkedin.com',
  '\u217cinkedin.com',
  'linkedin\u3002com',
  'ｘ.com',
  'linked\u00adin.com',
  'localhost',
  '127.1',
  '[::1]',
)
const rest = fc.oneof(
  fc.constantFrom('', '/', '/in/nora', ':443/in/nora', ':8443', '\\@evil.example', '?x=//evil.example', '#'),
  fc.string({ unit: 'binary', maxLength: 12 }),
)
const built = fc
  .tuple(scheme, credentials, host, rest, fc.string({ maxLength: 3 }))
  .map(([...parts]) => (parts.pop() ?? '') + parts.join(''))

const entered = fc.oneof(
  built,
  fc.tuple(scheme, credentials, host, rest).map((parts) => parts.join('')),
  fc.tuple(scheme, fc.string({ unit: 'binary' })).map((parts) => parts.join('')),
  fc.string({ unit: 'grapheme', maxLength: 30 }),
)

/** Every link of what a member entered leads, by http or https, to the site of its network. */
export const socialLinkProperty = fc.property(
  fc.constantFrom(...SOCIAL_NETWORKS),
  entered,
  (network, text) => {
    const link = socialLink(network, text)
    if (link === null) return true
    const url = new URL(link, APP)
    return (
      /^https?:$/.test(url.protocol) &&
      HOSTS[network].test(url.hostname) &&
      url.port === '' &&
      url.username === '' &&
      url.password === ''
    )
  },
)
