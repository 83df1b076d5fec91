import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { IconBroadcast, IconCertificate2, IconChevronDown, IconPlayerPlay } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { pathTo } from '@section/domain/access/screen-path.ts'
import type { FreeOfferQuery } from '@section/contract/generated/operations/graphql.ts'
import { metering } from '@section/domain/metering/metering.ts'
import { formatDateTime } from '@section/domain/sessions/dates/session-dates.ts'
import { videoPath } from '@section/domain/video/video-path.ts'
import { Icon } from '@section/ui/icon/Icon.tsx'
import { Skeleton } from '@section/ui/loading/Skeleton.tsx'
import { LoadedPart } from '../../lib/graphql/LoadedPart.tsx'
import { localZone } from '../../lib/now.ts'
import { freeOfferQuery } from './free-offer-query.ts'
import { useMeteringBarOpen, useMeteringPlan, useNextVideosText } from './metering-query.ts'
import css from './spent-allowance.module.css'

interface SpentAllowanceProps {
  /** True to show only the title at first, above other things that can be learned. */
  readonly folded?: boolean
}

/**
 * Offers a limited member whose allowance is spent what is free until the next videos come, and says when that is unless the bar
 * does; nothing for everybody else. docs/product/metering.md#what-stays-free
 */
export function SpentAllowance({ folded = false }: SpentAllowanceProps) {
  const plan = useMeteringPlan()
  const next = useNextVideosText()
  const isSaid = useMeteringBarOpen()
  if (!metering(true, plan).hasExceededMeteringPlan) return null
  const title = isSaid ? 'Free for you this month' : next
  const heading = <h2 className={css.title}>{title}</h2>
  return (
    <section className={css.panel} aria-label={title ?? undefined}>
      {folded ? (
        <details>
          <summary className={css.summary}>
            {heading}
            <Icon of={IconChevronDown} className={css.chevron} />
          </summary>
          <FreeOffers />
        </details>
      ) : (
        <>
          {heading}
          <FreeOffers />
        </>
      )}
    </section>
  )
}

function FreeOffers() {
  const query = useQuery(freeOfferQuery)
  return (
    <>
      <p className={css.sentence}>
        What you have watched this month <Link {...MONTHLY_VIDEOS}>stays open</Link>
        {isAnythingFree(query.data) ? ', and this is free:' : '.'}
      </p>
      <LoadedPart
        query={query}
        loading="Loading what is free"
        problem="What is free didn’t load."
        skeleton={
          <div className={css.groups}>
            <Skeleton height={190} shape="block" />
            <Skeleton height={190} shape="block" />
          </div>
        }
      >
        {(offer) => (
          <div className={css.groups}>
            <Group title="Free previews" icon={<Icon of={IconPlayerPlay} />}>
              {offer?.previews.map(({ videoId, title, courseTitle, page }) => (
                <Offer key={videoId} to={videoPath(page)} title={title} detail={courseTitle} />
              ))}
            </Group>
            <Group title="Your courses" icon={<Icon of={IconCertificate2} />}>
              {offer?.courses.map(({ courseId, title }) => (
                <Offer key={courseId} to={pathTo('course', { courseId })} title={title} detail={null} />
              ))}
            </Group>
            <Group title="Free live courses" icon={<Icon of={IconBroadcast} />}>
              {offer?.liveCourses.map(({ courseId, title, startAt }) => (
                <Offer
                  key={`${courseId} ${startAt}`}
                  to={pathTo('course', { courseId })}
                  title={title}
                  detail={startAt === null ? null : formatDateTime(startAt, localZone())}
                />
              ))}
            </Group>
          </div>
        )}
      </LoadedPart>
    </>
  )
}

type FreeOffer = FreeOfferQuery['getFreeOffer']

/** Checks whether an offer has anything; one that is still loading is taken to have something. */
const isAnythingFree = (offer: FreeOffer | undefined): boolean =>
  offer === undefined || [offer?.previews, offer?.courses, offer?.liveCourses].some((kind) => kind?.length)

/** The link to the section of the account settings that lists the videos that counted this month. */
const MONTHLY_VIDEOS = { to: pathTo('accountSettings'), hash: 'monthly-videos' } as const

/** The list of one kind of free lessons or courses; nothing when it is empty. */
function Group({
  title,
  icon,
  children,
}: {
  readonly title: string
  readonly icon: ReactNode
  readonly children: readonly ReactNode[] | undefined
}) {
  if (!children || children.length === 0) return null
  return (
    <div>
      <h3 className={css.kind}>
        {icon}
        {title}
      </h3>
      <ul className={css.offers}>{children}</ul>
    </div>
  )
}

function Offer({
  to,
  title,
  detail,
}: {
  readonly to: string
  readonly title: string
  readonly detail: string | null
}) {
  return (
    <li>
      <Link to={to} className={css.offer}>
        {title}
      </Link>
      {detail && <span className={css.detail}>{detail}</span>}
    </li>
  )
}
