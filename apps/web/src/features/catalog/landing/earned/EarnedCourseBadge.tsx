import { issuedOnText } from '@section/domain/credentials/issued-on.ts'
import { Skeleton } from '@section/ui/loading/Skeleton.tsx'
import { LoadedPart } from '../../../../lib/graphql/LoadedPart.tsx'
import { Picture } from '../../../../lib/links/Picture.tsx'
import { CredentialActions } from '../../../credentials/CredentialActions.tsx'
import { useCourseBadge } from '../../../credentials/credentials-query.ts'
import type { LandingSession } from '../../course-landing-query.ts'
import css from './earned-course-badge.module.css'

interface EarnedCourseBadgeProps {
  readonly about: Pick<LandingSession, 'courseId' | 'badgeImageUrl'>
}

/** The badge of the course that the member has earned, to download and to share. docs/product/course-page.md#hero-of-the-landing-page */
export function EarnedCourseBadge({ about: { courseId, badgeImageUrl } }: EarnedCourseBadgeProps) {
  const query = useCourseBadge(courseId)
  return (
    <section className={css.badge} aria-labelledby={TITLE_ID}>
      <Picture className={css.medal} src={badgeImageUrl} alt="" width={96} height={96} />
      <div className={css.text}>
        <h2 id={TITLE_ID} className={css.title}>
          You earned the badge
        </h2>
        <LoadedPart
          query={query}
          loading="Loading your badge"
          problem="Your badge didn’t load."
          skeleton={<Skeleton height={68} />}
        >
          {(credential) => (
            <>
              {credential && (
                <p className={css.date}>
                  On {issuedOnText(credential.issuedOn)}. It is yours to keep and to share.
                </p>
              )}
              <CredentialActions credential={credential} />
            </>
          )}
        </LoadedPart>
      </div>
    </section>
  )
}

const TITLE_ID = 'earned-badge'
