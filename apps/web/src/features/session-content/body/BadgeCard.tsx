import { Picture } from '../../../lib/links/Picture.tsx'
import { pathTo } from '@section/domain/access/screen-path.ts'
import { issuedOnText } from '@section/domain/credentials/issued-on.ts'
import { safePicture } from '@section/domain/links/safe-href.ts'
import { Skeleton } from '@section/ui/loading/Skeleton.tsx'
import { Card } from '@section/ui/page/Card.tsx'
import { LoadedPart } from '../../../lib/graphql/LoadedPart.tsx'
import { ButtonLink } from '../../../lib/links/ButtonLink.tsx'
import { CredentialActions } from '../../credentials/CredentialActions.tsx'
import { useCourseBadge } from '../../credentials/credentials-query.ts'
import css from '../session-page.module.css'
import type { SessionPageData } from '../session-page-query.ts'

/** The badge of the course that the member has earned, to download and to share. docs/product/checklists.md#completing-a-session */
export function BadgeCard({ session }: { readonly session: SessionPageData['session'] }) {
  const picture = safePicture(session.badgeImageUrl)
  const badge = useCourseBadge(session.courseId)
  return (
    <Card>
      <div className={css.assistant}>
        {picture && <Picture className={css.medal} src={picture} alt="" width={72} height={72} />}
        <div>
          <h2>Badge earned</h2>
          <p className={css.role}>
            {badge.data
              ? `On ${issuedOnText(badge.data.issuedOn)}. It is yours to keep and to share.`
              : 'The badge of this course is yours to keep.'}
          </p>
        </div>
      </div>
      <div className={css.ask}>
        <LoadedPart
          query={badge}
          loading="Loading your badge"
          problem="Your badge didn’t load."
          skeleton={<Skeleton height={34} width={240} shape="block" />}
        >
          {(credential) => <CredentialActions credential={credential} />}
        </LoadedPart>
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
