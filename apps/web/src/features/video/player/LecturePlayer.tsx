import { BufferingIndicator, Container, StatusAnnouncer } from '@videojs/react'
import { type ReactNode, type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react'
import { MAIN_ID } from '@section/ui/accessibility/main-id.ts'
import { Button } from '@section/ui/button/Button.tsx'
import { Spinner } from '@section/ui/loading/Spinner.tsx'
import { PlayDisc } from '@section/ui/play-disc/PlayDisc.tsx'
import { Player, usePlayer } from './lecture-features.ts'
import { LectureVideo, type LectureVideoProps } from './LectureVideo.tsx'
import { PlayerControls } from './controls/PlayerControls.tsx'
import { KeysDialog } from './input/KeysDialog.tsx'
import { PlayerKeys } from './input/PlayerKeys.tsx'
import type { PageActions } from './input/player-keys.ts'
import { TapSeek } from './input/TapSeek.tsx'
import css from './lecture-player.module.css'
import { useFocusBack } from './use-focus-back.ts'

export interface LecturePlayerHandle {
  /** Jumps to a position, in seconds. */
  seek(position: number): void
}

export interface LecturePlayerProps extends LectureVideoProps {
  /** The length that the course states, in seconds, so that the player and the page agree. */
  readonly duration?: number
  /** Is called with the language of the sound; null when it is unknown. */
  readonly onLanguage?: (language: string | null) => void
  readonly onRetry: () => void
  /** The actions of the page that keys of the player call; a page without any leaves this out. */
  readonly page?: PageActions
  readonly ref?: Ref<LecturePlayerHandle>
  /** An overlay on the picture. */
  readonly children?: ReactNode
}

/**
 * The player of a lecture: HLS with captions, audio tracks, chapters, speed, picture in picture, full screen and
 * keyboard shortcuts.
 */
export function LecturePlayer(props: LecturePlayerProps) {
  return (
    <Player>
      <Frame {...props} />
    </Player>
  )
}

function Frame({ ref, duration, onLanguage, onRetry, page = {}, children, ...video }: LecturePlayerProps) {
  const [isKeysOpen, setKeysOpen] = useState(false)
  const { title, source, isActive = true, chapters } = video
  const seek = usePlayer((state) => state.seek)
  useImperativeHandle(ref, () => ({ seek: (position) => void seek(position) }), [seek])
  const language = usePlayer((state) => state.audioTrackList.find(({ enabled }) => enabled)?.language || null)
  useEffect(() => onLanguage?.(language), [language, onLanguage])
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // The button that started the video has unmounted, so the player takes its focus for the keyboard shortcuts.
    const { activeElement } = document
    const isFocusLost = activeElement === document.body || activeElement?.id === MAIN_ID
    if (source && isActive && isFocusLost) frame.current?.focus({ preventScroll: true })
  }, [source, isActive])
  return (
    <Container ref={frame} className={css.player} aria-label={`Video player: ${title}`} role="region">
      <LectureVideo {...video} />
      <BufferingIndicator className={css.buffering}>
        <Spinner label="Loading the video" />
      </BufferingIndicator>
      {isActive && <PlayerPrompt />}
      <TapSeek />
      <PlayerControls chapters={chapters} duration={duration} onKeys={() => setKeysOpen(true)} />
      {children}
      <PlaybackError onRetry={onRetry} />
      <PlayerKeys onHelp={() => setKeysOpen(true)} page={page} />
      <KeysDialog isOpen={isKeysOpen} page={page} onClose={() => setKeysOpen(false)} />
      <StatusAnnouncer className={css.announcer} />
    </Container>
  )
}

/** A big Play button for when the browser has blocked autoplay. */
function PlayerPrompt() {
  const isBlocked = usePlayer((state) => state.canPlay && state.paused && !state.started)
  const play = usePlayer((state) => state.play)
  return isBlocked && <PromptButton onClick={() => void play()} />
}

function PromptButton({ onClick }: { readonly onClick: () => void }) {
  const overlay = useFocusBack<HTMLButtonElement>()
  return (
    <button ref={overlay} type="button" className={css.prompt} aria-label="Play" onClick={onClick}>
      <PlayDisc iconSize={40} />
    </button>
  )
}

function PlaybackError({ onRetry }: { readonly onRetry: () => void }) {
  const error = usePlayer((state) => state.error)
  return error && <ErrorNotice code={error.code} onRetry={onRetry} />
}

function ErrorNotice({ code, onRetry }: { readonly code: number; readonly onRetry: () => void }) {
  const overlay = useFocusBack<HTMLDivElement>()
  return (
    <div ref={overlay} className={css.error} role="alert">
      <p className={css.errorTitle}>The video stopped loading.</p>
      <p>
        {code === MediaError.MEDIA_ERR_DECODE
          ? 'Your browser could not play this part. Try again, or use another browser.'
          : 'Check your connection. We kept your place.'}
      </p>
      <Button variant="secondary" onClick={onRetry}>
        Retry
      </Button>
    </div>
  )
}
