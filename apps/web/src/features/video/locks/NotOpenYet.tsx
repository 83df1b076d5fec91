import { pathTo } from '@section/domain/access/screen-path.ts'
import { formatDateTime } from '@section/domain/sessions/dates/session-dates.ts'
import { emptyState } from '@section/art/empty-state.ts'
import { Drawing } from '@section/ui/drawing/Drawing.tsx'
import { ScreenState } from '@section/ui/screen-state/ScreenState.tsx'
import { ButtonLink } from '../../../lib/links/ButtonLink.tsx'
import { localZone } from '../../../lib/now.ts'

interface NotOpenYetProps {
  readonly courseId: string
  /** The time at which the lessons open, in epoch milliseconds. */
  readonly opensAt: number
}

/** Shown instead of a lesson whose on-demand edition opens later. */
export function NotOpenYet({ courseId, opensAt }: NotOpenYetProps) {
  return (
    <ScreenState
      headingLevel={1}
      drawing={<Drawing svg={emptyState('locked')} alt="" />}
      title="Coming Soon!"
      sentence={`The lessons of this course open on ${formatDateTime(opensAt, localZone())}.`}
      action={
        <ButtonLink variant="primary" to={pathTo('course', { courseId })}>
          Back to Course
        </ButtonLink>
      }
    />
  )
}
