import { Picture } from '../../lib/links/Picture.tsx'
import { IconPlayerPlayFilled } from '@tabler/icons-react'
import { Icon } from '@section/ui/icon/Icon.tsx'
import { pathTo } from '@section/domain/access/screen-path.ts'
import { resumePosition } from '@section/domain/video/resume.ts'
import { lengthText } from '@section/domain/time/length-text.ts'
import { ProgressLine } from '@section/ui/progress/ProgressLine.tsx'
import { ButtonLink } from '../../lib/links/ButtonLink.tsx'
import type { ResumePoint } from './use-resume-point.ts'
import css from './resume-hero.module.css'

interface ResumeHeroProps {
  readonly point: ResumePoint
  /** The variant of its button, for screens with something more urgent. */
  readonly variant?: 'primary' | 'secondary'
  /** True where it stands alone in a column of wide screens, whose height it fills. */
  readonly fills?: boolean
  /** True to draw it as a low row on phones, where the courses come first. */
  readonly isLow?: boolean
}

/**
 * The lesson at which the member continues a course on demand. Its button opens the lesson and plays it
 * (docs/product/catalog.md#continue-watching).
 */
export function ResumeHero({ point, variant = 'primary', fills = false, isLow = false }: ResumeHeroProps) {
  const { courseId: topLevelId, courseContentGroupId: groupId, courseContentId: videoContentId } = point
  const position = resumePosition(point.continueAtTime, point.duration)
  const left = lengthText(point.duration - position)
  return (
    <section
      className={css.hero}
      aria-label="Continue watching"
      data-surface="dark"
      data-fills={fills}
      data-low={isLow}
    >
      <div className={css.media}>
        <Picture className={css.thumbnail} src={point.videoThumbnail} alt="" width={640} height={360} />
        {position > 0 && (
          <div className={css.progress}>
            <ProgressLine value={position / point.duration} label={`Position in ${point.title}`} />
          </div>
        )}
      </div>
      <div className={css.text}>
        <p className={css.course}>{point.courseTitle}</p>
        <p className={css.title}>{point.title}</p>
        <p className={css.position}>
          Lesson {point.lessonNumber} of {point.lessonCount} · {position > 0 ? `${left} left` : left}
        </p>
        <ButtonLink
          variant={variant}
          className={css.play}
          to={pathTo('onDemandVideo', { topLevelId, groupId, videoContentId })}
          state={{ play: true }}
          aria-label={`${position > 0 ? 'Resume' : 'Play'} ${point.title}`}
          icon={<Icon of={IconPlayerPlayFilled} size={16} />}
        >
          {position > 0 ? 'Resume' : 'Play'}
        </ButtonLink>
      </div>
    </section>
  )
}
