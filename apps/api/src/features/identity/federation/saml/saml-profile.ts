import type { Profile } from '@node-saml/node-saml'
import type { UpstreamProfile } from '@section/db/schema.ts'

/** Returns the address that the assertion says it was sent to; it is in the signed part. */
export const recipientOf = (profile: Profile) => attributeOf(profile, 'SubjectConfirmationData', 'Recipient')

/** Returns the time of authentication in the assertion, in epoch ms. */
function authenticatedAtOf(profile: Profile): number | null {
  const instant = Date.parse(attributeOf(profile, 'AuthnStatement', 'AuthnInstant') ?? '')
  return Number.isNaN(instant) ? null : instant
}

function attributeOf(profile: Profile, element: string, attribute: string): string | undefined {
  const xml = profile.getAssertionXml?.() ?? ''
  return new RegExp(`<[^>]*${element}[^>]*\\s${attribute}="([^"]*)"`).exec(xml)?.[1]
}

const TRANSIENT = 'urn:oasis:names:tc:SAML:2.0:nameid-format:transient'

const EMAIL = [
  'email',
  'mail',
  'urn:oid:0.9.2342.19200300.100.1.3',
  'http://schemas.xmlsoap.org/ws/2005/05/identity/claims/emailaddress',
]
const GIVEN = [
  'given_name',
  'givenName',
  'firstName',
  'urn:oid:2.5.4.42',
  'http://schemas.xmlsoap.org/ws/2005/05/identity/claims/givenname',
]
const FAMILY = [
  'family_name',
  'sn',
  'surname',
  'lastName',
  'urn:oid:2.5.4.4',
  'http://schemas.xmlsoap.org/ws/2005/05/identity/claims/surname',
]

/** Returns the profile in an assertion. Errors: the name id is transient. */
export function toProfile(profile: Profile): UpstreamProfile {
  const attributes = (profile['attributes'] ?? {}) as Record<string, unknown>
  const first = (names: readonly string[]) =>
    names
      .map((name) => attributes[name])
      .find((value): value is string => typeof value === 'string' && value !== '')
  // A transient name id cannot identify a person at the next sign-in.
  if (!profile.nameID || profile.nameIDFormat === TRANSIENT)
    throw new Error('The SAML assertion has no permanent name id.')
  return {
    subject: profile.nameID,
    email: first(EMAIL) ?? null,
    emailVerified: null,
    givenName: first(GIVEN) ?? '',
    familyName: first(FAMILY) ?? '',
    authenticatedAt: authenticatedAtOf(profile),
  }
}
