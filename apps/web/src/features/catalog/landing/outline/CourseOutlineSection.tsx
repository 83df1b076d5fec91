import { Accordion } from '@mantine/core'
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
  const [openModules, setOpenModules] = useState(() => modulesOpenAtFirst(outline?.modules ?? []))
  if (!outline) return null
  const isPreviewWorthNaming = opens !== 'none' && (plan !== null || !isCovered)
  return (
    <Section title="Course outline" description={summary(outline)}>
      <Accordion multiple order={3} value={openModules} onChange={setOpenModules}>
        {outline.modules.map((module, index) => (
          <Accordion.Item key={module.groupId} value={module.groupId}>
            <Accordion.Control>
              <span className={css.module}>
                <span>
                  {index + 1}. {module.title}
                </span>
                <span className={css.totals}>{summary(module)}</span>
              </span>
            </Accordion.Control>
            <Accordion.Panel>
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
            </Accordion.Panel>
          </Accordion.Item>
        ))}
      </Accordion>
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

/** Returns the modules that are open at first: all of them, on a small screen the first two. */
function modulesOpenAtFirst(modules: readonly OutlineModule[]): string[] {
  const isSmall = window.matchMedia('(max-width: 600px)').matches
  return modules.slice(0, isSmall ? OPEN_ON_PHONE : undefined).map(({ groupId }) => groupId)
}

/** Says what the outline or one of its modules holds: '3 lessons · 1 completed · 4 min'. */
const summary = ({ count, completedCount, seconds }: Totals) =>
  lessonsText({ count, completed: completedCount, duration: seconds })

type Totals = Pick<OutlineModule, 'count' | 'completedCount' | 'seconds'>
