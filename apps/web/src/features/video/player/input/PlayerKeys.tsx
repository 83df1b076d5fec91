import { Gesture, Hotkey, useHotkey } from '@videojs/react'
import { usePlayer } from '../lecture-features.ts'
import { isOwn, keyLines, type PageActions } from './player-keys.ts'

interface PlayerKeysProps {
  readonly onHelp: () => void
  readonly page: PageActions
}

/**
 * Binds the keys and taps on the player. Keys work while the focus is in the player, and not in a field, as WCAG 2.1.4
 * requires of keys that are characters.
 */
export function PlayerKeys({ onHelp, page }: PlayerKeysProps) {
  const seek = usePlayer((state) => state.seek)
  const duration = usePlayer((state) => state.duration)
  const own = {
    start: () => void seek(0),
    end: () => void seek(duration),
    help: onHelp,
    theater: () => page.theater?.(),
    note: () => page.note?.(),
  }
  return (
    <>
      {keyLines(page)
        .flatMap(({ bindings }) => bindings)
        .map((binding) =>
          isOwn(binding) ? (
            <OwnKey key={binding.key} keys={binding.key} onActivate={own[binding.action]} />
          ) : (
            <Hotkey key={binding.key} keys={binding.key} action={binding.action} value={binding.value} />
          ),
        )}
      <Gesture type="tap" action="togglePaused" pointer="mouse" region="center" />
      <Gesture type="doubletap" action="toggleFullscreen" pointer="mouse" />
      <Gesture type="tap" action="toggleControls" pointer="touch" />
      <Gesture type="doubletap" action="toggleFullscreen" pointer="touch" region="center" />
    </>
  )
}

interface OwnKeyProps {
  readonly keys: string
  readonly onActivate: () => void
}

function OwnKey({ keys, onActivate }: OwnKeyProps) {
  useHotkey({ keys, onActivate })
  return null
}
