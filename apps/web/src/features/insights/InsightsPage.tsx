import { useSuspenseQuery } from '@tanstack/react-query'
import { emptyState } from '@section/art/empty-state.ts'
import { insightsNamed } from '@section/domain/insights/insight-search.ts'
import { MAX_SEARCH_CHARACTERS } from '@section/domain/search/search-text.ts'
import { counted } from '@section/domain/time/durations.ts'
import { VisuallyHidden } from '@section/ui/accessibility/VisuallyHidden.tsx'
import { Button } from '@section/ui/button/Button.tsx'
import { CardGrid } from '@section/ui/course-card/CardGrid.tsx'
import { Drawing } from '@section/ui/drawing/Drawing.tsx'
import { Page } from '@section/ui/page/Page.tsx'
import { ScreenState } from '@section/ui/screen-state/ScreenState.tsx'
import { SearchBox } from '@section/ui/search/SearchBox.tsx'
import { isSearchKeyOn } from '../../lib/search-key.ts'
import { InsightCard } from './InsightCard.tsx'
import { InsightsHeader } from './InsightsHeader.tsx'
import { type Insight, insightsQuery } from './insights-query.ts'
import css from './insights.module.css'
import { useInsightSearch } from './use-insight-search.ts'

/** The number of covers in sight when the page opens on a wide screen. */
const EAGER = 4

/** The school's case studies, newest first. docs/product/insights.md#list */
export function InsightsPage() {
  const { data: insights } = useSuspenseQuery(insightsQuery)
  const search = useInsightSearch()
  const found = insightsNamed(insights, search.text)
  const isNarrowed = search.text.trim() !== ''
  return (
    <Page>
      <InsightsHeader />
      {insights.length === 0 ? (
        <ScreenState
          drawing={<Drawing svg={emptyState('no-courses')} alt="" />}
          sentence="There are no insights yet. New ones appear here."
        />
      ) : (
        <>
          <div className={css.bar}>
            <SearchBox
              hasKey={isSearchKeyOn()}
              label="Search by Insight Name"
              value={search.text}
              maxLength={MAX_SEARCH_CHARACTERS}
              onChange={search.type}
              onSubmit={() => search.submit(search.text)}
              searched={isNarrowed}
              onClear={() => search.submit('')}
            />
            <p className={css.count} role="status">
              {isNarrowed && `${counted(found.length, 'insight')} found`}
            </p>
          </div>
          {found.length === 0 ? (
            <NothingFound onClear={() => search.submit('')} />
          ) : (
            <InsightList insights={found} leads={!isNarrowed} />
          )}
        </>
      )}
    </Page>
  )
}

interface InsightListProps {
  readonly insights: readonly Insight[]
  /** True if the first insight takes a whole row. */
  readonly leads: boolean
}

function InsightList({ insights, leads }: InsightListProps) {
  return (
    <section aria-labelledby="insights">
      <h2 id="insights">
        <VisuallyHidden>Insights</VisuallyHidden>
      </h2>
      <CardGrid spanFirst={leads}>
        {insights.map((insight, index) => (
          <InsightCard
            key={insight.caseStudyId}
            insight={insight}
            leads={leads && index === 0}
            eager={index < EAGER}
          />
        ))}
      </CardGrid>
    </section>
  )
}

function NothingFound({ onClear }: { readonly onClear: () => void }) {
  return (
    <ScreenState
      drawing={<Drawing svg={emptyState('no-results')} alt="" />}
      sentence="No insight has a name like this. Try another word of its title."
      action={<Button onClick={onClear}>Clear Search</Button>}
    />
  )
}
