import { Gesture, Hotkey, useHotkey } from '@videojs/react'
import { usePlayer } from './lecture-features.ts'

/** Steps of the arrow keys and of j and l, in seconds. */
const SHORT_STEP = 5
const LONG_STEP = 10

/** What the keys and taps on the player do; `KeyHints` says it to the member. */
export function PlayerKeys() {
  const seek = usePlayer((state) => state.seek)
  const duration = usePlayer((state) => state.duration)
  useHotkey({ keys: 'Home', onActivate: () => void seek(0) })
  useHotkey({ keys: 'End', onActivate: () => void seek(duration) })
  return (
    <>
      <Hotkey keys="Space" action="togglePaused" />
      <Hotkey keys="k" action="togglePaused" />
      <Hotkey keys="ArrowLeft" action="seekStep" value={-SHORT_STEP} />
      <Hotkey keys="ArrowRight" action="seekStep" value={SHORT_STEP} />
      <Hotkey keys="j" action="seekStep" value={-LONG_STEP} />
      <Hotkey keys="l" action="seekStep" value={LONG_STEP} />
      <Hotkey keys="ArrowUp" action="volumeStep" value={0.05} />
      <Hotkey keys="ArrowDown" action="volumeStep" value={-0.05} />
      <Hotkey keys="m" action="toggleMuted" />
      <Hotkey keys="f" action="toggleFullscreen" />
      <Hotkey keys="c" action="toggleSubtitles" />
      <Hotkey keys="p" action="togglePictureInPicture" />
      <Hotkey keys=">" action="speedUp" />
      <Hotkey keys="<" action="speedDown" />
      <Hotkey keys="0-9" action="seekToPercent" />
      <Gesture type="tap" action="togglePaused" pointer="mouse" region="center" />
      <Gesture type="tap" action="toggleControls" pointer="touch" />
      <Gesture type="doubletap" action="seekStep" value={-LONG_STEP} region="left" />
      <Gesture type="doubletap" action="toggleFullscreen" region="center" />
      <Gesture type="doubletap" action="seekStep" value={LONG_STEP} region="right" />
    </>
  )
}
