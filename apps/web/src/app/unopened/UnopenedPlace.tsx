import { Link, useLoaderData, useRouter } from '@tanstack/react-router'
import { IconSparkles } from '@tabler/icons-react'
import { eventHero } from '@section/art/event-hero.ts'
import { mayOpen } from '@section/domain/access/route-access.ts'
import { ButtonLink } from '@section/ui/button/ButtonLink.tsx'
import { Drawing } from '@section/ui/drawing/Drawing.tsx'
import { anchorTo } from '@section/ui/link/render-link.tsx'
import { Card } from '@section/ui/page/Card.tsx'
import { Page } from '@section/ui/page/Page.tsx'
import { PageHeader } from '@section/ui/page/PageHeader.tsx'
import { config } from '../../lib/config.ts'
import { usePageTitle } from '../../lib/page-title.ts'
import { useSignedIn } from '../../lib/viewer.ts'
import { NotFoundScreen } from '../NotFoundScreen.tsx'
import { type ComingPlace, comingPlace } from './coming-place.ts'
import { EndedPlace } from './EndedPlace.tsx'
import css from './unopened-place.module.css'

/** Where a member may be but no screen stands yet: what will be here, and where to go on until then. An address that names nothing is not found. */
export function UnopenedPlace() {
  // Not subscribed to: leaving this place must not ask for it again.
  const { pathname } = useRouter().state.location
  const exists = useLoaderData({ strict: false })?.exists
  const place = comingPlace(pathname)
  if (exists === false) return <NotFoundScreen />
  return place ? <Coming place={place} /> : <EndedPlace />
}

function Coming({ place }: { place: ComingPlace }) {
  const { viewer } = useSignedIn()
  const { pathname } = useRouter().state.location
  usePageTitle(place.title)
  const first = (isFirst: boolean) => (isFirst ? 'primary' : 'secondary')
  const courses = mayOpen('/courses', viewer, {}) && (
    <ButtonLink
      key="courses"
      variant={first(!place.bySupport)}
      renderLink={(slot) => <Link to="/courses" {...slot} />}
    >
      Go to Courses
    </ButtonLink>
  )
  const support = (
    <ButtonLink
      key="support"
      variant={first(place.bySupport === true || !courses)}
      renderLink={anchorTo(`mailto:${config.supportEmail}`)}
    >
      Customer Support
    </ButtonLink>
  )
  return (
    <Page>
      <div className={css.place}>
        <div className={css.text}>
          <PageHeader eyebrow={`Coming soon · ${place.name}`} title={place.title} lead={place.sentence} />
          {place.holds.length > 0 && (
            <ul className={css.holds} aria-label="What it will hold">
              {place.holds.map((thing) => (
                <li key={thing}>
                  <IconSparkles size={18} stroke={1.75} aria-hidden />
                  {thing}
                </li>
              ))}
            </ul>
          )}
          <div className={css.actions}>{place.bySupport ? [support, courses] : [courses, support]}</div>
        </div>
        <Card padding="none" className={css.art ?? ''}>
          <Drawing svg={eventHero({ slug: firstPart(pathname) })} alt="" />
        </Card>
      </div>
    </Page>
  )
}

/** The same drawing for all pages of one place. */
const firstPart = (pathname: string) => pathname.split('/')[1] ?? ''
