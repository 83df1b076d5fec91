import { IconCloudOff } from '@tabler/icons-react'
import { Icon } from '@section/ui/icon/Icon.tsx'
import { useState } from 'react'
import { Button } from '@section/ui/button/Button.tsx'
import { Spinner } from '@section/ui/loading/Spinner.tsx'
import { PlayDisc } from '@section/ui/play-disc/PlayDisc.tsx'
import { loadPlayer, usePreparedStart } from './player/start/use-prepared-start.ts'
import type { OutboxState } from '../../lib/outbox/outbox-state.ts'
import { lazyPart } from '../../lib/loading/lazy-part.tsx'
import type { CollectionVideo } from './video-collection.ts'
import type { LecturePlayerProps } from './player/LecturePlayer.tsx'
import { Poster } from './poster/Poster.tsx'
import type { LectureSource } from './progress/lecture-playback.ts'
import type { VideoSession } from './progress/use-video-session.ts'
import { StartLabel } from './progress/StartLabel.tsx'
import { useStartingPosition } from './progress/use-starting-position.ts'
import css from './video-stage.module.css'

const LecturePlayer = lazyPart(loadPlayer, 'LecturePlayer')

/** Says, by the state of the outbox, that the position of the member is not saved yet, and why. */
const UNSENT_NOTES: Readonly<Partial<Record<OutboxState, string>>> = {
  waiting: 'We’ll save your place when you’re back online.',
  failing: 'Your place isn’t saved yet. We keep trying.',
}

interface VideoStageProps extends Omit<
  LecturePlayerProps,
  'title' | 'source' | 'isActive' | 'duration' | 'chapters' | 'onRetry'
> {
  readonly lecture: CollectionVideo
  readonly session: VideoSession
  /** The position that a link requested, in seconds. */
  readonly requested: number | null
}

/** A poster with a Play button until the member plays, then the player. */
export function VideoStage({ lecture, session, requested, ...player }: VideoStageProps) {
  const { kind } = session.state
  const source = sourceOf(session.state)
  const unsentNote = UNSENT_NOTES[session.unsent]
  // The player stays mounted between videos, because remounting would leave full screen and lose the browser's
  // permission to play with sound.
  const [mounted, setMounted] = useState(false)
  const { isLoaded, interest } = usePreparedStart(kind === 'idle' ? session.prepare : null)
  if ((source || isLoaded) && !mounted) setMounted(true)
  return (
    <div className={css.stage}>
      {mounted && (
        <div className={css.player} inert={kind !== 'ready' && kind !== 'opening'}>
          <LecturePlayer
            {...player}
            title={lecture.title}
            source={source}
            isActive={kind === 'ready'}
            duration={lecture.duration}
            chapters={lecture.chapters}
            onRetry={() => session.start()}
          />
        </div>
      )}
      {kind !== 'ready' && (
        <div className={css.poster} {...interest}>
          <Poster key={lecture.videoId} lecture={lecture} />
          {kind === 'idle' && <PlayButton lecture={lecture} requested={requested} onPlay={session.start} />}
          {kind === 'opening' && <Spinner label="Loading the video" size={44} />}
          {(kind === 'failed' || kind === 'refused') && <OpeningError session={session} />}
        </div>
      )}
      <p className={css.waiting} role="status">
        {unsentNote && (
          <>
            <Icon of={IconCloudOff} />
            {unsentNote}
          </>
        )}
      </p>
    </div>
  )
}

/** Returns the source that plays, or the one that is prepared; null without either. */
function sourceOf(state: VideoSession['state']): LectureSource | null {
  if (state.kind === 'ready') return state.source
  return state.kind === 'idle' || state.kind === 'opening' ? (state.prepared ?? null) : null
}

type PlayButtonProps = Pick<VideoStageProps, 'lecture' | 'requested'> & {
  readonly onPlay: VideoSession['start']
}

function PlayButton({ lecture, requested, onPlay }: PlayButtonProps) {
  const start = useStartingPosition(lecture, requested)
  return (
    <>
      <button
        type="button"
        className={css.play}
        aria-label="Play"
        aria-describedby={START_ID}
        onClick={() => onPlay()}
      >
        <PlayDisc className={css.disc} />
      </button>
      <StartLabel id={START_ID} start={start} onPlay={onPlay} />
    </>
  )
}

const START_ID = 'start-at'

function OpeningError({ session }: { readonly session: VideoSession }) {
  const refused = session.state.kind === 'refused' ? session.state.message : null
  return (
    <div className={css.problem} role="alert">
      <p className={css.problemTitle}>This video didn’t open.</p>
      <p>{refused ?? 'Check your connection and try again.'}</p>
      <Button onClick={() => session.start()}>Retry</Button>
    </div>
  )
}
