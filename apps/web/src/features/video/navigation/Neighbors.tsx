import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { Icon } from '@section/ui/icon/Icon.tsx'
import { type VideoLocation, videoNeighbors } from '@section/domain/video/next-video.ts'
import { useFlag } from '../../../lib/flags.ts'
import { ButtonLink } from '../../../lib/links/ButtonLink.tsx'
import { findCollectionVideo, type CollectionVideo, type VideoCollection } from '../video-collection.ts'
import { videoLink } from './video-link.ts'
import css from './neighbors.module.css'

interface NeighborsProps {
  readonly collection: VideoCollection
  readonly lecture: CollectionVideo
}

/**
 * Links to the modules before and after that of a lesson, or, behind the flag `videoNavigation`, to the videos before and
 * after that of a session. Each names where it leads. docs/product/video.md#video-pages
 */
export function Neighbors({ collection, lecture }: NeighborsProps) {
  const { previousModule, nextModule, previousVideo, nextVideo } = videoNeighbors(collection.groups, lecture)
  const showsVideos = useFlag('videoNavigation')
  const isCourse = collection.kind === 'ON_DEMAND'
  const [previous, next] = isCourse ? [previousModule, nextModule] : [previousVideo, nextVideo]
  if ((!isCourse && !showsVideos) || (!previous && !next)) return null
  const nameOf = (location: VideoLocation) =>
    isCourse
      ? collection.groups.find(({ groupId }) => groupId === location.groupId)?.title
      : findCollectionVideo(collection, location)?.title
  return (
    <nav className={css.neighbors} aria-label={isCourse ? 'Modules' : 'Videos before and after'}>
      {previous && (
        <ButtonLink icon={<Icon of={IconChevronLeft} />} {...videoLink(collection, previous)}>
          <Labeled text={isCourse ? 'Prev Module' : 'Previous Video'} name={nameOf(previous)} />
        </ButtonLink>
      )}
      {next && (
        <ButtonLink className={css.next} {...videoLink(collection, next)}>
          <span className={css.onward}>
            <Labeled text={isCourse ? 'Next Module' : 'Next Video'} name={nameOf(next)} />
            <Icon of={IconChevronRight} />
          </span>
        </ButtonLink>
      )}
    </nav>
  )
}

interface LabeledProps {
  readonly text: string
  /** The title of the module or video; undefined when unknown. */
  readonly name: string | undefined
}

/** The text of a link, and below it the name of its target, which a narrow link cuts off with an ellipsis. */
function Labeled({ text, name }: LabeledProps) {
  return (
    <span className={css.labeled} title={name}>
      <span>{text}</span> <span className={css.name}>{name}</span>
    </span>
  )
}
