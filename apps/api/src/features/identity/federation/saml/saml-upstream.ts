import { randomBytes } from 'node:crypto'
import { SAML, type SamlConfig, SamlStatusError, ValidateInResponseTo } from '@node-saml/node-saml'
import { LRUCache } from 'lru-cache'
import { DOMParser } from '@xmldom/xmldom'
import type { UpstreamProfile } from '@section/db/schema.ts'
import { MINUTE_MS } from '@section/domain/time/durations.ts'
import type { Clock } from '../../../../server/clock.ts'
import type { Config } from '../../../../server/config.ts'
import { publicUrl } from '../../../../server/links/public-url.ts'
import { decodeSamlResponse } from './decode-saml-response.ts'
import { FEDERATION_SECONDS } from '../federation-store.ts'
import { upstreamFetch } from './upstream-fetch.ts'
import { parseSamlMetadata, type SamlMetadata } from './saml-metadata.ts'
import { recipientOf, toProfile } from './saml-profile.ts'
import { MAX_UPSTREAMS, type SamlUpstream, SignInCanceled } from './upstreams.ts'

export const SAML_CALLBACK = '/saml2/idpresponse'
/** Our name as a service provider, below our origin. */
export const SAML_ENTITY = '/saml2'
const PERSISTENT = 'urn:oasis:names:tc:SAML:2.0:nameid-format:persistent'
const SKEW_MS = 60_000
const METADATA_LIFETIME_MS = 10 * MINUTE_MS
/** The status of a canceled sign-in (SAML core, section 3.2.2.2). */
const CANCEL_STATUS =
  /StatusCode[^>]*\sValue="urn:oasis:names:tc:SAML:2\.0:status:(?:AuthnFailed|RequestDenied)"/

/**
 * Signs people in at the SAML 2.0 identity providers of employers. Only signed responses to our own requests are accepted.
 * Gate G11.
 */
export class SamlUpstreams {
  readonly #config: Config
  readonly #clock: Clock
  readonly #metadata = new LRUCache<string, { readAt: number; metadata: Promise<SamlMetadata> }>({
    max: MAX_UPSTREAMS,
  })

  constructor({ config, clock }: { config: Config; clock: Clock }) {
    this.#config = config
    this.#clock = clock
  }

  /**
   * Returns the sign-in URL for the browser and the id of the request, which verifies the response. With `again`, somebody
   * who is signed in there already must authenticate once more. Errors: the metadata cannot be read.
   */
  async begin(
    upstream: SamlUpstream,
    relayState: string,
    { again }: { again: boolean },
  ): Promise<{ url: URL; requestState: { samlRequestId: string } }> {
    const requestId = `_${randomBytes(20).toString('hex')}`
    const saml = this.#saml(await this.#read(upstream), requestId, again)
    const url = new URL(await saml.getAuthorizeUrlAsync(relayState, undefined, {}))
    return { url, requestState: { samlRequestId: requestId } }
  }

  /**
   * Returns the profile of the person who signed in. Errors: the response is unsigned, late, from another provider, or not
   * to this request; `SignInCanceled`.
   */
  async finish(
    upstream: SamlUpstream,
    { response, requestId }: { response: string; requestId: string },
  ): Promise<UpstreamProfile> {
    const xml = decodeSamlResponse(response)
    const metadata = await this.#read(upstream)
    const saml = this.#saml(metadata, requestId)
    const { profile } = await saml
      .validatePostResponseAsync({ SAMLResponse: Buffer.from(xml).toString('base64') })
      .catch((error: unknown) => {
        if (error instanceof SamlStatusError && CANCEL_STATUS.test(error.xmlStatus))
          throw new SignInCanceled()
        throw error
      })
    if (!profile) throw new Error('The SAML response has no profile.')
    if (profile.issuer !== metadata.entityId) throw new Error('The SAML assertion is another provider’s.')
    if (destinationOf(xml) !== this.#callbackUrl())
      throw new Error('The SAML response is for another address.')
    if (recipientOf(profile) !== this.#callbackUrl())
      throw new Error('The SAML assertion is for another address.')
    return toProfile(profile)
  }

  #saml(metadata: SamlMetadata, requestId: string, forceAuthn = false): SAML {
    const createdAt = this.#clock()
    return new ClockedSaml(
      {
        callbackUrl: this.#callbackUrl(),
        issuer: publicUrl(this.#config) + SAML_ENTITY,
        audience: publicUrl(this.#config) + SAML_ENTITY,
        entryPoint: metadata.signInUrl,
        idpIssuer: metadata.entityId,
        idpCert: metadata.signingKeys,
        identifierFormat: PERSISTENT,
        forceAuthn,
        disableRequestedAuthnContext: true,
        wantAssertionsSigned: true,
        wantAuthnResponseSigned: true,
        acceptedClockSkewMs: SKEW_MS,
        validateInResponseTo: ValidateInResponseTo.always,
        requestIdExpirationPeriodMs: FEDERATION_SECONDS * 1000,
        generateUniqueId: () => requestId,
        // Only a response to this request is accepted; the database makes sure that it is accepted once.
        cacheProvider: {
          saveAsync: async (_key, value) => ({ value, createdAt }),
          getAsync: async (key) => (key === requestId ? new Date().toISOString() : null),
          removeAsync: async () => null,
        },
      },
      this.#clock,
    )
  }

  #callbackUrl(): string {
    return publicUrl(this.#config) + SAML_CALLBACK
  }

  async #read({ metadataUrl, local }: SamlUpstream): Promise<SamlMetadata> {
    const now = this.#clock()
    const cached = this.#metadata.get(metadataUrl)
    if (cached && now - cached.readAt < METADATA_LIFETIME_MS) return cached.metadata
    const metadata = this.#fetch(metadataUrl, local)
    this.#metadata.set(metadataUrl, { readAt: now, metadata })
    metadata.catch(() => this.#metadata.delete(metadataUrl))
    return metadata
  }

  async #fetch(metadataUrl: string, local: boolean): Promise<SamlMetadata> {
    const response = await upstreamFetch(this.#config, local)(metadataUrl)
    if (!response.ok) throw new Error(`${metadataUrl} responded with ${response.status}.`)
    return parseSamlMetadata(await response.text())
  }
}

/** Validates timestamps by the server's clock. */
class ClockedSaml extends SAML {
  readonly #clock: Clock

  constructor(options: SamlConfig, clock: Clock) {
    super(options)
    this.#clock = clock
  }

  protected override checkTimestampsValidityError(
    _nowMs: number,
    notBefore: string,
    notOnOrAfter: string,
    maxTimeLimitMs?: number,
  ): Error | null {
    if (!notOnOrAfter) return new Error('The SAML assertion has no end.')
    return super.checkTimestampsValidityError(this.#clock(), notBefore, notOnOrAfter, maxTimeLimitMs)
  }
}

/** Returns the address that the response says it was sent to; all of the response is signed. */
const destinationOf = (xml: string) =>
  new DOMParser().parseFromString(xml, 'text/xml').documentElement?.getAttribute('Destination')
