import { queryOptions } from '@tanstack/react-query'
import { graphql } from '@section/contract/generated/operations/gql.ts'
import type { EventQuery } from '@section/contract/generated/operations/graphql.ts'
import { execute } from '../../../lib/graphql/graphql-client.ts'

const EventDocument = graphql(`
  query Event($memberEventId: ID!, $userId: ID!) {
    getMemberEvent(memberEventId: $memberEventId) {
      ...EventOnCard
      subtitle
      details
      eventType {
        label
      }
      insightIds
    }
    getMemberEventRsvp(memberEventId: $memberEventId, userId: $userId) {
      status
      zoomJoinUrl
    }
    listEventAttendees(memberEventId: $memberEventId) {
      members {
        ...MemberOnCard
      }
      total
      coming
      isShared
    }
  }
`)

const EventRecordingDocument = graphql(`
  query EventRecording($memberEventId: ID!) {
    getMemberEvent(memberEventId: $memberEventId) {
      recording {
        playlistUrl
      }
    }
  }
`)

/** An event with its texts; instants are epoch ms. */
export type EventDetail = NonNullable<EventQuery['getMemberEvent']>

/** The member's answer to an event. */
export type OwnRsvp = EventQuery['getMemberEventRsvp']

/** The data of the page of an event. */
export interface EventForMember {
  readonly event: EventDetail
  readonly rsvp: OwnRsvp
  readonly guests: EventQuery['listEventAttendees']
}

/** An event with the member's answer and those who come; null for an event that the member cannot see. */
export const eventQuery = (memberEventId: string, userId: string) =>
  queryOptions({
    queryKey: ['events', 'event', memberEventId],
    queryFn: async (): Promise<EventForMember | null> => {
      const answer = await execute(EventDocument, { memberEventId, userId })
      const { getMemberEvent: event, getMemberEventRsvp: rsvp, listEventAttendees: guests } = answer
      return event && { event, rsvp, guests }
    },
  })

/** Returns the address of an event's recording with a fresh signature; null when it has none any more. */
export async function requestEventRecording(memberEventId: string): Promise<string | null> {
  const { getMemberEvent } = await execute(EventRecordingDocument, { memberEventId })
  return getMemberEvent?.recording?.playlistUrl ?? null
}
