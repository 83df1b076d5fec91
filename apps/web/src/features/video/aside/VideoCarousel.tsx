import { IconCheck, IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { videoShare } from '@section/domain/video/progress/credited-share.ts'
import { timeText } from '@section/domain/video/time-text.ts'
import { IconButton } from '@section/ui/button/IconButton.tsx'
import { StatusPill } from '@section/ui/status-pill/StatusPill.tsx'
import type { Lecture, OnDemandCourse } from '../on-demand-course.ts'
import css from './video-carousel.module.css'
import { toVideo } from '../video-link.ts'

/** A group beyond this size gets arrows. Specification 2, section 9. */
const WITHOUT_ARROWS = 3
const ICON = { size: 20, stroke: 1.75, 'aria-hidden': true } as const

export interface VideoCarouselProps {
  readonly course: OnDemandCourse
  readonly lecture: Lecture
  /** Whether the video has begun to play: before that nothing is 'PLAYING'. */
  readonly began: boolean
}

/** The videos of the module, the one that is open marked. Specification 2, section 2.6. */
export function VideoCarousel({ course, lecture, began }: VideoCarouselProps) {
  const track = useRef<HTMLUListElement>(null)
  const module = course.modules.find(({ groupId }) => groupId === lecture.groupId)
  const current = module?.lectures.findIndex(
    ({ videoContentId }) => videoContentId === lecture.videoContentId,
  )
  useEffect(() => {
    const list = track.current
    const slide = list?.children[current ?? 0]
    if (list && slide instanceof HTMLElement)
      list.scrollTo({ left: slide.offsetLeft - list.offsetLeft, behavior: 'instant' })
  }, [current])
  if (!module) return null
  const turn = (direction: 1 | -1) => {
    const list = track.current
    list?.scrollBy({ left: direction * list.clientWidth })
  }
  return (
    <section className={css.carousel} aria-labelledby="module-title">
      <div className={css.top}>
        <h2 id="module-title" className={css.title}>
          {module.title}
        </h2>
        {module.lectures.length > WITHOUT_ARROWS && (
          <span className={css.arrows}>
            <IconButton
              label="Previous videos"
              icon={<IconChevronLeft {...ICON} />}
              onClick={() => turn(-1)}
            />
            <IconButton label="More videos" icon={<IconChevronRight {...ICON} />} onClick={() => turn(1)} />
          </span>
        )}
      </div>
      <ul className={css.track} ref={track}>
        {module.lectures.map((video, index) => (
          <Slide
            key={video.videoContentId}
            courseId={course.courseId}
            video={video}
            current={index === current}
            playing={began && index === current}
          />
        ))}
      </ul>
    </section>
  )
}

interface SlideProps {
  readonly courseId: string
  readonly video: Lecture
  readonly current: boolean
  readonly playing: boolean
}

function Slide({ courseId, video, current, playing }: SlideProps) {
  const watched = videoShare(video)
  return (
    <li className={css.slide} data-current={current || undefined} data-playing={playing || undefined}>
      <Link {...toVideo(courseId, video)} className={css.card} activeOptions={{ includeSearch: false }}>
        <span className={css.picture}>
          <img src={video.thumbnail} alt="" loading="lazy" />
          {playing && (
            <span className={css.playing}>
              <StatusPill tone="accent">PLAYING</StatusPill>
            </span>
          )}
          {video.completed && (
            <span className={css.complete}>
              <IconCheck size={16} stroke={2.5} aria-label="Watched" />
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
