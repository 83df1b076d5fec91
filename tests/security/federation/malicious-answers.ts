import type { AttackedServer } from './attacked-server.ts'
import { answerWith, signParts, unsigned } from './malicious-saml.ts'

/** The names of two SAML attributes that hold an address: the object identifier of `mail`, and a claim of Microsoft. */
export const MAIL = 'urn:oid:0.9.2342.19200300.100.1.3'
export const CLAIM = 'http://schemas.xmlsoap.org/ws/2005/05/identity/claims/emailaddress'
/** An address of the realm `evil-saml`. */
export const OWN = 'eve@evil-saml.example'

const both = ['assertion', 'response'] as const
const EMAIL = /<saml:Attribute Name="email">.*?<\/saml:Attribute>/s

/** Returns a SAML attribute with its values. */
export const attribute = (name: string, ...values: string[]) =>
  `<saml:Attribute Name="${name}">${values.map((value) => `<saml:AttributeValue>${value}</saml:AttributeValue>`).join('')}</saml:Attribute>`

/** Replaces the address in a response by other attributes. */
export const withAttributes =
  (...attributes: string[]) =>
  (xml: string) =>
    xml.replace(EMAIL, () => attributes.join(''))

/** Signs in at the realm `evil-saml` with a response that was changed before parts of it were signed. */
export const overSaml = (
  attacked: AttackedServer,
  change: (xml: string) => string,
  parts: Parameters<typeof signParts>[2] = both,
) => answerWith(attacked, (id) => signParts(attacked, change(unsigned(attacked, id)), parts))

/** Signs in at the realm `evil`, whose OpenID provider sends these claims. */
export async function overOpenId(attacked: AttackedServer, claims: Record<string, unknown>) {
  attacked.op.craft = attacked.op.tokens(claims)
  const { visitor, begun, asked } = await attacked.arrive('evil')
  const back = new URLSearchParams({ code: 'c', state: asked.get('state') ?? '', iss: attacked.op.issuer })
  const page = await visitor.browser.get(`${attacked.server.url}/oauth2/idpresponse?${back}`)
  return { page, visitor, begun }
}
