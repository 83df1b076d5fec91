import { IconLayoutSidebarRight, IconRectangle } from '@tabler/icons-react'
import { classNames } from '@section/ui/class-names/class-names.ts'
import { Icon } from '@section/ui/icon/Icon.tsx'
import { type TheaterMode, useTheaterMode } from '../../theater/theater-mode.ts'
import css from './controls.module.css'
import theater from './theater-button.module.css'

/** Switches theater mode, as the key T does; absent in a player whose page has no theater mode. */
export function TheaterButton() {
  const mode = useTheaterMode()
  return mode && <Toggle {...mode} />
}

function Toggle({ isOn, toggle }: TheaterMode) {
  return (
    <button
      type="button"
      className={classNames(css.button, theater.button)}
      data-wide
      aria-label="Theater mode"
      aria-pressed={isOn}
      aria-keyshortcuts="t"
      onClick={toggle}
    >
      <Icon of={isOn ? IconLayoutSidebarRight : IconRectangle} size={22} />
    </button>
  )
}
