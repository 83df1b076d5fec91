import { IconSparkles } from '@tabler/icons-react'
import { Icon } from '@section/ui/icon/Icon.tsx'
import { Link } from '@tanstack/react-router'
import { spanText, timeText } from '@section/domain/video/time-text.ts'
import type { CollectionVideo, VideoCollection } from './video-collection.ts'
import type { VideoSession } from './progress/use-video-session.ts'
import { Transcript } from './transcript/Transcript.tsx'
import { VideoNotes } from './notes/VideoNotes.tsx'
import { videoLink } from './navigation/video-link.ts'
import css from './video-screen.module.css'

interface VideoDetailsProps {
  readonly collection: VideoCollection
  readonly lecture: CollectionVideo
  readonly session: VideoSession
  /** The language of the sound, which the transcript follows; null when unknown. */
  readonly language: string | null
  /** In seconds. */
  readonly position: number
  readonly onJump: (seconds: number) => void
}

/** The title, subtitle, description, skipped time and transcript of a video. */
export function VideoDetails({
  collection,
  lecture,
  session,
  language,
  position,
  onJump,
}: VideoDetailsProps) {
  const { skipped } = lecture
  const source = session.state.kind === 'ready' ? session.state.source : null
  return (
    <section className={css.details} aria-labelledby="video-title">
      <h1 id="video-title" className={css.title}>
        {lecture.title}
      </h1>
      {lecture.subtitle && <p className={css.subtitle}>{lecture.subtitle}</p>}
      <p className={css.length}>{timeText(lecture.duration)}</p>
      {skipped && (
        <p className={css.skipped}>
          You skipped {spanText(skipped.seconds)}:{' '}
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
      <VideoNotes collection={collection} lecture={lecture} position={position} onJump={onJump} />
      {source && <Transcript key={lecture.videoId} source={source} language={language} onJump={onJump} />}
    </section>
  )
}
