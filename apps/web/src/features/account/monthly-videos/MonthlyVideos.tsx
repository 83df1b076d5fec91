import { useQuery } from '@tanstack/react-query'
import { pathTo } from '@section/domain/access/screen-path.ts'
import { metering, type MeteringPlan, meteringText } from '@section/domain/metering/metering.ts'
import { nextMonthStart } from '@section/domain/metering/next-month.ts'
import { formatDateTime } from '@section/domain/sessions/dates/session-dates.ts'
import { counted } from '@section/domain/time/durations.ts'
import { videoPath } from '@section/domain/video/video-path.ts'
import { Skeleton } from '@section/ui/loading/Skeleton.tsx'
import { Card } from '@section/ui/page/Card.tsx'
import { Section } from '@section/ui/page/Section.tsx'
import { LoadedPart } from '../../../lib/graphql/LoadedPart.tsx'
import { ButtonLink } from '../../../lib/links/ButtonLink.tsx'
import { localZone, useServerNow } from '../../../lib/now.ts'
import { useNextVideosText } from '../../metering/metering-query.ts'
import { type MeteredVideo, meteredVideosQuery } from './metered-videos-query.ts'
import css from './monthly-videos.module.css'

/**
 * Lists what counted against a limited member's allowance this month, how many videos are left, and when it starts again.
 * docs/product/account-settings.md#videos-this-month
 */
export function MonthlyVideos({ plan }: { readonly plan: MeteringPlan }) {
  const query = useQuery(meteredVideosQuery)
  const next = useNextVideosText()
  const now = useServerNow()
  const derived = metering(true, plan)
  return (
    <Section
      id="monthly-videos"
      title="Videos this month"
      description={`Your plan holds ${counted(plan.threshold, 'video')} a month. Each counts once, when it first plays, and stays open until the month ends.`}
    >
      <Card className={css.card}>
        <div>
          <p className={css.left}>{meteringText(derived)}</p>
          <p className={css.note}>
            {derived.hasExceededMeteringPlan
              ? `${next}.`
              : `The month starts again on ${formatDateTime(nextMonthStart(now), localZone())}.`}
          </p>
        </div>
        <LoadedPart
          query={query}
          loading="Loading your videos of this month"
          problem="Your videos of this month didn’t load."
          skeleton={<Skeleton height={66 * Math.max(1, plan.currentMeasure)} shape="block" />}
        >
          {(videos) => (videos.length === 0 ? <NoVideos /> : <VideoList videos={videos} />)}
        </LoadedPart>
      </Card>
    </Section>
  )
}

function NoVideos() {
  return (
    <div className={css.row}>
      <p className={css.note}>No video has counted this month yet.</p>
      <ButtonLink size="small" to={pathTo('courses')}>
        See your courses
      </ButtonLink>
    </div>
  )
}

function VideoList({ videos }: { readonly videos: readonly MeteredVideo[] }) {
  return (
    <ol className={css.videos}>
      {videos.map(({ videoId, title, courseTitle, playedAt, page }) => (
        <li key={videoId} className={css.row}>
          <div className={css.video}>
            <p className={css.title}>{title}</p>
            {courseTitle !== null && <p className={css.note}>{courseTitle}</p>}
            <p className={css.note}>Counted on {formatDateTime(playedAt, localZone())}</p>
          </div>
          {page && (
            <ButtonLink size="small" to={videoPath(page)} aria-label={`Watch again: ${title}`}>
              Watch again
            </ButtonLink>
          )}
        </li>
      ))}
    </ol>
  )
}
