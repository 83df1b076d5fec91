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

/** The query for the Mini-MBAs that the member bought, soonest first. */
export const miniMbasQuery = queryOptions({
  queryKey: ['mini-mbas'],
  queryFn: async () => (await execute(MiniMbasDocument)).getEntitledBootcampSessions,
})

export type MiniMba = MiniMbasQuery['getEntitledBootcampSessions'][number]
