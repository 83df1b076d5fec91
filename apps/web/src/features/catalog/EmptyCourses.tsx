import { pathTo } from '@section/domain/access/screen-path.ts'
import { IconBookmark } from '@tabler/icons-react'
import { Icon } from '@section/ui/icon/Icon.tsx'
import { emptyState } from '@section/art/empty-state.ts'
import { ButtonLink } from '../../lib/links/ButtonLink.tsx'
import { Drawing } from '@section/ui/drawing/Drawing.tsx'
import { ScreenState } from '@section/ui/screen-state/ScreenState.tsx'
import css from './courses-page.module.css'

interface EmptyCoursesProps {
  /** True when filters or a search leave no courses. */
  filtered: boolean
  /** True when only saved courses are shown. */
  saved: boolean
}

/** Says that no course matches the filters, or that the plan has no courses. */
export function EmptyCourses({ filtered, saved }: EmptyCoursesProps) {
  return filtered ? (
    <ScreenState
      drawing={<Drawing svg={emptyState('no-results')} alt="" />}
      sentence={
        <>
          <span>No courses found. Try adjusting your search filters.</span>
          {saved && (
            <span className={css.howTo}>
              To save a course, press the bookmark <Icon of={IconBookmark} size={16} /> on its card.
            </span>
          )}
        </>
      }
      action={
        <ButtonLink to={pathTo('courses')} search={{}}>
          Clear Search
        </ButtonLink>
      }
    />
  ) : (
    <ScreenState
      drawing={<Drawing svg={emptyState('no-courses')} alt="" />}
      sentence="There are no courses in your plan right now. New ones are added every month."
    />
  )
}
