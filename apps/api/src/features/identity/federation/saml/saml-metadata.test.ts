import { describe, expect, test } from 'vitest'
import { parseSamlMetadata } from './saml-metadata.ts'

/** A certificate in the form in which providers publish it, and its public key. */
const CERTIFICATE = [
  'MIIDDzCCAfegAwIBAgIUbg5SSPuf1hsrbvcqJWMX49oCm5YwDQYJKoZIhvcNAQELBQAwFjEUMBIGA1UEAwwLaWRwLmV4YW1w',
  'bGUwIBcNMjYxMTIxMjA1MzE1WhgPMjEyNjEwMjgyMDUzMTVaMBYxFDASBgNVBAMMC2lkcC5leGFtcGxlMIIBIjANBgkqhkiG',
  '9w0BAQEFAAOCAQ8AMIIBCgKCAQEA5Om9xBkTwwvFzB6mN/UpqnFJ1P6G9WnotLhMJTflJjjgkKY3t+OKWADXJ7AeRKbfa1fs',
  '5fQc/clkAyLBHwUImrrktNw2GlTbW9yX50JWDfhI6P4SQrwOnYDftL4eYCfSjjOFX436Kozn97abaJTMtS99ir1jjyDq5LCk',
  'Ip9/t6Bsw7xzEgMoeVIJSL1Gb36KBuUbxJwkouHbuIRKBkpyI23VglSqEO15Ynf8QyVApdymLLJxJSunGod2itUpbahupu78',
  'NlDgkh2A0yyDQugah9OY7CqK/Ao/FikrRc94fBjIN16T2R026a2SCSHhfOdGhk+vsNSWTswQOYBSpcvyhQIDAQABo1MwUTAd',
  'BgNVHQ4EFgQUJ5l0Y+/y0Ztz+jY4iMukrGh6TKUwHwYDVR0jBBgwFoAUJ5l0Y+/y0Ztz+jY4iMukrGh6TKUwDwYDVR0TAQH/',
  'BAUwAwEB/zANBgkqhkiG9w0BAQsFAAOCAQEALDPBSnwyTl0WO4Y/J7f8kAyWZd1cReTjxM+8HnLdOtugS+DKIaFWwvsoKiD0',
  '2TApMzDD28qpQa0t/d7svLUKFm1jFkPz+M5sRyiVmBPjrMPXtjjh/cl4AaS/fQf62/wIwzUuY5bJXK9TATSMfA6JrXaczjm3',
  '/eqaizSvYM75NMty19fp/NLMg4ZAWugjqRMGoMJQ4y6sSNzjXpYa05SbkJZGKNy+pyKptYFDDJq0qcrN9uwdZaKp6Q+LuNBF',
  'NgykYwtDLoZELyKQu0nEwcafRcnuBhr7DNDyhulRLR3SCpKK8FdgkF7F82Dm/47goLkP8a6PvayouhbrZiWfh1Qw1g==',
].join('\n')
const PUBLIC_KEY = [
  '-----BEGIN PUBLIC KEY-----',
  'MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEA5Om9xBkTwwvFzB6mN/Up',
  'qnFJ1P6G9WnotLhMJTflJjjgkKY3t+OKWADXJ7AeRKbfa1fs5fQc/clkAyLBHwUI',
  'mrrktNw2GlTbW9yX50JWDfhI6P4SQrwOnYDftL4eYCfSjjOFX436Kozn97abaJTM',
  'tS99ir1jjyDq5LCkIp9/t6Bsw7xzEgMoeVIJSL1Gb36KBuUbxJwkouHbuIRKBkpy',
  'I23VglSqEO15Ynf8QyVApdymLLJxJSunGod2itUpbahupu78NlDgkh2A0yyDQuga',
  'h9OY7CqK/Ao/FikrRc94fBjIN16T2R026a2SCSHhfOdGhk+vsNSWTswQOYBSpcvy',
  'hQIDAQAB',
  '-----END PUBLIC KEY-----',
  '',
].join('\n')

const key = (use: string, content: string) =>
  `<md:KeyDescriptor${use}><ds:KeyInfo xmlns:ds="http://www.w3.org/2000/09/xmldsig#">${content}</ds:KeyInfo></md:KeyDescriptor>`
const certificate = `<ds:X509Data><ds:X509Certificate>\n${CERTIFICATE}\n</ds:X509Certificate></ds:X509Data>`
const service = (binding: string, location: string) =>
  `<md:SingleSignOnService Binding="urn:oasis:names:tc:SAML:2.0:bindings:${binding}" Location="${location}"/>`
