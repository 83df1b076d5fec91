import { IconArrowLeft, IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { Icon } from '@section/ui/icon/Icon.tsx'
import { Link } from '@tanstack/react-router'
import { type VideoLocation, videoNeighbors } from '@section/domain/video/next-video.ts'
import { useFlag } from '../../../lib/flags.ts'
import { ButtonLink } from '../../../lib/links/ButtonLink.tsx'
import type { CollectionVideo, VideoCollection } from '../video-collection.ts'
import { videoLink, wayBack } from './video-link.ts'
import css from '../video-screen.module.css'

interface VideoNavigationProps {
  readonly collection: VideoCollection
  readonly lecture: CollectionVideo
}

const LABELS = { ON_DEMAND: 'Course', SPRINT: 'Session', MINI_MBA: 'Mini-MBA' } as const

/**
 * Links to the page of the course or session and to what comes before and after: the modules of a course, or, behind
 * the flag `videoNavigation`, the videos of a session. docs/product/video.md#video-pages
 */
export function VideoNavigation({ collection, lecture }: VideoNavigationProps) {
  const neighbors = videoNeighbors(collection.groups, lecture)
  const showsVideos = useFlag('videoNavigation')
  const back = wayBack(collection)
  return (
    <nav className={css.navigation} aria-label={LABELS[collection.kind]}>
      <Link className={css.back} to={back.to}>
        <Icon of={IconArrowLeft} />
        {back.label}
      </Link>
      <span className={css.courseTitle}>{collection.title}</span>
      <span className={css.neighbors}>
        {collection.kind === 'ON_DEMAND' ? (
          <>
            <Previous collection={collection} location={neighbors.previousModule} text="Prev Module" />
            <Next collection={collection} location={neighbors.nextModule} text="Next Module" />
          </>
        ) : (
          showsVideos && (
            <>
              <Previous collection={collection} location={neighbors.previousVideo} text="Previous Video" />
              <Next collection={collection} location={neighbors.nextVideo} text="Next Video" />
            </>
          )
        )}
      </span>
    </nav>
  )
}

interface NeighborProps {
  readonly collection: VideoCollection
  /** Null at the end, where there is no button. */
  readonly location: VideoLocation | null
  readonly text: string
}

function Previous({ collection, location, text }: NeighborProps) {
  if (!location) return null
  return (
    <ButtonLink size="small" icon={<Icon of={IconChevronLeft} />} {...videoLink(collection, location)}>
      {text}
    </ButtonLink>
  )
}

function Next({ collection, location, text }: NeighborProps) {
  if (!location) return null
  return (
    <ButtonLink size="small" {...videoLink(collection, location)}>
      <span className={css.onward}>
        {text}
        <Icon of={IconChevronRight} />
      </span>
    </ButtonLink>
  )
}
