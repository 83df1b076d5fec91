import type { ErrorCode } from '@section/contract/error-codes.ts'
import type {
  MutationSaveMemberEventRsvpArgs,
  SaveMemberEventRsvpResult,
} from '@section/contract/generated/schema-types.ts'
import type { Db } from '@section/db/connection.ts'
import { canSeeEvents } from '@section/domain/events/event-access.ts'
import { eventStatus } from '@section/domain/events/event-status.ts'
import type { RequestContext, UseCaseContext } from '../../../server/graphql/operation.ts'
import { refusedResult } from '../../../server/graphql/refused-result.ts'
import { isUuid } from '../../../server/graphql/uuid.ts'
import { limitReachedError } from '../../../server/limits/limit-error.ts'
import { queueRegistrations } from '../registration/queue-registrations.ts'
import { findAnsweredEvent, type RsvpKey, saveRsvp } from './rsvp-store.ts'

type Context = UseCaseContext<'cacheInvalidation' | 'jobs' | 'limits'> & Pick<RequestContext, 'setHeader'>

const refused = refusedResult<SaveMemberEventRsvpResult>({ updatedMemberEventRsvpId: null })

/** The result for an event that does not exist, or that the viewer cannot see. */
export const NO_SUCH_EVENT = refused('NOT_FOUND')

/**
 * Stores that the viewer comes, or does not come any more, which is always possible. Saying the same again changes nothing.
 * Errors: NOT_FOUND, EVENT_ENDED, EVENT_CANCELED, LIMIT_EXCEEDED. docs/product/events.md#rsvp
 */
export async function saveMemberEventRsvp(
  context: Context,
  { input }: MutationSaveMemberEventRsvpArgs,
): Promise<SaveMemberEventRsvpResult> {
  const { services, viewer, now } = context
  const { status } = input
  const key = { memberEventId: input.memberEventId.toLowerCase(), userId: viewer.userId }
  if (!isUuid(key.memberEventId) || (status === 'ACTIVE' && !canSeeEvents(viewer))) return NO_SUCH_EVENT
  const limit = await services.limits.consume('save-rsvp', viewer.userId)
  if (!limit.allowed) return refused(limitReachedError(context, limit))
  return services.cacheInvalidation.transaction(async (tx, invalidate) => {
    const refusal = status === 'ACTIVE' ? await refusalOf(tx, key, now) : null
    if (refusal) return refused(refusal)
    const saved = await saveRsvp(tx, { ...key, status, changedAt: new Date(now) })
    if (!saved) return NO_SUCH_EVENT
    if (saved.isChanged) {
      invalidate('attendees', key.memberEventId)
      await queueRegistrations(services, tx)
    }
    return { updatedMemberEventRsvpId: saved.id, error: null }
  })
}

/** Returns why nobody can say that they come; null if they can. */
async function refusalOf(tx: Db, key: RsvpKey, now: number): Promise<ErrorCode | null> {
  const found = await findAnsweredEvent(tx, key)
  if (!found) return 'NOT_FOUND'
  const event = { publishStatus: found.publishStatus, eventEnd: found.eventEnd.getTime() }
  const status = eventStatus(event, found.attends, now)
  if (status === null) return 'NOT_FOUND'
  if (status === 'CANCELED') return 'EVENT_CANCELED'
  return event.eventEnd <= now ? 'EVENT_ENDED' : null
}
