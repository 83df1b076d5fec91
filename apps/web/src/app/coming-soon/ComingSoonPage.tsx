import { useRouter } from '@tanstack/react-router'
import { eventHero } from '@section/art/event-hero.ts'
import { canOpen } from '@section/domain/access/route-access.ts'
import { pathTo, screenAt } from '@section/domain/access/screen-path.ts'
import { AnchorButton } from '@section/ui/button/AnchorButton.tsx'
import { ButtonLink } from '../../lib/links/ButtonLink.tsx'
import { Drawing } from '@section/ui/drawing/Drawing.tsx'
import { Card } from '@section/ui/page/Card.tsx'
import { Page } from '@section/ui/page/Page.tsx'
import { PageHeader } from '@section/ui/page/PageHeader.tsx'
import { config } from '../../lib/config.ts'
import { useSignedIn } from '../../lib/viewer/viewer.ts'
import css from './coming-soon.module.css'

/** Shown instead of a screen that is not built yet, with links to the courses and the support. */
export function ComingSoonPage() {
  const { viewer } = useSignedIn()
  // Not subscribed, so that the title stays while navigating to another screen.
  const { pathname } = useRouter().state.location
  const courses = canOpen(pathTo('courses'), viewer, {})
  return (
    <Page>
      <div className={css.columns}>
        <div>
          <PageHeader
            eyebrow="Coming soon"
            title={screenAt(pathname)?.screen.title ?? 'Something new'}
            lead="This page is being set up. Until then, Customer Support helps with everything that belongs here."
          />
          <div className={css.actions}>
            {courses && (
              <ButtonLink variant="primary" to={pathTo('courses')}>
                Go to Courses
              </ButtonLink>
            )}
            <AnchorButton variant={courses ? 'secondary' : 'primary'} href={`mailto:${config.supportEmail}`}>
              Customer Support
            </AnchorButton>
          </div>
        </div>
        <Card padding="none" className={css.art}>
          <Drawing svg={eventHero({ slug: pathname.split('/')[1] ?? '' })} alt="" />
        </Card>
      </div>
    </Page>
  )
}
