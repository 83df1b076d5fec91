import { Gesture, Hotkey, Popover, useHotkey } from '@videojs/react'
import { IconKeyboard } from '@tabler/icons-react'
import { Icon } from '@section/ui/icon/Icon.tsx'
import { askForNote } from '../notes/ask-for-note.ts'
import css from './controls/controls.module.css'
import menus from './controls/menus.module.css'
import { usePlayer } from './lecture-features.ts'

/** Steps of the arrow keys and of j and l, in seconds. */
const SHORT_STEP = 5
const LONG_STEP = 10

/** Binds the keys and taps on the player; `KEYS` names them for the member. */
export function PlayerKeys() {
  const seek = usePlayer((state) => state.seek)
  const duration = usePlayer((state) => state.duration)
  useHotkey({ keys: 'Home', onActivate: () => void seek(0) })
  useHotkey({ keys: 'End', onActivate: () => void seek(duration) })
  useHotkey({ keys: 'n', onActivate: askForNote })
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

const KEYS: readonly (readonly [action: string, keys: string])[] = [
  ['Play or pause', 'Space or K'],
  ['Back or on 5 seconds', '← →'],
  ['Back or on 10 seconds', 'J L'],
  ['Louder or quieter', '↑ ↓'],
  ['Mute', 'M'],
  ['Captions', 'C'],
  ['Full screen', 'F'],
  ['Write a note', 'N'],
  ['Picture in picture', 'P'],
  ['Slower or faster', '< >'],
  ['Start or end', 'Home End'],
  ['Jump to 0 to 90 %', '0 to 9'],
]

/** A button that lists the keyboard shortcuts. */
export function KeyHints() {
  return (
    <Popover.Root side="top" align="end">
      <Popover.Trigger className={css.button} aria-label="Keyboard shortcuts">
        <Icon of={IconKeyboard} size={22} />
      </Popover.Trigger>
      <Popover.Popup className={menus.popup} aria-label="Keyboard shortcuts">
        <dl className={menus.keys}>
          {KEYS.map(([action, keys]) => (
            <div key={action}>
              <dt>{action}</dt>
              <dd>{keys}</dd>
            </div>
          ))}
        </dl>
      </Popover.Popup>
    </Popover.Root>
  )
}
