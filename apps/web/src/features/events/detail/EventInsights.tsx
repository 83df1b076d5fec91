import { useQuery } from '@tanstack/react-query'
import { CardGrid } from '@section/ui/course-card/CardGrid.tsx'
import { CourseCardsSkeleton } from '@section/ui/course-card/CourseCardsSkeleton.tsx'
import { Section } from '@section/ui/page/Section.tsx'
import { LoadedPart } from '../../../lib/graphql/LoadedPart.tsx'
import { InsightCard } from '../../insights/InsightCard.tsx'
import { insightsQuery } from '../../insights/insights-query.ts'
import css from './event.module.css'

const TITLE = 'Read about it'

/** The insights in which an event can be read about; nothing without any. */
export function EventInsights({ insightIds }: { readonly insightIds: readonly string[] }) {
  const query = useQuery({ ...insightsQuery, enabled: insightIds.length > 0 })
  const insights = query.data?.filter(({ caseStudyId }) => insightIds.includes(caseStudyId))
  if (insightIds.length === 0 || insights?.length === 0) return null
  return (
    <div className={css.part}>
      <Section title={TITLE}>
        <LoadedPart
          query={{ ...query, data: insights }}
          loading="Loading the insights"
          problem="The insights didn’t load."
          skeleton={<CourseCardsSkeleton count={insightIds.length} />}
        >
          {(loaded) => (
            <CardGrid label={TITLE}>
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
