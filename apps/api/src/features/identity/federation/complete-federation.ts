import type { ErrorCode } from '@section/contract/error-codes.ts'
import type { Db } from '@section/db/connection.ts'
import type { UpstreamProfile } from '@section/db/schema.ts'
import { checkProfile, canLinkByEmail } from '@section/domain/identity/federated-profile.ts'
import type { Invalidate } from '../../../server/cache-invalidation.ts'
import type { Services } from '../../../server/services.ts'
import { restorePasses } from '../../invitations/passes/passes.ts'
import { accountByEmail } from '../identity-store.ts'
import { completeFederation, consumeTicket, type FederationTicket } from './federation-store.ts'
import { linkIdentity } from '../account-proofs-store.ts'
import { type Identity, upsertIdentity } from './identities-store.ts'
import type { Upstream } from './upstream/upstreams.ts'

/**
 * The result of a federated sign-in: an identity that authenticated at its provider `provedSecondsAgo` (0 if unknown),
 * or an error code.
 */
export type FederationResult = { identityId: string; provedSecondsAgo: number } | { failure: ErrorCode }

/**
 * Completes a sign-in once the browser that began it returns with its ticket: refuses the stored profile, or stores the
 * identity and returns it. Undefined when the ticket is another browser's or has expired. `now` in epoch ms. Threat T-A9.
 */
export function completeSignIn(
  { cacheInvalidation, outbox }: Pick<Services, 'cacheInvalidation' | 'outbox'>,
  upstream: Upstream | undefined,
  ticket: FederationTicket,
  now: number,
): Promise<FederationResult | undefined> {
  return cacheInvalidation.transaction(async (tx, invalidate) => {
    const row = await consumeTicket(tx, ticket, now)
    if (!row) return undefined
    const fail = async (failure: ErrorCode): Promise<FederationResult> => {
      await completeFederation(tx, row.stateHash, { identityId: null, failure }, now)
      return { failure }
    }
    if (!row.profile || !upstream)
      return fail(row.failure === 'SIGN_IN_CANCELED' ? 'SIGN_IN_CANCELED' : 'UPSTREAM_REFUSED')
    const checked = checkProfile(row.profile, upstream.domains)
    if (checked.kind === 'refused') return fail(checked.code)
    const identity = await upsertIdentity(tx, upstream, { ...row.profile, email: checked.email }, now)
    // An account is linked to the member who asked for it, never to the one who happens to have its address.
    if (identity.userId === null && row.context !== 'add-secondary-email')
      await linkByEmail(outbox, tx, invalidate, identity, now)
    await completeFederation(tx, row.stateHash, { identityId: identity.identityId, failure: null }, now)
    return { identityId: identity.identityId, provedSecondsAgo: secondsSince(row.profile, now) }
  })
}

const MAX_AGE_SECONDS = 365 * 86_400

/** Returns the age in seconds, from 0 for future times up to a year. */
function secondsSince({ authenticatedAt }: UpstreamProfile, now: number): number {
  const seconds = (now - (authenticatedAt ?? now)) / 1000
  return Math.min(Math.max(0, seconds), MAX_AGE_SECONDS)
}

async function linkByEmail(
  outbox: Services['outbox'],
  tx: Db,
  invalidate: Invalidate,
  identity: Identity,
  now: number,
): Promise<void> {
  const member = await accountByEmail(tx, identity.email)
  if (!member) return
  const source = { fromRealm: identity.realm !== null, wasUnlinked: identity.unlinkedFrom !== null }
  const { suspended, passwordHash } = member
  if (!canLinkByEmail(source, { hasPassword: passwordHash !== null, suspended })) return
  const { identityId, email } = identity
  if ((await linkIdentity(tx, invalidate, { identityId, userId: member.userId }, now)) === 'taken') return
  // A pass that is full by now does not refuse the sign-in, because its page shows that it is full.
  await restorePasses(tx, invalidate, member.userId, now)
  const { email: to, firstName } = member
  const mail = { kind: 'sign-in-linked' as const, to, firstName, account: email }
  await outbox.queue(tx, { mail, dedupeKey: `${identityId} ${now}` })
}
