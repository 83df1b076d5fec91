import { randomBytes } from 'node:crypto'
import { ValidateInResponseTo } from '@node-saml/node-saml'
import { LRUCache } from 'lru-cache'
import type { UpstreamProfile } from '@section/db/schema.ts'
import { MINUTE_MS } from '@section/domain/time/durations.ts'
import { systemClock } from '../../../../server/clock.ts'
import type { Services } from '../../../../server/services.ts'
import { FEDERATION_SECONDS } from '../federation-store.ts'
import { RefusedResponse } from '../refused-sign-in.ts'
import { type BeginOptions, MAX_UPSTREAMS, type SamlUpstream } from '../upstream/upstreams.ts'
import { ClockedSaml } from './assertion-checks.ts'
import { decodeSamlResponse } from './decode-saml-response.ts'
import { readUpstreamMetadata } from './fetch-metadata.ts'
import { readResponse } from './read-response.ts'
import { childrenOf, ASSERTION, textOf } from './saml-document.ts'
import type { SamlMetadata } from './saml-metadata.ts'
import { PERSISTENT, toProfile, TRANSIENT } from './saml-profile.ts'
import { acsUrlOf, entityIdOf } from './service-provider-metadata.ts'

/** The maximum difference between the clock of a provider and ours. */
const SKEW_MS = 60_000
const METADATA_LIFETIME_MS = 10 * MINUTE_MS

type Parts = Pick<Services, 'config' | 'samlKeys'>

/**
 * Signs people in at the SAML 2.0 identity providers of employers. It accepts only responses to our own requests and reads
 * only what a valid signature covers. docs/decisions/saml-signatures.md
 */
export class SamlUpstreams {
  readonly #parts: Parts
  readonly #metadata = new LRUCache<string, { readAt: number; metadata: Promise<SamlMetadata> }>({
    max: MAX_UPSTREAMS,
  })

  constructor(parts: Parts) {
    this.#parts = parts
  }

  /**
   * Returns the sign-in URL for the browser and the id of the request, which verifies the response. With `again`, somebody
   * who is signed in there already must authenticate once more. Errors: the metadata cannot be read; `RefusedResponse`.
   */
  async begin(
    upstream: SamlUpstream,
    relayState: string,
    { again, now }: BeginOptions,
  ): Promise<{ url: URL; requestState: { samlRequestId: string } }> {
    const requestId = `_${randomBytes(20).toString('hex')}`
    const metadata = await this.#read(upstream, now)
    const signs = upstream.signRequests || metadata.wantsSignedRequests
    const [{ privateKey }] = signs ? await this.#parts.samlKeys.get() : [{ privateKey: undefined }]
    const saml = this.#saml(metadata, requestId, {
      now,
      forceAuthn: again,
      ...(privateKey ? { privateKey } : {}),
    })
    const url = new URL(await saml.getAuthorizeUrlAsync(relayState, undefined, {}))
    return { url, requestState: { samlRequestId: requestId } }
  }

  /** Returns the profile of the person who signed in. Errors: `RefusedResponse`, `SignInCanceled`, unreadable metadata. */
  async finish(
    upstream: SamlUpstream,
    { response, requestId, now }: { response: string; requestId: string; now: number },
  ): Promise<UpstreamProfile> {
    const { config, samlKeys } = this.#parts
    const xml = decodeSamlResponse(response)
    const metadata = await this.#read(upstream, now)
    const isEncrypted = xml.includes('EncryptedAssertion')
    const decryption = isEncrypted ? (await samlKeys.get()).map(({ privateKey }) => privateKey) : []
    const keys = { signing: metadata.signingKeys, decryption }
    const { assertionXml, envelope } = await readResponse(xml, keys, upstream.signatures)
    const acsUrl = acsUrlOf(config)
    // A signed response must name our address; an unsigned one may leave this to its assertion.
    if (envelope.destination === null ? envelope.isSigned : envelope.destination !== acsUrl)
      throw new RefusedResponse('destination', 'The response is for another address.')
    if (envelope.inResponseTo !== requestId)
      throw new RefusedResponse('request', 'The response is to no request, or to another one.')
    const expected = { requestId, acsUrl, envelopeIsSigned: envelope.isSigned }
    const assertion = await this.#saml(metadata, requestId, { now }).check(assertionXml, expected)
    const [issuer] = childrenOf(assertion, ASSERTION, 'Issuer')
    if (textOf(issuer) !== metadata.entityId)
      throw new RefusedResponse('issuer', 'The assertion is of another provider than the metadata.')
    return toProfile(assertion)
  }

  #saml(
    metadata: SamlMetadata,
    requestId: string,
    { now, ...options }: { now: number; forceAuthn?: boolean; privateKey?: string },
  ): ClockedSaml {
    const { config } = this.#parts
    return new ClockedSaml(
      {
        ...options,
        callbackUrl: acsUrlOf(config),
        issuer: entityIdOf(config),
        audience: entityIdOf(config),
        entryPoint: metadata.signInUrl,
        idpCert: metadata.signingKeys,
        identifierFormat: requestedFormat(metadata),
        signatureAlgorithm: 'sha256',
        disableRequestedAuthnContext: true,
        acceptedClockSkewMs: SKEW_MS,
        validateInResponseTo: ValidateInResponseTo.always,
        requestIdExpirationPeriodMs: FEDERATION_SECONDS * 1000,
        generateUniqueId: () => requestId,
        // The library accepts only a response to this request; the database ensures that it is accepted once.
        cacheProvider: {
          saveAsync: async (_key, value) => ({ value, createdAt: now }),
          getAsync: async (key) => (key === requestId ? new Date(systemClock()).toISOString() : null),
          removeAsync: async () => null,
        },
      },
      now,
    )
  }

  async #read(upstream: SamlUpstream, now: number): Promise<SamlMetadata> {
    const key = upstream.metadataXml ?? upstream.metadataUrl
    const cached = this.#metadata.get(key)
    if (cached && now - cached.readAt < METADATA_LIFETIME_MS) return cached.metadata
    const metadata = readUpstreamMetadata(this.#parts.config, upstream)
    this.#metadata.set(key, { readAt: now, metadata })
    metadata.catch(() => this.#metadata.delete(key))
    return metadata
  }
}

/** Returns the name id format to request; null lets the provider choose, if it offers only other lasting formats. */
function requestedFormat({ nameIdFormats }: SamlMetadata): string | null {
  const offersOthers = nameIdFormats.some((format) => format !== TRANSIENT)
  return nameIdFormats.includes(PERSISTENT) || !offersOthers ? PERSISTENT : null
}
