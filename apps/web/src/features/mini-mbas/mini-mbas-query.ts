import { queryOptions } from '@tanstack/react-query'
import { graphql } from '@section/contract/generated/operations/gql.ts'
import type { MiniMbasQuery } from '@section/contract/generated/operations/graphql.ts'
import { toInstant, toMeetings } from '../../lib/graphql/instants.ts'
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

/** The query for the Mini-MBAs that the member bought, soonest first. */
export const miniMbasQuery = queryOptions({
  queryKey: ['mini-mbas'],
  queryFn: async () => (await execute(MiniMbasDocument)).getEntitledBootcampSessions.map(toMiniMba),
})

type Answer = MiniMbasQuery['getEntitledBootcampSessions'][number]

/** Returns a Mini-MBA with its instants in epoch milliseconds, as the rules of sessions take them. */
const toMiniMba = ({ startAt, endAt, activateAt, meetings, ...session }: Answer) => ({
  ...session,
  startAt: toInstant(startAt),
  endAt: toInstant(endAt),
  activateAt: toInstant(activateAt),
  meetings: toMeetings(meetings),
})

export type MiniMba = ReturnType<typeof toMiniMba>