const metadata = (content: string, entityId = ' entityID="https://idp.example/entity"') =>
  `<md:EntityDescriptor xmlns:md="urn:oasis:names:tc:SAML:2.0:metadata"${entityId}><md:IDPSSODescriptor>${content}</md:IDPSSODescriptor></md:EntityDescriptor>`
const aggregate = (entities: string) =>
  `<md:EntitiesDescriptor xmlns:md="urn:oasis:names:tc:SAML:2.0:metadata">${entities}</md:EntitiesDescriptor>`
const REDIRECT = service('HTTP-Redirect', 'https://idp.example/sign-in')

test('SAML metadata yields the entity id, the redirect address and the signing keys', () => {
  const xml = metadata(
    key(' use="signing"', certificate) +
      key(' use="encryption"', certificate) +
      service('HTTP-POST', 'https://idp.example/post') +
      REDIRECT,
  )
  expect(parseSamlMetadata(xml)).toEqual({
    entityId: 'https://idp.example/entity',
    signInUrl: 'https://idp.example/sign-in',
    signingKeys: [PUBLIC_KEY],
    nameIdFormats: [],
    wantsSignedRequests: false,
    certificatesEnd: Date.parse('2126-10-28T20:53:15Z'),
  })
})

test('A SAML key without a use is a signing key', () => {
  expect(parseSamlMetadata(metadata(key('', certificate) + REDIRECT)).signingKeys).toEqual([PUBLIC_KEY])
})

test('SAML metadata tells the formats of name ids, and whether requests must be signed', () => {
  const format = 'urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress'
  const xml = metadata(`${key('', certificate)}<md:NameIDFormat> ${format} </md:NameIDFormat>${REDIRECT}`)
  const wanting = xml.replace('<md:IDPSSODescriptor', '<md:IDPSSODescriptor WantAuthnRequestsSigned="true"')
  expect(parseSamlMetadata(wanting)).toMatchObject({ nameIdFormats: [format], wantsSignedRequests: true })
})

test('SAML metadata of one provider may stand in an EntitiesDescriptor', () => {
  const xml = aggregate(metadata(key('', certificate) + REDIRECT))
  expect(parseSamlMetadata(xml)).toMatchObject({ entityId: 'https://idp.example/entity' })
})

test.each([
  [
    'of several entities',
    aggregate(metadata(REDIRECT).repeat(3)),
    'The metadata is an aggregate of 3 entities: name the address, or give the file, of this provider alone.',
  ],
  [
    'that offers HTTP-POST alone',
    metadata(key('', certificate) + service('HTTP-POST', 'https://idp.example/post')),
    'The metadata offers sign-in by HTTP-POST alone, and we ask by HTTP-Redirect: switch that on at the provider.',
  ],
  [
    'with an address that is not encrypted',
    metadata(key('', certificate) + service('HTTP-Redirect', 'http://idp.example/sign-in')),
    'The metadata has an address for sign-in that does not begin with https://.',
  ],
  [
    'with an address that is a script',
    metadata(key('', certificate) + service('HTTP-Redirect', 'javascript:alert(1)')),
    'The metadata has an address for sign-in that does not begin with https://.',
  ],
  [
    'with a certificate that is none',
    metadata(key('', '<ds:X509Data><ds:X509Certificate>AAAA</ds:X509Certificate></ds:X509Data>') + REDIRECT),
    'The metadata has a certificate that cannot be read.',
  ],
  ['that is a page', '<html><body>Sign in</body></html>', 'The metadata is not metadata of SAML 2.0.'],
])('SAML metadata %s is refused with a message that says what to do', (_which, xml, message) => {
  expect(() => parseSamlMetadata(xml)).toThrow(message)
})

describe('Unusable SAML metadata', () => {
  const whole = key('', certificate) + REDIRECT
  test.each([
    ['no XML', 'nothing of the kind'],
    ['broken XML', metadata(whole).slice(0, -5)],
    ['a document type', `<!DOCTYPE x []>${metadata(whole)}`],
    ['no name', metadata(whole, '')],
    ['no key', metadata(REDIRECT)],
    ['a key for encryption alone', metadata(key(' use="encryption"', certificate) + REDIRECT)],
    ['no redirect address', metadata(key('', certificate) + service('HTTP-POST', 'https://idp.example'))],
    ['another kind of service', metadata(whole).replaceAll('IDPSSODescriptor', 'SPSSODescriptor')],
    ['half a megabyte', metadata(whole + ' '.repeat(500_000))],
  ])('is refused: %s', (_name, xml) => {
    expect(() => parseSamlMetadata(xml)).toThrow()
  })
})
