import { Popover } from '@videojs/react'
import { IconKeyboard } from '@tabler/icons-react'
import css from './controls/controls.module.css'
import menus from './controls/menus.module.css'

/** The keys as a member reads them: what, and which. */
const KEYS: readonly (readonly [what: string, keys: string])[] = [
  ['Play or pause', 'Space or K'],
  ['Back or on 5 seconds', '← →'],
  ['Back or on 10 seconds', 'J L'],
  ['Louder or quieter', '↑ ↓'],
  ['Mute', 'M'],
  ['Captions', 'C'],
  ['Full screen', 'F'],
  ['Picture in picture', 'P'],
  ['Slower or faster', '< >'],
  ['Start or end', 'Home End'],
  ['Jump to 0 to 90 %', '0 to 9'],
]

/** A button that shows what the keys do. */
export function KeyHints() {
  return (
    <Popover.Root side="top" align="end">
      <Popover.Trigger className={css.button} aria-label="Keyboard shortcuts">
        <IconKeyboard size={22} stroke={1.75} aria-hidden />
      </Popover.Trigger>
      <Popover.Popup className={menus.popup} aria-label="Keyboard shortcuts">
        <dl className={menus.keys}>
          {KEYS.map(([what, keys]) => (
            <div key={what}>
              <dt>{what}</dt>
              <dd>{keys}</dd>
            </div>
          ))}
        </dl>
      </Popover.Popup>
    </Popover.Root>
  )
}
