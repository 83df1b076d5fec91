import { inflateRawSync } from 'node:zlib'
import type { FederatedVisitor } from '@section/api/testing/federated-sign-in.ts'
import { type SamlResponse, samlResponse } from '@section/emulators/identity/saml-response.ts'
import type { AttackedServer } from './attacked-server.ts'

/** The AuthnRequest that the browser carries to the provider's page, as XML. */
export const samlRequestIn = (asked: URLSearchParams) =>
  inflateRawSync(Buffer.from(asked.get('SAMLRequest') ?? '', 'base64')).toString()

/** Its id. */
export const requestIdIn = (asked: URLSearchParams) => /ID="([^"]+)"/.exec(samlRequestIn(asked))?.[1] ?? ''

/** What an honest provider says of eve. */
export const honestAnswer = ({ op, server }: AttackedServer, inResponseTo: string): SamlResponse => ({
  issuer: op.samlEntityId,
  destination: `${server.url}/saml2/idpresponse`,
  audience: `${server.url}/saml2`,
  inResponseTo,
  person: {
    subject: 'eve',
    email: 'eve@evil-saml.example',
    emailVerified: true,
    givenName: 'Eve',
    familyName: 'E',
  },
  issuedAt: Date.now(),
  endsAt: Date.now() + 300_000,
})

/** Signs both parts with the provider's own key. */
export const signed = ({ op }: AttackedServer, answer: SamlResponse) =>
  samlResponse(answer, { privateKey: op.samlKey, signed: ['assertion', 'response'] })

/** Posts a response as the provider's page does. */
export const postSaml = (
  { server }: AttackedServer,
  visitor: FederatedVisitor,
  { xml, relayState }: { xml: string; relayState: string },
) =>
  visitor.browser.post(`${server.url}/saml2/idpresponse`, {
    SAMLResponse: Buffer.from(xml).toString('base64'),
    RelayState: relayState,
  })
