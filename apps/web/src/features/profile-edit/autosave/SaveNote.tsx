import { useSyncExternalStore } from 'react'
import { OutboxNote } from '../../../lib/outbox/OutboxNote.tsx'
import { profileOutbox, typedFields } from './profile-outbox.ts'
import { type SaveStatus, saveStatus } from './save-status.ts'

const SAVED = 'Saved'
const STUCK = 'Some of it isn’t saved: see the messages at the fields.'

/** Says whether what the fields show is saved; "Saved" only for what the server holds. docs/product/profiles.md#autosave */
export function SaveNote({ className }: { readonly className?: string | undefined }) {
  const status = useSyncExternalStore(subscribe, () => saveStatus(profileOutbox, typedFields))
  return (
    <OutboxNote
      state={status === 'typing' || status === 'stuck' ? 'saved' : status}
      idle={IDLE[status]}
      saving="Saving..."
      waiting="Saved on this device. We’ll send it as soon as you’re back online."
      className={className}
    />
  )
}

const IDLE: Readonly<Record<SaveStatus, string>> = {
  saved: SAVED,
  typing: 'Saves when you pause',
  saving: '',
  waiting: '',
  failing: '',
  stuck: STUCK,
}

function subscribe(listener: () => void): () => void {
  const stops = [profileOutbox.subscribe(listener), typedFields.subscribe(listener)]
  return () => stops.forEach((stop) => stop())
}
