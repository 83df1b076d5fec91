import { Picture } from '../../../lib/links/Picture.tsx'
import { pathTo } from '@section/domain/access/screen-path.ts'
import { safePicture } from '@section/domain/links/safe-href.ts'
import { Card } from '@section/ui/page/Card.tsx'
import { ButtonLink } from '../../../lib/links/ButtonLink.tsx'
import css from '../session-page.module.css'
import type { SessionPageData } from '../session-page-query.ts'

/** The badge of the course that the member has earned. */
export function BadgeCard({ session }: { readonly session: SessionPageData['session'] }) {
  const picture = safePicture(session.badgeImageUrl)
  return (
    <Card>
      <div className={css.assistant}>
        {picture && <Picture className={css.medal} src={picture} alt="" width={72} height={72} />}
        <div>
          <h2>Badge earned</h2>
          <p className={css.role}>The badge of this course is yours to keep.</p>
        </div>
      </div>
      {session.kind !== 'BOOTCAMP' && (
        <p className={css.ask}>
          <ButtonLink size="small" to={pathTo('course', { courseId: session.courseId })}>
            See the course
          </ButtonLink>
        </p>
      )}
    </Card>
  )
}
