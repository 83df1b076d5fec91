import { IconSparkles } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { lengthText } from '@section/domain/time/length-text.ts'
import { timeText } from '@section/domain/video/time-text.ts'
import { Icon } from '@section/ui/icon/Icon.tsx'
import { Neighbors } from './navigation/Neighbors.tsx'
import { videoLink } from './navigation/video-link.ts'
import type { CollectionVideo, VideoCollection } from './video-collection.ts'
import css from './video-details.module.css'

interface VideoDetailsProps {
  readonly collection: VideoCollection
  readonly lecture: CollectionVideo
}

/** The title, subtitle, length, skipped time and description of a video, and the links to its neighbors. */
export function VideoDetails({ collection, lecture }: VideoDetailsProps) {
  const { skipped } = lecture
  return (
    <section className={css.details} aria-labelledby="video-title">
      <div className={css.top}>
        <div className={css.heading}>
          <h1 id="video-title" className={css.title}>
            {lecture.title}
          </h1>
          {lecture.subtitle && <p className={css.subtitle}>{lecture.subtitle}</p>}
          <p className={css.length}>{timeText(lecture.duration)}</p>
        </div>
        <Neighbors collection={collection} lecture={lecture} />
      </div>
      {skipped && (
        <p className={css.skipped}>
          You skipped {lengthText(skipped.seconds)}:{' '}
          <Link {...videoLink(collection, lecture, skipped.from)} replace resetScroll={false}>
            watch from {timeText(skipped.from)}
          </Link>
        </p>
      )}
      <p className={css.description}>{lecture.description}</p>
      {lecture.isAiGenerated && (
        <p className={css.generated}>
          <Icon of={IconSparkles} />
          This video was made with the help of AI.
        </p>
      )}
    </section>
  )
}
