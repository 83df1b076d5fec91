import type {
  MemberEventLink,
  QueryGetMemberEventLinkArgs,
} from '@section/contract/generated/schema-types.ts'
import { canSeeEvents } from '@section/domain/events/event-access.ts'
import type { UseCaseContext } from '../../../server/graphql/operation.ts'
import { refusedResult } from '../../../server/graphql/refused-result.ts'
import { isUuid } from '../../../server/graphql/uuid.ts'
import { publicUrl } from '../../../server/links/public-url.ts'
import { findEventWithAnswer } from './answered-events-store.ts'

/** The result for an event that does not exist, and for one to which the viewer does not come. */
export const NO_EVENT_LINK = refusedResult<MemberEventLink>({ link: null })('NOT_FOUND')

/**
 * Returns the signed address of the calendar file of an event to which the viewer comes. Errors: NOT_FOUND, also for an event
 * that is called off.
 */
export async function getMemberEventLink(
  { services, viewer }: UseCaseContext<'calendarLinks' | 'config' | 'database'>,
  args: QueryGetMemberEventLinkArgs,
): Promise<MemberEventLink> {
  const [memberEventId, { userId }] = [args.memberEventId.toLowerCase(), viewer]
  if (!canSeeEvents(viewer) || !isUuid(memberEventId)) return NO_EVENT_LINK
  const event = await findEventWithAnswer(services.database.db, userId, memberEventId)
  if (!event?.comes || !event.isHeld) return NO_EVENT_LINK
  const path = services.calendarLinks.path('event', memberEventId, userId)
  return { link: publicUrl(services.config) + path, error: null }
}
