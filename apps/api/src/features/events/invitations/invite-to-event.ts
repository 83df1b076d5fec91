import { createHash } from 'node:crypto'
import type {
  InviteToEventResult,
  MutationInviteToEventArgs,
} from '@section/contract/generated/schema-types.ts'
import { canSeeEvents } from '@section/domain/events/event-access.ts'
import { readInvitedAddresses } from '@section/domain/events/invited-addresses.ts'
import { normalizeEmail } from '@section/domain/identity/email.ts'
import { transact } from '@section/db/transaction.ts'
import type { RequestContext, UseCaseContext } from '../../../server/graphql/operation.ts'
import { refusedResult } from '../../../server/graphql/refused-result.ts'
import { isUuid } from '../../../server/graphql/uuid.ts'
import { limitReachedError } from '../../../server/limits/limit-error.ts'
import { findRecipient } from '../../../server/mail/recipient-store.ts'
import { findInvitedEvent } from './invited-event-store.ts'

type Context = UseCaseContext<'database' | 'limits' | 'outbox'> & Pick<RequestContext, 'setHeader'>

const refused = refusedResult<InviteToEventResult>({ success: false })

/** The result for an event that does not exist, or that the viewer cannot see. */
export const REFUSED_INVITATION = refused('NOT_FOUND')

const ON_THEIR_WAY: InviteToEventResult = { success: true, error: null }

/**
 * Queues an invitation to each address that takes one. The answer is the same for an address that gets none, because it is the
 * viewer's own, or has been invited too often; those who want no invitations are left out when they are delivered. Errors: NOT_FOUND,
 * EVENT_ENDED, INVALID_ADDRESSES, TOO_MANY_ADDRESSES, and LIMIT_EXCEEDED, by which nobody is invited.
 * docs/product/events.md#invite-a-friend, SECURITY.md#mail-bombing
 */
export async function inviteToEvent(
  context: Context,
  { input }: MutationInviteToEventArgs,
): Promise<InviteToEventResult> {
  const { services, viewer, now } = context
  const { db } = services.database
  const memberEventId = input.memberEventId.toLowerCase()
  if (!canSeeEvents(viewer) || !isUuid(memberEventId)) return REFUSED_INVITATION
  const event = await findInvitedEvent(db, memberEventId)
  if (!event) return REFUSED_INVITATION
  if (event.eventEnd <= now) return refused('EVENT_ENDED')
  const read = readInvitedAddresses(input.emails)
  if ('error' in read) return refused(read.error)
  const { addresses } = read
  const { userId } = viewer
  const limit = await services.limits.consumeAll('invite-friend', userId, addresses.length)
  if (!limit.allowed) return refused(limitReachedError(context, limit))
  const own = normalizeEmail((await findRecipient(db, userId))?.email ?? '')
  const invited = await takersAmong(
    services,
    addresses.filter((address) => address !== own),
  )
  await transact(db, (tx) =>
    services.outbox.queue(
      tx,
      ...invited.map((to) => ({
        mail: { kind: 'event-invitation' as const, to, invitedBy: userId, memberEventId },
        dedupeKey: `${memberEventId} ${userId} ${hashOf(to)}`,
      })),
    ),
  )
  return ON_THEIR_WAY
}

/** Returns the addresses that have not been invited too often, by whomever. */
async function takersAmong({ limits }: Context['services'], addresses: readonly string[]): Promise<string[]> {
  const results = await Promise.all(
    addresses.map(async (address) => ({ address, ...(await limits.consume('invited-address', address)) })),
  )
  return results.flatMap(({ address, allowed }) => (allowed ? address : []))
}

const hashOf = (address: string) => createHash('sha256').update(address).digest('base64url')
