import { BufferingIndicator, Container, StatusAnnouncer } from '@videojs/react'
import { type ReactNode, type Ref, useEffect, useImperativeHandle, useRef } from 'react'
import { MAIN_ID } from '@section/ui/accessibility/main-id.ts'
import { Spinner } from '@section/ui/loading/Spinner.tsx'
import type { LectureSource } from '../progress/lecture-playback.ts'
import type { Chapter } from './controls/chapter-cues.ts'
import { Player, usePlayer } from './lecture-features.ts'
import { LectureVideo } from './LectureVideo.tsx'
import { PlaybackError } from './PlaybackError.tsx'
import { PlayerControls } from './controls/PlayerControls.tsx'
import { PlayerKeys } from './PlayerKeys.tsx'
import { PlayerPrompt } from './PlayerPrompt.tsx'
import css from './lecture-player.module.css'

/** What a page may ask of the player; seconds. */
export interface LecturePlayerHandle {
  seek(position: number): void
}

export interface LecturePlayerProps {
  readonly title: string
  readonly source: LectureSource | null
  readonly chapters: readonly Chapter[]
  /** The length that the course knows, in seconds: what the player shows agrees with the rest of the page. */
  readonly duration?: number
  readonly onPlaying?: () => void
  /** Tells the language of the sound; null when it is unknown. */
  readonly onLanguage?: (language: string | null) => void
  readonly onEnded: () => void
  readonly onPosition: (seconds: number) => void
  readonly onRetry: () => void
  readonly ref?: Ref<LecturePlayerHandle>
  /** What lies over the picture: the notice of the next video. */
  readonly children?: ReactNode
}

/**
 * The player of a lecture: HLS with captions, audio tracks, chapters on the timeline, speed, picture in picture,
 * full screen and every key. It stays mounted from one video to the next, full screen included.
 */
export function LecturePlayer(props: LecturePlayerProps) {
  return (
    <Player>
      <Frame {...props} />
    </Player>
  )
}

function Frame(props: LecturePlayerProps) {
  const { title, source, chapters, duration, onPlaying, onLanguage, onEnded, onPosition, onRetry } = props
  const { ref, children } = props
  const seek = usePlayer((state) => state.seek)
  useImperativeHandle(ref, () => ({ seek: (position) => void seek(position) }), [seek])
  const language = usePlayer((state) => state.audioTrackList.find(({ enabled }) => enabled)?.language || null)
  useEffect(() => onLanguage?.(language), [language, onLanguage])
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // The button that started the video is gone: the keys of the player go on from here.
    const { activeElement } = document
    const nowhere = activeElement === document.body || activeElement?.id === MAIN_ID
    if (source && nowhere) frame.current?.focus({ preventScroll: true })
  }, [source])
  return (
    <Container ref={frame} className={css.player ?? ''} aria-label={`Video player: ${title}`} role="region">
      <LectureVideo
        source={source}
        label={title}
        chapters={chapters}
        onPlaying={onPlaying}
        onEnded={onEnded}
        onPosition={onPosition}
      />
      <BufferingIndicator className={css.buffering ?? ''}>
        <Spinner label="Loading the video" />
      </BufferingIndicator>
      <PlayerPrompt />
      <PlayerControls chapters={chapters} duration={duration} />
      {children}
      <PlaybackError onRetry={onRetry} />
      <PlayerKeys />
      <StatusAnnouncer className={css.announcer ?? ''} />
    </Container>
  )
}
