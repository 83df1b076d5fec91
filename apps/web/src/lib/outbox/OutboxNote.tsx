import { useState } from 'react'
import type { OutboxState } from './outbox-state.ts'

/** Tells a member who is online that the server fails. The words are the same for all that is sent. */
const FAILING = 'Not saved yet. It’s kept on this device, and we keep trying.'

interface OutboxNoteProps {
  readonly state: OutboxState
  /** Shown while there is nothing else to say. */
  readonly idle?: string
  /** Shown while something is being sent. */
  readonly saving?: string
  /** Says that something could not be sent yet because there is no network. */
  readonly waiting: string
  readonly className?: string | undefined
}

/**
 * Says whether what a member does has arrived at the server. Screen readers hear why it is not sent yet and that it was sent
 * later, each once. When a value is sent at once, only the control is announced, because a second announcement would interrupt it.
 */
export function OutboxNote({ state, idle = '', saving = 'Saving…', waiting, className }: OutboxNoteProps) {
  const [isLate, setIsLate] = useState(false)
  if ((state === 'waiting' || state === 'failing') && !isLate) setIsLate(true)
  if (state === 'saving' && isLate) setIsLate(false)
  const announced = { saved: isLate ? 'Sent.' : '', saving: '', waiting, failing: FAILING }[state]
  const silent = announced ? '' : state === 'saving' ? saving : idle
  return (
    <p className={className}>
      <span role="status">{announced}</span>
      {silent && <span>{silent}</span>}
    </p>
  )
}
