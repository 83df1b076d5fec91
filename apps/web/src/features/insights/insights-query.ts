import { queryOptions } from '@tanstack/react-query'
import { graphql } from '@section/contract/generated/operations/gql.ts'
import type { InsightQuery, InsightsQuery } from '@section/contract/generated/operations/graphql.ts'
import { execute } from '../../lib/graphql/graphql-client.ts'

graphql(`
  fragment InsightSummary on CaseStudy {
    caseStudyId
    title
    summary
    publishedAt
    coverImageUrl
    readingMinutes
    video {
      duration
    }
  }
`)

const InsightsDocument = graphql(`
  query Insights {
    listCaseStudies {
      ...InsightSummary
    }
  }
`)

const InsightDocument = graphql(`
  query Insight($insightId: ID!) {
    listCaseStudies(caseStudyId: $insightId) {
      ...InsightSummary
      bodyText
    }
    listInsightEvents(caseStudyId: $insightId) {
      memberEventId
      title
      eventEnd
    }
  }
`)

const InsightVideoDocument = graphql(`
  query InsightVideo($insightId: ID!) {
    listCaseStudies(caseStudyId: $insightId) {
      video {
        playlistUrl
      }
    }
  }
`)

/** A case study in the list; instants are epoch ms. */
export type Insight = InsightsQuery['listCaseStudies'][number]

/** A case study with its text in Markdown, and the events that it is about, latest first. */
export type InsightDetail = Insight & {
  readonly bodyText: string
  readonly events: InsightQuery['listInsightEvents']
}

/** The case studies that the member may read, newest first. Its key begins that of every insight. */
export const insightsQuery = queryOptions({
  queryKey: ['insights'],
  queryFn: async (): Promise<Insight[]> => {
    const { listCaseStudies } = await execute(InsightsDocument)
    return listCaseStudies
  },
})

/** One case study with its text; null when the member cannot see it. */
export const insightQuery = (insightId: string) =>
  queryOptions({
    queryKey: [...insightsQuery.queryKey, insightId],
    queryFn: async (): Promise<InsightDetail | null> => {
      const { listCaseStudies, listInsightEvents } = await execute(InsightDocument, { insightId })
      const [insight] = listCaseStudies
      return insight ? { ...insight, events: listInsightEvents } : null
    },
  })

/** Returns the address of an insight's video with a fresh signature; null when it has none any more. */
export async function requestInsightVideo(insightId: string): Promise<string | null> {
  const { listCaseStudies } = await execute(InsightVideoDocument, { insightId })
  return listCaseStudies[0]?.video?.playlistUrl ?? null
}
