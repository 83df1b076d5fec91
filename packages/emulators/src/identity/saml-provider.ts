import { generateKeyPair, type KeyObject } from 'node:crypto'
import { promisify } from 'node:util'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { EmulatedPerson, EmulatorLook } from './person.ts'
import { readSamlRequest, type SamlRequest } from './saml-request.ts'
import { samlResponse } from './saml-response.ts'
import { pagePolicy, postingPage, postingPolicy, refusalPage, signInPage } from './sign-in-page.ts'

export interface SamlEmulator {
  /** Where it is mounted, e.g. `/dev/saml`. */
  path: string
  /** The origin under which browsers reach the server. */
  origin: string
  look: EmulatorLook
  /** What the application is called, its name in the protocol, and where it takes answers. */
  application: string
  serviceProvider: { entityId: string; answerTo: string }
  people: readonly EmulatedPerson[]
  /** Keys to sign with; absent: drawn at the first request. */
  keys?: { publicKey: KeyObject; privateKey: KeyObject }
}

const MINUTES_MS = 5 * 60_000
const UNKNOWN = 'This request is not one of an application that is known here.'

/** Mounts a SAML 2.0 identity provider: requests come by redirect, answers go by form, signed twice. */
export function mountSamlProvider(app: FastifyInstance, emulator: SamlEmulator): void {
  const { path, origin, look, people, serviceProvider } = emulator
  const entityId = `${origin}${path}`
  let drawn = emulator.keys && Promise.resolve(emulator.keys)
  const keys = () => (drawn ??= promisify(generateKeyPair)('rsa', { modulusLength: 2048 }))

  void app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_request, body, done) => done(null, new URLSearchParams(String(body))),
    )
    scope.addHook('onRequest', async (_request, reply) => {
      reply.header('cache-control', 'no-store').header('content-security-policy', pagePolicy())
    })
    scope.get(`${path}/metadata`, async (_request, reply) => {
      const { publicKey } = await keys()
      return reply
        .type('application/samlmetadata+xml')
        .send(metadataXml(entityId, `${entityId}/sign-in`, publicKey))
    })
    scope.get(`${path}/sign-in`, async (request, reply) => {
      if (!requestOf(request)) return show(reply, 400, refusalPage(look, UNKNOWN))
      return show(reply, 200, signInPage(emulator))
    })
    scope.post(`${path}/sign-in`, async (request, reply) => {
      const asked = requestOf(request)
      if (!asked) return show(reply, 400, refusalPage(look, UNKNOWN))
      const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams()
      const person = people.find(({ subject }) => subject === form.get('subject')) ?? null
      const { privateKey } = await keys()
      const now = Date.now()
      const xml = samlResponse(
        {
          issuer: entityId,
          destination: asked.answerTo,
          audience: asked.issuer,
          inResponseTo: asked.id,
          person,
          issuedAt: now,
          endsAt: now + MINUTES_MS,
        },
        { privateKey, signed: ['assertion', 'response'] },
      )
      const fields = {
        SAMLResponse: Buffer.from(xml).toString('base64'),
        RelayState: parameter(request, 'RelayState'),
      }
      reply.header('content-security-policy', postingPolicy(asked.answerTo))
      return show(reply, 200, postingPage(look, asked.answerTo, fields))
    })
  })

  /** The request in the address, when it is of the one application that is known here. */
  function requestOf(request: FastifyRequest): SamlRequest | undefined {
    const asked = readSamlRequest(parameter(request, 'SAMLRequest'))
    const known = asked?.issuer === serviceProvider.entityId && asked.answerTo === serviceProvider.answerTo
    return known ? asked : undefined
  }
}

function parameter(request: FastifyRequest, name: string): string {
  const value = (request.query as Record<string, unknown>)[name]
  return typeof value === 'string' ? value : ''
}

const show = (reply: FastifyReply, status: number, html: string) =>
  reply.code(status).type('text/html; charset=utf-8').send(html)

function metadataXml(entityId: string, signInUrl: string, publicKey: KeyObject): string {
  const { n = '', e = '' } = publicKey.export({ format: 'jwk' })
  const base64 = (part: string) => Buffer.from(part, 'base64url').toString('base64')
  const key = `<ds:KeyInfo xmlns:ds="http://www.w3.org/2000/09/xmldsig#"><ds:KeyValue><ds:RSAKeyValue><ds:Modulus>${base64(n)}</ds:Modulus><ds:Exponent>${base64(e)}</ds:Exponent></ds:RSAKeyValue></ds:KeyValue></ds:KeyInfo>`
  return `<?xml version="1.0" encoding="UTF-8"?>
<md:EntityDescriptor xmlns:md="urn:oasis:names:tc:SAML:2.0:metadata" entityID="${entityId}">
  <md:IDPSSODescriptor WantAuthnRequestsSigned="false" protocolSupportEnumeration="urn:oasis:names:tc:SAML:2.0:protocol">
    <md:KeyDescriptor use="signing">${key}</md:KeyDescriptor>
    <md:NameIDFormat>urn:oasis:names:tc:SAML:2.0:nameid-format:persistent</md:NameIDFormat>
    <md:SingleSignOnService Binding="urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect" Location="${signInUrl}"/>
  </md:IDPSSODescriptor>
</md:EntityDescriptor>
`
}
