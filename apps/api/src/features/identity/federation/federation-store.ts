import { and, eq, gt, isNotNull, isNull, lt } from 'drizzle-orm'
import type { Db } from '@section/db/connection.ts'
import { federatedIdentities, federationRequests } from '@section/db/schema.ts'
import { DAY_MS, HOUR_MS } from '@section/domain/time/durations.ts'

/** The time limit of a federated sign-in from its start, in seconds. */
export const FEDERATION_SECONDS = 600

export type FederationRow = typeof federationRequests.$inferSelect
type FederationInsert = typeof federationRequests.$inferInsert

/** Matches requests that have not expired. */
const isCurrent = (now: number) => gt(federationRequests.expiresAt, new Date(now))

/** Stores a new request. */
export async function insertFederation(db: Db, row: FederationInsert): Promise<void> {
  await db.insert(federationRequests).values(row)
}

/** Returns the request of a state that has not expired. `now` in epoch ms. */
export async function findFederation(
  db: Db,
  stateHash: string,
  now: number,
): Promise<FederationRow | undefined> {
  const [found] = await db
    .select()
    .from(federationRequests)
    .where(and(eq(federationRequests.stateHash, stateHash), isCurrent(now)))
  return found
}

/** A request to the identity provider, with the secrets of its protocol by which the response is verified. */
type UpstreamRequest = Pick<FederationInsert, 'interactionUid' | 'upstreamStateHash'> &
  Partial<Pick<FederationInsert, 'nonce' | 'codeVerifier' | 'samlRequestId'>>

/** Stores a request to the identity provider; it replaces an earlier one of the same sign-in. */
export async function saveUpstreamRequest(
  db: Db,
  stateHash: string,
  request: UpstreamRequest,
): Promise<void> {
  const none = { nonce: null, codeVerifier: null, samlRequestId: null }
  await db
    .update(federationRequests)
    .set({ ...none, ...request, profile: null, failure: null, ticketHash: null })
    .where(and(eq(federationRequests.stateHash, stateHash), isNull(federationRequests.settledAt)))
}

/** Returns the request to which an identity provider responds; only the first of two responses finds it. */
export async function consumeUpstreamState(
  db: Db,
  upstreamStateHash: string,
  now: number,
): Promise<FederationRow | undefined> {
  const [consumed] = await db
    .update(federationRequests)
    .set({ upstreamStateHash: null })
    .where(
      and(
        eq(federationRequests.upstreamStateHash, upstreamStateHash),
        isNull(federationRequests.settledAt),
        isCurrent(now),
      ),
    )
    .returning()
  return consumed
}

/** Stores the result of the identity provider until the browser that began the sign-in brings the ticket. */
export async function saveUpstreamResult(
  db: Db,
  stateHash: string,
  result: Pick<FederationRow, 'profile' | 'failure' | 'ticketHash'>,
): Promise<void> {
  await db.update(federationRequests).set(result).where(eq(federationRequests.stateHash, stateHash))
}

/** The hashes of a ticket and of the browser's cookie, and the interaction at which the ticket is redeemed. */
export interface FederationTicket {
  ticketHash: string
  browserHash: string
  interactionUid: string
}

/** Returns the request of a ticket once, if the ticket comes from the browser and the interaction that began it. */
export async function consumeTicket(
  tx: Db,
  ticket: FederationTicket,
  now: number,
): Promise<FederationRow | undefined> {
  const [consumed] = await tx
    .update(federationRequests)
    .set({ ticketHash: null, settledAt: new Date(now) })
    .where(
      and(
        eq(federationRequests.ticketHash, ticket.ticketHash),
        eq(federationRequests.browserHash, ticket.browserHash),
        eq(federationRequests.interactionUid, ticket.interactionUid),
        isNull(federationRequests.settledAt),
        isCurrent(now),
      ),
    )
    .returning()
  return consumed
}

/** Records the outcome of a sign-in and deletes the stored profile. */
export async function completeFederation(
  tx: Db,
  stateHash: string,
  outcome: { identityId: string | null; failure: string | null },
  now: number,
): Promise<void> {
  await tx
    .update(federationRequests)
    .set({ ...outcome, profile: null, settledAt: new Date(now) })
    .where(eq(federationRequests.stateHash, stateHash))
}

/** Returns a completed sign-in once, and only to the browser that began it. */
export async function finishFederation(
  db: Db,
  { stateHash, browserHash }: { stateHash: string; browserHash: string },
  now: number,
): Promise<FederationRow | undefined> {
  const [finished] = await db
    .update(federationRequests)
    .set({ finishedAt: new Date(now) })
    .where(
      and(
        eq(federationRequests.stateHash, stateHash),
        eq(federationRequests.browserHash, browserHash),
        isNotNull(federationRequests.settledAt),
        isNull(federationRequests.finishedAt),
        isCurrent(now),
      ),
    )
    .returning()
  return finished
}

const UNLINKED_IDENTITY_LIFETIME_MS = 31 * DAY_MS

/**
 * Deletes expired requests, and identities without an account that have not signed in for 31 days. An identity that a
 * member has unlinked is kept for as long as the member exists. `now` in epoch ms.
 */
export async function purgeFederation(db: Db, now: number): Promise<void> {
  await db.delete(federationRequests).where(lt(federationRequests.expiresAt, new Date(now - HOUR_MS)))
  await db
    .delete(federatedIdentities)
    .where(
      and(
        isNull(federatedIdentities.userId),
        isNull(federatedIdentities.unlinkedFrom),
        lt(federatedIdentities.lastSeenAt, new Date(now - UNLINKED_IDENTITY_LIFETIME_MS)),
      ),
    )
}
