import { Dialog, useContainer } from '@videojs/react'
import { IconX } from '@tabler/icons-react'
import { Icon } from '@section/ui/icon/Icon.tsx'
import controls from '../controls/controls.module.css'
import css from './keys-dialog.module.css'
import { keyLines, type PageActions } from './player-keys.ts'

interface KeysDialogProps {
  readonly isOpen: boolean
  readonly page: PageActions
  readonly onClose: () => void
}

/** The dialog on the player that lists its keys. The player ignores its keys and taps while it is open. */
export function KeysDialog({ isOpen, page, onClose }: KeysDialogProps) {
  // The library's type leaves out this property, by which a dialog holds the player alone.
  const scope = { interactionRoot: useContainer() }
  return (
    <Dialog.Root {...scope} open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <Dialog.Backdrop className={css.backdrop} onClick={onClose} />
      <Dialog.Popup className={css.dialog}>
        <header className={css.header}>
          <Dialog.Title className={css.title}>Keyboard shortcuts</Dialog.Title>
          <Dialog.Close className={controls.button} aria-label="Close">
            <Icon of={IconX} size={20} />
          </Dialog.Close>
        </header>
        <dl className={css.keys}>
          {keyLines(page).map(({ keys, label }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{keys}</dd>
            </div>
          ))}
        </dl>
      </Dialog.Popup>
    </Dialog.Root>
  )
}
