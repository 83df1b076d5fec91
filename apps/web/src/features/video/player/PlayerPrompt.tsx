import { PlayDisc } from '@section/ui/play-disc/PlayDisc.tsx'
import css from './lecture-player.module.css'
import { usePlayer } from './lecture-features.ts'

/** A big Play button while a video is ready and has not begun: the browser did not let it start by itself. */
export function PlayerPrompt() {
  const waits = usePlayer((state) => state.canPlay && state.paused && !state.started)
  const play = usePlayer((state) => state.play)
  if (!waits) return null
  return (
    <button type="button" className={css.prompt} aria-label="Play" onClick={() => void play()}>
      <PlayDisc iconSize={40} />
    </button>
  )
}
