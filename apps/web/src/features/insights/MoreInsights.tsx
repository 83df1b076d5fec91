import { useQuery } from '@tanstack/react-query'
import { CardGrid } from '@section/ui/course-card/CardGrid.tsx'
import { CourseCardsSkeleton } from '@section/ui/course-card/CourseCardsSkeleton.tsx'
import { Section } from '@section/ui/page/Section.tsx'
import { LoadedPart } from '../../lib/graphql/LoadedPart.tsx'
import { InsightCard } from './InsightCard.tsx'
import { type Insight, insightsQuery } from './insights-query.ts'
import css from './insight.module.css'

const MOST = 3

/** The insights that follow one in the list, from its beginning again after the last; nothing when there is no other. */
export function MoreInsights({ after }: { readonly after: Insight }) {
  const query = useQuery(insightsQuery)
  const insights = query.data && following(query.data, after)
  if (insights?.length === 0) return null
  return (
    <div className={css.more}>
      <Section title="More insights">
        <LoadedPart
          query={{ ...query, data: insights }}
          loading="Loading more insights"
          problem="The other insights didn’t load."
          skeleton={<CourseCardsSkeleton count={MOST} />}
        >
          {(loaded) => (
            <CardGrid label="More insights">
              {loaded.map((insight) => (
                <InsightCard key={insight.caseStudyId} insight={insight} />
              ))}
            </CardGrid>
          )}
        </LoadedPart>
      </Section>
    </div>
  )
}

function following(insights: readonly Insight[], { caseStudyId }: Insight): Insight[] {
  const at = insights.findIndex((insight) => insight.caseStudyId === caseStudyId)
  const others = [...insights.slice(at + 1), ...insights.slice(0, Math.max(at, 0))]
  return others.slice(0, MOST)
}
