import { IconPlayerPlayFilled } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { pathTo } from '@section/domain/access/screen-path.ts'
import { safePicture } from '@section/domain/links/safe-href.ts'
import { lengthText } from '@section/domain/time/length-text.ts'
import { CourseCard } from '@section/ui/course-card/CourseCard.tsx'
import { Icon } from '@section/ui/icon/Icon.tsx'
import { DottedLine } from '@section/ui/list/DottedLine.tsx'
import { StatusPill } from '@section/ui/status-pill/StatusPill.tsx'
import { insightFacts } from './insight-facts.ts'
import type { Insight } from './insights-query.ts'

interface InsightCardProps {
  readonly insight: Insight
  /** True for the newest insight, whose card takes a whole row. */
  readonly leads?: boolean
  readonly eager?: boolean
}

/** An insight in a list. */
export function InsightCard({ insight, leads = false, eager = false }: InsightCardProps) {
  const { caseStudyId, title, summary, coverImageUrl, video } = insight
  const [date, length] = insightFacts(insight)
  return (
    <CourseCard
      cover={safePicture(coverImageUrl)}
      title={title}
      link={<Link to={pathTo('insight', { insightId: caseStudyId })}>{title}</Link>}
      subtitle={summary}
      meta={<DottedLine parts={leads ? ['Latest', length] : [date, length]} />}
      dateLine={leads && date}
      badge={
        video && (
          <StatusPill icon={<Icon of={IconPlayerPlayFilled} size={10} />}>
            Video {lengthText(video.duration)}
          </StatusPill>
        )
      }
      layout={leads ? 'wide' : 'stacked'}
      eager={eager}
    />
  )
}
