import { type ErrorCode, ERROR_CODES } from '@section/contract/error-codes.ts'
import type { Db } from '@section/db/connection.ts'
import type { UpstreamProfile } from '@section/db/schema.ts'
import { checkProfile, canLinkByEmail } from '@section/domain/identity/federated-profile.ts'
import type { Invalidate } from '../../../server/cache/cache-invalidation.ts'
import type { Services } from '../../../server/services.ts'
import { restorePasses } from '../../invitations/passes/passes.ts'
import { accountByEmail } from '../identity-store.ts'
import { completeFederation, consumeTicket, type FederationTicket } from './federation-store.ts'
import { linkIdentity } from '../account-proofs-store.ts'
import { type Identity, upsertIdentity } from './identities-store.ts'
import { type Refusal, refusalCode, type RefusalRule } from './refused-sign-in.ts'
import { ssoUsernameOf } from './sso-username.ts'
import type { Upstream } from './upstream/upstreams.ts'

/**
 * The result of a federated sign-in: an identity that authenticated at its provider `provedSecondsAgo` (0 if unknown),
 * or an error code.
 */
export type FederationResult = { identityId: string; provedSecondsAgo: number } | { failure: ErrorCode }

/** A result, with the facts for the log if it was refused here. */
interface CompletedSignIn {
  result: FederationResult
  refusal?: Refusal
}

/**
 * Completes a sign-in once the browser that began it returns with its ticket: refuses the stored profile, or stores the
 * identity and returns it. Undefined when the ticket is another browser's or has expired. `now` in epoch ms.
 * docs/product/federated-sign-in.md#whose-account-it-is
 */
export function completeFederatedSignIn(
  { cacheInvalidation, outbox }: Pick<Services, 'cacheInvalidation' | 'outbox'>,
  upstream: Upstream | undefined,
  ticket: FederationTicket,
  now: number,
): Promise<CompletedSignIn | undefined> {
  return cacheInvalidation.transaction(async (tx, invalidate) => {
    const row = await consumeTicket(tx, ticket, now)
    if (!row) return undefined
    const fail = async (failure: ErrorCode, refusal?: Refusal): Promise<CompletedSignIn> => {
      await completeFederation(tx, row.stateHash, { identityId: null, failure }, now)
      return { result: { failure }, ...(refusal ? { refusal } : {}) }
    }
    const refuse = (rule: RefusalRule, facts: Partial<Refusal>) =>
      fail(refusalCode(rule), { realm: row.identityProvider, rule, ...facts })
    // The response was refused and logged when it arrived.
    if (!row.profile || !upstream) return fail(failureOf(row.failure))
    const checked = checkProfile(row.profile, upstream.domains)
    const ssoUsername = ssoUsernameOf(upstream, row.profile.subject)
    if (checked.kind === 'refused') return refuse(checked.rule, { ssoUsername, domains: checked.domains })
    const identity = await upsertIdentity(tx, upstream, { ...row.profile, email: checked.email }, now)
    // An account that a member wants to link belongs to that member, even if another member has its address.
    if (identity.userId === null && row.context !== 'add-secondary-email') {
      const userId = await linkByEmail(outbox, tx, invalidate, identity, now)
      if (userId !== null) return refuse('already-linked', { ssoUsername, userId })
    }
    await completeFederation(tx, row.stateHash, { identityId: identity.identityId, failure: null }, now)
    return { result: { identityId: identity.identityId, provedSecondsAgo: secondsSince(row.profile, now) } }
  })
}

const failureOf = (code: string | null): ErrorCode =>
  code !== null && Object.hasOwn(ERROR_CODES, code) ? (code as ErrorCode) : 'UPSTREAM_REFUSED'

const MAX_AGE_SECONDS = 365 * 86_400

/** Returns the seconds since the authentication: 0 for a time in the future, and at most a year. */
function secondsSince({ authenticatedAt }: UpstreamProfile, now: number): number {
  const seconds = (now - (authenticatedAt ?? now)) / 1000
  return Math.min(Math.max(0, seconds), MAX_AGE_SECONDS)
}

/**
 * Links an identity to the member with its address if both are verified. Returns null, or the id of the member if they
 * already have another identity of this employer's provider: either their name id has changed, or their address now
 * belongs to another person.
 */
async function linkByEmail(
  outbox: Services['outbox'],
  tx: Db,
  invalidate: Invalidate,
  identity: Identity,
  now: number,
): Promise<string | null> {
  const member = await accountByEmail(tx, identity.email)
  if (!member) return null
  const source = { fromRealm: identity.realm !== null, wasUnlinked: identity.unlinkedFrom !== null }
  const { suspended, passwordHash, userId } = member
  if (!canLinkByEmail(source, { hasPassword: passwordHash !== null, suspended })) return null
  const { identityId, email } = identity
  if ((await linkIdentity(tx, invalidate, { identityId, userId }, now)) === 'taken')
    return source.fromRealm ? userId : null
  // The sign-in succeeds even if the pass is full by now, because the page of the pass says so.
  await restorePasses(tx, invalidate, userId, now)
  const { email: to, firstName } = member
  const mail = { kind: 'sign-in-linked' as const, to, firstName, account: email }
  await outbox.queue(tx, { mail, dedupeKey: `${identityId} ${now}` })
  return null
}
