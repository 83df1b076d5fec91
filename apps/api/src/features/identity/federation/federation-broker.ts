import type { ErrorCode } from '@section/contract/error-codes.ts'
import type { UpstreamProfile } from '@section/db/schema.ts'
import { isStorableText } from '../../../server/http/storable-text.ts'
import { reasonOf } from '../../../server/log/logged-error.ts'
import type { Services } from '../../../server/services.ts'
import { randomToken, tokenHash } from '../../../server/random-token.ts'
import {
  type FederationRow,
  findFederation,
  saveUpstreamResult,
  saveUpstreamRequest,
  completeFederation,
  consumeUpstreamState,
} from './federation-store.ts'
import { OidcUpstreams } from './upstream/oidc-upstream.ts'
import { SamlUpstreams } from './saml/saml-upstream.ts'
import { logRefusal, RefusedResponse, type RefusalRule, refusalCode } from './refused-sign-in.ts'
import { type FederationResult, completeFederatedSignIn } from './complete-federation.ts'
import { type BeginOptions, findUpstream, SignInCanceled } from './upstream/upstreams.ts'

/** An authorization request that names an identity provider, in the form that our own provider stores. */
interface FederatedInteraction {
  uid: string
  params: Record<string, unknown>
}

/** The unverified response of an identity provider: the query of a redirect, or a posted form. */
export type UpstreamResponse =
  | { protocol: 'oidc'; state: string; search: string }
  | { protocol: 'saml'; state: string; response: string }

/** The interaction at which the browser continues, and its ticket. */
interface InteractionTicket {
  interactionUid: string
  ticket: string
}

/**
 * Mediates between our own provider and other identity providers. Every step belongs to one browser and happens once.
 * docs/decisions/federation.md
 */
export class FederationBroker {
  readonly #services: Services
  readonly #oidc: OidcUpstreams
  readonly #saml: SamlUpstreams

  constructor(services: Services) {
    this.#services = services
    this.#oidc = new OidcUpstreams(services)
    this.#saml = new SamlUpstreams(services)
  }

  /**
   * Returns the address to which the browser is sent (`browser` is its cookie), or a failure when the sign-in cannot begin
   * at the provider. Undefined for the sign-in of another browser.
   */
  async start(
    { uid, params }: FederatedInteraction,
    { browser, now }: { browser: string | undefined; now: number },
  ): Promise<{ url: URL } | { failure: ErrorCode } | undefined> {
    const { database } = this.#services
    const row =
      typeof params['state'] === 'string' && browser
        ? await findFederation(database.db, tokenHash(params['state']), now)
        : undefined
    if (!row || !browser || !matchesRequest(row, params, browser)) return undefined
    try {
      return { url: await this.#startRequest(row, uid, { again: params['prompt'] === 'login', now }) }
    } catch (err) {
      const failure = this.#refuse(row, err)
      await completeFederation(database.db, row.stateHash, { identityId: null, failure }, now)
      return { failure }
    }
  }

  async #startRequest(row: FederationRow, interactionUid: string, options: BeginOptions): Promise<URL> {
    const upstream = await findUpstream(this.#services, row.identityProvider)
    if (!upstream) throw new RefusedResponse('metadata', UNUSABLE)
    const state = randomToken()
    const { url, requestState } =
      upstream.protocol === 'oidc'
        ? await this.#oidc.begin(upstream, state, options)
        : await this.#saml.begin(upstream, state, options)
    const request = { interactionUid, upstreamStateHash: tokenHash(state), ...requestState }
    await saveUpstreamRequest(this.#services.database.db, row.stateHash, request)
    return url
  }

  /** Verifies and stores the response of an identity provider once; undefined when there was no such request. */
  async receive(received: UpstreamResponse, now: number): Promise<InteractionTicket | undefined> {
    const { database } = this.#services
    const row = await consumeUpstreamState(database.db, tokenHash(received.state), now)
    if (!row?.interactionUid) return undefined
    const ticket = randomToken()
    let profile: UpstreamProfile | null = null
    let failure: ErrorCode | null = null
    try {
      profile = checkedProfile(await this.#verify(row, received, now))
    } catch (err) {
      failure = err instanceof SignInCanceled ? 'SIGN_IN_CANCELED' : this.#refuse(row, err)
    }
    await saveUpstreamResult(database.db, row.stateHash, { profile, failure, ticketHash: tokenHash(ticket) })
    return { interactionUid: row.interactionUid, ticket }
  }

  /** Logs why a sign-in was refused and returns the error code. */
  #refuse({ identityProvider: realm }: FederationRow, err: unknown): ErrorCode {
    const rule: RefusalRule = err instanceof RefusedResponse ? err.rule : 'unreachable'
    logRefusal(this.#services.log, { realm, rule, reason: reasonOf(err) })
    return refusalCode(rule)
  }

  async #verify(row: FederationRow, received: UpstreamResponse, now: number): Promise<UpstreamProfile> {
    const upstream = await findUpstream(this.#services, row.identityProvider)
    const { nonce, codeVerifier, samlRequestId } = row
    if (received.protocol === 'oidc' && upstream?.protocol === 'oidc' && nonce && codeVerifier) {
      const { search, state } = received
      return this.#oidc.finish(upstream, { search, state, requestState: { nonce, codeVerifier }, now })
    }
    if (received.protocol === 'saml' && upstream?.protocol === 'saml' && samlRequestId)
      return this.#saml.finish(upstream, { response: received.response, requestId: samlRequestId, now })
    throw new RefusedResponse(
      'metadata',
      upstream ? 'The response uses another protocol than the request.' : UNUSABLE,
    )
  }

  /** Returns the result of a ticket's sign-in; undefined when the ticket is another browser's or has been used. */
  async complete(
    { interactionUid, ticket }: InteractionTicket,
    identityProvider: string,
    { browser, now }: { browser: string; now: number },
  ): Promise<FederationResult | undefined> {
    const upstream = await findUpstream(this.#services, identityProvider)
    const hashes = { ticketHash: tokenHash(ticket), browserHash: tokenHash(browser), interactionUid }
    const completed = await completeFederatedSignIn(this.#services, upstream, hashes, now)
    if (completed?.refusal) logRefusal(this.#services.log, completed.refusal)
    return completed?.result
  }
}

const UNUSABLE = 'The realm does not exist any more, or names no identity provider that can be used here.'

const MAX_CLAIM_LENGTH = 500
const MAX_EMAILS = 100

/** Returns the profile with its storable addresses. Errors: `RefusedResponse` for an empty subject or unstorable text. */
function checkedProfile(profile: UpstreamProfile): UpstreamProfile {
  const fits = (text: string) => text.length <= MAX_CLAIM_LENGTH && isStorableText(text)
  if (profile.subject === '' || ![profile.subject, profile.givenName, profile.familyName].every(fits))
    throw new RefusedResponse('name-id', 'The identity provider sent an invalid subject or name.')
  return { ...profile, emails: profile.emails.slice(0, MAX_EMAILS).filter(fits) }
}

/** Checks whether the authorization request belongs to this browser and is still open. */
function matchesRequest(row: FederationRow, params: Record<string, unknown>, browser: string): boolean {
  return (
    row.settledAt === null &&
    row.browserHash === tokenHash(browser) &&
    row.identityProvider === params['identity_provider'] &&
    row.clientId === params['client_id'] &&
    row.codeChallenge === params['code_challenge']
  )
}
