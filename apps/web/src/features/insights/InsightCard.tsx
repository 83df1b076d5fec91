import { IconPlayerPlayFilled } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { pathTo } from '@section/domain/access/screen-path.ts'
import { safePicture } from '@section/domain/links/safe-href.ts'
import { timeText } from '@section/domain/video/time-text.ts'
import { CourseCard } from '@section/ui/course-card/CourseCard.tsx'
import { DottedLine } from '@section/ui/list/DottedLine.tsx'
import { StatusPill } from '@section/ui/status-pill/StatusPill.tsx'
import { insightFacts } from './insight-facts.ts'
import type { Insight } from './insights-query.ts'

interface InsightCardProps {
  readonly insight: Insight
  readonly layout?: 'stacked' | 'wide'
  readonly eager?: boolean
}

/** An insight in a list. */
export function InsightCard({ insight, layout, eager = false }: InsightCardProps) {
  const { caseStudyId, title, summary, coverImageUrl, video } = insight
  return (
    <CourseCard
      cover={safePicture(coverImageUrl)}
      title={title}
      link={<Link to={pathTo('insight', { insightId: caseStudyId })}>{title}</Link>}
      subtitle={summary}
      meta={<DottedLine parts={insightFacts(insight)} />}
      badge={
        video && (
          <StatusPill icon={<IconPlayerPlayFilled size={10} aria-hidden />}>
            Video {timeText(video.duration)}
          </StatusPill>
        )
      }
      layout={layout}
      eager={eager}
    />
  )
}
