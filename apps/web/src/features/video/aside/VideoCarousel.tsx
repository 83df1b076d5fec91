import { Picture } from '../../../lib/links/Picture.tsx'
import { IconCheck, IconLock } from '@tabler/icons-react'
import { Icon } from '@section/ui/icon/Icon.tsx'
import { Link } from '@tanstack/react-router'
import { useEffect } from 'react'
import { videoShare } from '@section/domain/video/progress/credited-share.ts'
import { timeText } from '@section/domain/video/time-text.ts'
import { CarouselArrows } from '@section/ui/carousel/CarouselArrows.tsx'
import { useCarousel } from '@section/ui/carousel/use-carousel.ts'
import { StatusPill } from '@section/ui/status-pill/StatusPill.tsx'
import { useCanWatch } from '../../metering/metering-query.ts'
import type { CollectionVideo, VideoCollection } from '../video-collection.ts'
import css from './video-carousel.module.css'
import { videoLink } from '../navigation/video-link.ts'

/** A carousel of more videos has arrows. */
const MAX_WITHOUT_ARROWS = 3

interface VideoCarouselProps {
  readonly collection: VideoCollection
  readonly lecture: CollectionVideo
  /** Says that the video has started, which marks it 'PLAYING'. */
  readonly isPlaying: boolean
}

/** The videos of the group, of which the open one is marked. docs/product/video.md#video-pages */
export function VideoCarousel({ collection, lecture, isPlaying }: VideoCarouselProps) {
  const group = collection.groups.find(({ groupId }) => groupId === lecture.groupId)
  const { track, ...ends } = useCarousel(group?.videos.length ?? 0)
  const current = group?.videos.findIndex(({ videoContentId }) => videoContentId === lecture.videoContentId)
  useEffect(() => {
    const list = track.current
    const slide = list?.children[current ?? 0]
    if (list && slide instanceof HTMLElement)
      list.scrollTo({ left: slide.offsetLeft - list.offsetLeft, behavior: 'instant' })
  }, [current, track])
  if (!group) return null
  return (
    <section className={css.carousel} aria-labelledby="group-title">
      <div className={css.top}>
        <h2 id="group-title" className={css.title}>
          {group.title}
        </h2>
        {group.videos.length > MAX_WITHOUT_ARROWS && (
          <CarouselArrows of={ends} previous="Previous videos" next="More videos" />
        )}
      </div>
      <ul className={css.track} ref={track}>
        {group.videos.map((video, index) => (
          <Slide
            key={video.videoContentId}
            collection={collection}
            video={video}
            isCurrent={index === current}
            isPlaying={isPlaying && index === current}
          />
        ))}
      </ul>
    </section>
  )
}

interface SlideProps {
  readonly collection: VideoCollection
  readonly video: CollectionVideo
  readonly isCurrent: boolean
  readonly isPlaying: boolean
}

function Slide({ collection, video, isCurrent, isPlaying }: SlideProps) {
  const watched = videoShare(video)
  const canWatch = useCanWatch(video.videoId)
  return (
    <li className={css.slide} data-current={isCurrent || undefined} data-playing={isPlaying || undefined}>
      <Link {...videoLink(collection, video)} className={css.card} activeOptions={{ includeSearch: false }}>
        <span className={css.picture}>
          <Picture src={video.thumbnail} alt="" loading="lazy" />
          {isPlaying && (
            <span className={css.playing}>
              <StatusPill tone="accent">PLAYING</StatusPill>
            </span>
          )}
          {canWatch && video.completed && (
            <span className={css.complete}>
              <Icon of={IconCheck} size={16} stroke={2.5} label="Watched" />
            </span>
          )}
          {!canWatch && (
            <span className={css.locked}>
              <Icon of={IconLock} size={16} label="Locked" />
            </span>
          )}
          <span className={css.length}>{timeText(video.duration)}</span>
          {watched > 0 && (
            <meter className={css.watched} aria-label="Watched" min={0} max={1} value={watched} />
          )}
        </span>
        <span className={css.name}>{video.title}</span>
      </Link>
    </li>
  )
}
