import { generateKeyPair, type KeyObject, type KeyPairKeyObjectResult } from 'node:crypto'
import { promisify } from 'node:util'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { acceptForms, formField, sendHtml } from '../submitted-forms.ts'
import type { Emulator } from './person.ts'
import { parseSamlRequest, type SamlRequest } from './saml-request.ts'
import { samlResponse } from './saml-response.ts'
import {
  pagePolicy,
  postingPage,
  postingPolicy,
  failedSignInPage,
  accountChooserPage,
} from './sign-in-page.ts'

interface SamlEmulator extends Emulator {
  /** The application, with its assertion consumer service. */
  serviceProvider: { entityId: string; acsUrl: string }
}

const VALIDITY_MS = 5 * 60_000
const UNKNOWN = 'This request is not one of an application that is known here.'

/** Mounts a SAML 2.0 identity provider: requests arrive by redirect, responses are posted by form, signed twice. */
export function mountSamlProvider(app: FastifyInstance, emulator: SamlEmulator): void {
  const { path, origin, branding, people, serviceProvider } = emulator
  const entityId = `${origin}${path}`
  let generated: Promise<KeyPairKeyObjectResult> | undefined
  const keys = () => (generated ??= promisify(generateKeyPair)('rsa', { modulusLength: 2048 }))

  void app.register(async (scope) => {
    acceptForms(scope)
    scope.addHook('onRequest', async (_request, reply) => {
      reply.header('cache-control', 'no-store').header('content-security-policy', pagePolicy())
    })
    scope.get(`${path}/metadata`, async (_request, reply) => {
      const { publicKey } = await keys()
      return reply.type('application/samlmetadata+xml').send(metadataXml(entityId, publicKey))
    })
    scope.get(`${path}/sign-in`, async (request, reply) => {
      if (!findRequest(request)) return sendHtml(reply, 400, failedSignInPage(branding, UNKNOWN))
      return sendHtml(reply, 200, accountChooserPage(emulator))
    })
    scope.post(`${path}/sign-in`, async (request, reply) => {
      const samlRequest = findRequest(request)
      if (!samlRequest) return sendHtml(reply, 400, failedSignInPage(branding, UNKNOWN))
      const subject = formField(request.body, 'subject')
      const person = people.find((candidate) => candidate.subject === subject) ?? null
      const { privateKey } = await keys()
      const now = Date.now()
      const xml = samlResponse(
        {
          issuer: entityId,
          destination: samlRequest.acsUrl,
          audience: samlRequest.issuer,
          inResponseTo: samlRequest.id,
          person,
          issuedAt: now,
          endsAt: now + VALIDITY_MS,
        },
        { privateKey, signed: ['assertion', 'response'] },
      )
      const fields = {
        SAMLResponse: Buffer.from(xml).toString('base64'),
        RelayState: parameter(request, 'RelayState'),
      }
      reply.header('content-security-policy', postingPolicy(samlRequest.acsUrl))
      return sendHtml(reply, 200, postingPage(branding, samlRequest.acsUrl, fields))
    })
  })

  /** Returns the SAML request in the address if it comes from the known application. */
  function findRequest(request: FastifyRequest): SamlRequest | undefined {
    const samlRequest = parseSamlRequest(parameter(request, 'SAMLRequest'))
    const isKnown =
      samlRequest?.issuer === serviceProvider.entityId && samlRequest.acsUrl === serviceProvider.acsUrl
    return isKnown ? samlRequest : undefined
  }
}

function parameter(request: FastifyRequest, name: string): string {
  const value = (request.query as Record<string, unknown>)[name]
  return typeof value === 'string' ? value : ''
}

function metadataXml(entityId: string, publicKey: KeyObject): string {
  const { n = '', e = '' } = publicKey.export({ format: 'jwk' })
  const base64 = (part: string) => Buffer.from(part, 'base64url').toString('base64')
  const key = `<ds:KeyInfo xmlns:ds="http://www.w3.org/2000/09/xmldsig#"><ds:KeyValue><ds:RSAKeyValue><ds:Modulus>${base64(n)}</ds:Modulus><ds:Exponent>${base64(e)}</ds:Exponent></ds:RSAKeyValue></ds:KeyValue></ds:KeyInfo>`
  return `<?xml version="1.0" encoding="UTF-8"?>
<md:EntityDescriptor xmlns:md="urn:oasis:names:tc:SAML:2.0:metadata" entityID="${entityId}">
  <md:IDPSSODescriptor WantAuthnRequestsSigned="false" protocolSupportEnumeration="urn:oasis:names:tc:SAML:2.0:protocol">
    <md:KeyDescriptor use="signing">${key}</md:KeyDescriptor>
    <md:NameIDFormat>urn:oasis:names:tc:SAML:2.0:nameid-format:persistent</md:NameIDFormat>
    <md:SingleSignOnService Binding="urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect" Location="${entityId}/sign-in"/>
  </md:IDPSSODescriptor>
</md:EntityDescriptor>
`
}
