import { Link } from '@tanstack/react-router'
import { pathTo } from '@section/domain/access/screen-path.ts'
import { filterParameters, NO_FILTERS } from '@section/domain/catalog/filters/course-filters.ts'
import { chosenStacks, type SurveyValues } from '@section/domain/survey/survey-answers.ts'
import { config } from '../../../lib/config.ts'
import { ButtonLink } from '../../../lib/links/ButtonLink.tsx'
import css from './slides.module.css'

interface SurveyCompleteProps {
  readonly topics: SurveyValues['what_topics_are_you_interested_in']
  /** Called when the member follows a link. */
  readonly onLeave: () => void
}

/** The last slide: the link leads to the courses of the chosen topics, and the button to the whole catalog. */
export function SurveyComplete({ topics, onLeave }: SurveyCompleteProps) {
  const search = filterParameters({ ...NO_FILTERS, stacks: chosenStacks(topics) })
  return (
    <div className={css.complete}>
      <h3 className={css.nextSteps}>Next Steps</h3>
      <Link to={pathTo('courses')} search={search} onClick={onLeave} className={css.link}>
        Check out {config.brandName}&apos;s courses
      </Link>
      <div className={css.actions}>
        <ButtonLink variant="primary" to={pathTo('courses')} onClick={onLeave}>
          Explore the catalog
        </ButtonLink>
      </div>
    </div>
  )
}
