import { queryOptions } from '@tanstack/react-query'
import { graphql } from '@section/contract/generated/operations/gql.ts'
import type { MiniMbasQuery } from '@section/contract/generated/operations/graphql.ts'
import { execute } from '../../lib/graphql/graphql-client.ts'

const MiniMbasDocument = graphql(`
  query MiniMbas {
    getEntitledBootcampSessions {
      sessionId
      title
      subtitle
      coverImageUrl
      sessionKind: kind
      sessionType
      startAt
      endAt
      activateAt
      enrollmentStatus
      faculties {
        fullName
      }
      meetings {
        meetingId
        startAt
        endAt
        link
      }
    }
  }
`)

/** The Mini-MBAs that the member bought, soonest first. Specification 2, section 7. */
export const miniMbasQuery = queryOptions({
  queryKey: ['mini-mbas'],
  queryFn: async () => (await execute(MiniMbasDocument)).getEntitledBootcampSessions.map(toMiniMba),
})

type Answer = MiniMbasQuery['getEntitledBootcampSessions'][number]

/** A Mini-MBA with its instants in epoch milliseconds, as the rules of sessions take them. */
const toMiniMba = ({ startAt, endAt, activateAt, meetings, ...session }: Answer) => ({
  ...session,
  startAt: instant(startAt),
  endAt: instant(endAt),
  activateAt: instant(activateAt),
  meetings: meetings.map((meeting) => ({
    ...meeting,
    startAt: Date.parse(meeting.startAt),
    endAt: Date.parse(meeting.endAt),
  })),
})

export type MiniMba = ReturnType<typeof toMiniMba>

const instant = (text: string | null) => (text === null ? null : Date.parse(text))
