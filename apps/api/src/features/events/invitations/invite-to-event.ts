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
import type { MailOf } from '../../../server/mail/mail.ts'
import { findRecipient } from '../../../server/mail/recipient-store.ts'
import { findInvitedEvent } from './invited-event-store.ts'

type Context = UseCaseContext<'database' | 'limits' | 'outbox' | 'unsubscribeLinks'> &
  Pick<RequestContext, 'setHeader'>

const refused = refusedResult<InviteToEventResult>({ success: false })

/** The result for an event that does not exist, or that the viewer cannot see. */
export const REFUSED_INVITATION = refused('NOT_FOUND')

const ON_THEIR_WAY: InviteToEventResult = { success: true, error: null }

/**
 * Queues an invitation to each address that takes one. The answer is the same for an address that gets none, because it is the
 * viewer's own, was invited by them to this event before, or has been invited too often; those who want no invitations are left out
 * when they are delivered. Errors: NOT_FOUND, EVENT_ENDED, INVALID_ADDRESSES, TOO_MANY_ADDRESSES, and LIMIT_EXCEEDED, by which nobody is invited.
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
  for (const to of addresses)
    if (to !== own) await invite(services, { kind: 'event-invitation', to, invitedBy: userId, memberEventId })
  return ON_THEIR_WAY
}

/**
 * Queues an invitation unless its mailbox has got too many, by whomever. A mailbox counts under the keyed hash by which invitations
 * are ended; it loses no attempt by an invitation that was queued before, so that nobody can use up the attempts of others.
 */
async function invite(
  { database, limits, outbox, unsubscribeLinks }: Context['services'],
  mail: MailOf<'event-invitation'>,
): Promise<void> {
  const { addressHash } = unsubscribeLinks.subscription('event-invitations', mail.to)
  const limit = await limits.consumeAll('invited-address', addressHash, 1)
  if (!limit.allowed) return
  const dedupeKey = `${mail.memberEventId} ${mail.invitedBy} ${addressHash}`
  const queued = await transact(database.db, (tx) => outbox.queue(tx, { mail, dedupeKey }))
  if (queued === 0) await limits.refund('invited-address', addressHash)
}
