import type { Element } from '@xmldom/xmldom'
import type { UpstreamProfile } from '@section/db/schema.ts'
import { isEmail, normalizeEmail } from '@section/domain/identity/email.ts'
import { RefusedResponse } from '../refused-sign-in.ts'
import { ASSERTION, childrenOf, descendantsOf, textOf } from './saml-document.ts'

const NAME_ID = 'urn:oasis:names:tc:SAML:2.0:nameid-format'
export const PERSISTENT = `${NAME_ID}:persistent`
export const TRANSIENT = `${NAME_ID}:transient`
export const UNSPECIFIED = 'urn:oasis:names:tc:SAML:1.1:nameid-format:unspecified'
export const EMAIL_ADDRESS = 'urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress'

const CLAIMS = 'http://schemas.xmlsoap.org/ws/2005/05/identity/claims'

/** The attribute names under which providers send each value, in lower case, the preferred one first. */
const EMAIL = [
  'email',
  'mail',
  'emailaddress',
  'email_address',
  'e-mail',
  'user.email',
  'user.mail',
  'urn:oid:0.9.2342.19200300.100.1.3',
  'urn:oid:1.2.840.113549.1.9.1',
  `${CLAIMS}/emailaddress`,
]
const GIVEN = [
  'given_name',
  'givenname',
  'firstname',
  'first_name',
  'user.firstname',
  'user.givenname',
  'urn:oid:2.5.4.42',
  `${CLAIMS}/givenname`,
]
const FAMILY = [
  'family_name',
  'familyname',
  'sn',
  'surname',
  'lastname',
  'last_name',
  'user.lastname',
  'user.surname',
  'urn:oid:2.5.4.4',
  `${CLAIMS}/surname`,
]

/**
 * Returns the profile of an assertion with all of its addresses, those of attributes before the one of the name id. Errors:
 * `RefusedResponse` without a permanent name id.
 */
export function toProfile(assertion: Element): UpstreamProfile {
  const values = attributeValues(assertion)
  const all = (names: readonly string[]) => names.flatMap((name) => values.get(name) ?? [])
  const { subject, address } = readNameId(assertion)
  return {
    subject,
    emails: [...all(EMAIL), ...address],
    emailVerified: null,
    givenName: all(GIVEN)[0] ?? '',
    familyName: all(FAMILY)[0] ?? '',
    authenticatedAt: authenticatedAt(assertion),
  }
}

/** Returns the non-empty values of each attribute by its name in lower case; an attribute may occur repeatedly. */
function attributeValues(assertion: Element): Map<string, string[]> {
  const found = new Map<string, string[]>()
  for (const attribute of descendantsOf(assertion, ASSERTION, 'Attribute')) {
    const name = (attribute.getAttribute('Name') ?? '').trim().toLowerCase()
    const values = childrenOf(attribute, ASSERTION, 'AttributeValue').map(textOf).filter(Boolean)
    found.set(name, [...(found.get(name) ?? []), ...values])
  }
  return found
}

/** Returns the permanent name id of the person, and its address if the provider declares it to be an address. */
function readNameId(assertion: Element): { subject: string; address: string[] } {
  const [subject] = childrenOf(assertion, ASSERTION, 'Subject')
  const [nameId] = subject ? childrenOf(subject, ASSERTION, 'NameID') : []
  const value = textOf(nameId)
  if (!nameId || value === '')
    throw new RefusedResponse('name-id', 'The assertion has no name id that can be read.')
  const format = nameId.getAttribute('Format')
  // A transient name id changes with every sign-in.
  if (format === TRANSIENT)
    throw new RefusedResponse('name-id', 'The name id is transient; a persistent one is needed.')
  if (format !== EMAIL_ADDRESS || !isEmail(value)) return { subject: value, address: [] }
  // Providers sometimes change the case of an address, which must not create another identity.
  return { subject: normalizeEmail(value), address: [value] }
}

/** Returns the time of authentication in epoch ms; null when the assertion does not say it. */
function authenticatedAt(assertion: Element): number | null {
  const [statement] = childrenOf(assertion, ASSERTION, 'AuthnStatement')
  const instant = Date.parse(statement?.getAttribute('AuthnInstant') ?? '')
  return Number.isNaN(instant) ? null : instant
}
