import { useSuspenseQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { Fragment } from 'react'
import { BackLink } from '../../lib/links/BackLink.tsx'
import { IconArrowLeft } from '@tabler/icons-react'
import { pathTo } from '@section/domain/access/screen-path.ts'
import { Icon } from '@section/ui/icon/Icon.tsx'
import { DottedLine } from '@section/ui/list/DottedLine.tsx'
import { Page } from '@section/ui/page/Page.tsx'
import { useServerNow } from '../../lib/now.ts'
import { Picture } from '../../lib/links/Picture.tsx'
import { ArticleText } from '../../lib/rich-text/ArticleText.tsx'
import { NotFoundScreen } from '../../lib/routing/NotFoundScreen.tsx'
import { usePageTitle } from '../../lib/routing/page-title.ts'
import { memberRouteId } from '../../lib/routing/screen-route.ts'
import { PreviewVideo } from '../video/PreviewVideo.tsx'
import { insightFacts } from './insight-facts.ts'
import { type InsightDetail, insightQuery, requestInsightVideo } from './insights-query.ts'
import link from '../../lib/links/back-link.module.css'
import css from './insight.module.css'
import { MoreInsights } from './MoreInsights.tsx'

/** One case study with its picture or video and its text. docs/product/insights.md#page */
export function InsightPage() {
  const { insightId } = useParams({ from: memberRouteId('insight') })
  const { data: insight } = useSuspenseQuery(insightQuery(insightId))
  usePageTitle(insight?.title)
  if (!insight) return <NotFoundScreen />
  return (
    <Page>
      <div className={css.column}>
        <BackLink to={pathTo('insights')} className={link.back}>
          <Icon of={IconArrowLeft} size={16} />
          Back to all insights
        </BackLink>
        <article className={css.article}>
          <header className={css.header}>
            <h1 className={css.title}>{insight.title}</h1>
            <p className={css.summary}>{insight.summary}</p>
            <p className={css.facts}>
              <DottedLine parts={insightFacts(insight)} />
            </p>
            <EventsAboutIt events={insight.events} />
          </header>
          <CoverOrVideo key={insight.caseStudyId} insight={insight} />
          <ArticleText>{insight.bodyText}</ArticleText>
        </article>
      </div>
      <MoreInsights after={insight} />
    </Page>
  )
}

/** The events that an insight is about: where members can still talk about it, soonest first, and those it came from. */
function EventsAboutIt({ events }: Pick<InsightDetail, 'events'>) {
  const now = useServerNow()
  const past = events.filter(({ eventEnd }) => eventEnd <= now)
  return (
    <>
      <EventLinks
        label="Talk about it:"
        events={events.filter(({ eventEnd }) => eventEnd > now).toReversed()}
      />
      <EventLinks label={past.length === 1 ? 'From the event' : 'From the events'} events={past} />
    </>
  )
}

/** Links to events after a label; nothing without any. */
function EventLinks({ label, events }: Pick<InsightDetail, 'events'> & { readonly label: string }) {
  if (events.length === 0) return null
  return (
    <p className={css.events}>
      {label}{' '}
      {events.map(({ memberEventId, title }, index) => (
        <Fragment key={memberEventId}>
          {index > 0 && ', '}
          <Link to={pathTo('event', { memberEventId })}>{title}</Link>
        </Fragment>
      ))}
    </p>
  )
}

function CoverOrVideo({ insight }: { readonly insight: InsightDetail }) {
  const { caseStudyId, title, coverImageUrl, video } = insight
  if (!video) return <Picture className={css.cover} src={coverImageUrl} alt="" width={1280} height={720} />
  return (
    <PreviewVideo
      eager
      title={title}
      playLabel={`Play the video of ${title}`}
      poster={coverImageUrl}
      problem="The video didn’t open."
      request={() => requestInsightVideo(caseStudyId)}
    />
  )
}
