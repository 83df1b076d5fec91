import { safePicture } from '@section/domain/links/safe-href.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { emptyState } from '@section/art/empty-state.ts'
import { pathTo } from '@section/domain/access/screen-path.ts'
import { facultyText } from '@section/domain/catalog/cards/faculty-text.ts'
import { sessionDates } from '@section/domain/sessions/dates/session-dates.ts'
import { ownSession } from '@section/domain/sessions/own-session.ts'
import { CardGrid } from '@section/ui/course-card/CardGrid.tsx'
import { CourseCard } from '@section/ui/course-card/CourseCard.tsx'
import { Drawing } from '@section/ui/drawing/Drawing.tsx'
import { Page } from '@section/ui/page/Page.tsx'
import { PageHeader } from '@section/ui/page/PageHeader.tsx'
import { Section } from '@section/ui/page/Section.tsx'
import { ScreenState } from '@section/ui/screen-state/ScreenState.tsx'
import { localZone, useNow } from '../../lib/now.ts'
import { type MiniMba, miniMbasQuery } from './mini-mbas-query.ts'

/**
 * The Mini-MBAs of a member who bought several; a member with one is led to its page
 * (docs/product/catalog.md#mini-mba-list).
 */
export function MiniMbasPage() {
  const { data } = useSuspenseQuery(miniMbasQuery)
  const now = useNow()
  return (
    <Page>
      <PageHeader title="Mini-MBAs" />
      {data.length === 0 ? (
        <ScreenState
          drawing={<Drawing svg={emptyState('no-courses')} alt="" />}
          sentence="There are no Mini-MBAs in your plan right now."
        />
      ) : (
        <Section title="Your programs">
          <CardGrid label="Mini-MBAs" minWidth="large">
            {data.map((session) => (
              <MiniMbaCard key={session.sessionId} session={session} now={now} />
            ))}
          </CardGrid>
        </Section>
      )}
    </Page>
  )
}

/** A Mini-MBA with its dates and, for members who take part, the day it is on and its next meeting. */
function MiniMbaCard({ session, now }: { session: MiniMba; now: number }) {
  const { sessionId, title, subtitle, coverImageUrl, faculties, enrollmentStatus } = session
  const zone = localZone()
  const own = ownSession(session, enrollmentStatus, now, zone)
  const next = own?.meetings[0]
  return (
    <CourseCard
      cover={safePicture(coverImageUrl)}
      title={title}
      link={<Link to={pathTo('miniMba', { sessionId })}>{title}</Link>}
      subtitle={subtitle}
      meta={own?.statusText}
      faculty={facultyText('with', faculties)}
      dateLine={sessionDates(session, zone)}
      {...(next && { timeLine: [`Next class: ${next.dates}`, next.time, next.until] })}
      eager
    />
  )
}
