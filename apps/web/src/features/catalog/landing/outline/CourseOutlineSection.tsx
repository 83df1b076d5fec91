import { useState } from 'react'
import { lessonsText } from '@section/domain/catalog/lessons-text.ts'
import { membershipRoute } from '@section/domain/access/route-access.ts'
import { isLimitedUser } from '@section/domain/access/viewer.ts'
import { canWatch } from '@section/domain/metering/metering.ts'
import type { OutlineModule } from '@section/domain/video/course-outline.ts'
import { Section } from '@section/ui/page/Section.tsx'
import { ButtonLink } from '../../../../lib/links/ButtonLink.tsx'
import { useSignedIn } from '../../../../lib/viewer/viewer.ts'
import { useMeteringPlan } from '../../../metering/metering-query.ts'
import type { CourseLandingData } from '../../course-landing-query.ts'
import css from './course-outline.module.css'
import { landingOutline } from './landing-outline.ts'
import { OutlineRow } from './OutlineRow.tsx'

interface CourseOutlineSectionProps {
  data: CourseLandingData
  /** False while the on-demand edition is announced and cannot be watched yet. */
  isOpen: boolean
}

/**
 * The modules of the on-demand edition with their lessons: which are completed, which are locked, and links to those
 * that the viewer may watch (docs/product/course-page.md#course-outline). A course without lessons has no outline.
 */
export function CourseOutlineSection({ data, isOpen }: CourseOutlineSectionProps) {
  const { viewer } = useSignedIn()
  const plan = useMeteringPlan()
  const isCovered = data.onDemand?.entitled === true
  const opens = !isOpen ? 'none' : isCovered ? 'all' : 'preview'
  const outline = landingOutline(data, { opens, canWatch: (videoId) => canWatch(true, plan, videoId) })
  const [openAtFirst] = useState(modulesOpenAtFirst)
  if (!outline) return null
  const isPreviewWorthNaming = opens !== 'none' && (plan !== null || !isCovered)
  return (
    <Section title="Course outline" description={summary(outline)}>
      {outline.modules.map((module, index) => (
        // The element of the browser does without the weight of an accordion on a page that many visits begin with.
        <details key={module.groupId} className={css.module} open={index < openAtFirst}>
          <summary className={css.moduleTop}>
            <h3 className={css.moduleTitle}>
              {index + 1}. {module.title}
            </h3>
            <span className={css.totals}>{summary(module)}</span>
          </summary>
          <ol className={css.lessons}>
            {module.lessons.map((lesson) => (
              <OutlineRow
                key={lesson.videoContentId}
                location={{
                  topLevelId: data.about.courseId,
                  groupId: module.groupId,
                  videoContentId: lesson.videoContentId,
                }}
                lesson={lesson}
                isFree={lesson.preview && isPreviewWorthNaming}
              />
            ))}
          </ol>
        </details>
      ))}
      {opens === 'none' && <p className={css.locked}>The lessons open with the on-demand edition.</p>}
      {outline.isAnyLocked && opens === 'preview' && (
        <p className={css.locked}>
          Your plan does not include the locked lessons.
          {isLimitedUser(viewer) && (
            <ButtonLink variant="quiet" size="small" to={membershipRoute(viewer)}>
              Become a member
            </ButtonLink>
          )}
        </p>
      )}
    </Section>
  )
}

/** The number of modules that are open at first on a small screen. */
const OPEN_ON_PHONE = 2

/** Returns how many modules are open at first: all of them, on a small screen the first two. */
const modulesOpenAtFirst = () => (window.matchMedia('(max-width: 600px)').matches ? OPEN_ON_PHONE : Infinity)

/** Says what the outline or one of its modules holds: '3 lessons · 1 completed · 4 min'. */
const summary = ({ count, completedCount, seconds }: Totals) =>
  lessonsText({ count, completed: completedCount, duration: seconds })

type Totals = Pick<OutlineModule, 'count' | 'completedCount' | 'seconds'>
