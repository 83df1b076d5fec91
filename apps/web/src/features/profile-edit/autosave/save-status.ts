import type { OutboxState } from '../../../lib/outbox/outbox-state.ts'
import type { Outbox } from '../../../lib/outbox/outbox.ts'
import type { ChangedField } from './field-outbox.ts'
import type { TypedFields } from './typed-fields.ts'

/**
 * `saved` only when the server holds everything that the fields show; `typing` before a change is sent, the state of
 * the outbox until it has arrived, and `stuck` when nothing else is left but what cannot be saved.
 */
export type SaveStatus = OutboxState | 'typing' | 'stuck'

/** Returns whether what the fields of a profile show is saved. docs/product/profiles.md#autosave */
export function saveStatus(
  outbox: Pick<Outbox<ChangedField>, 'state' | 'shown'>,
  typed: Pick<TypedFields, 'isTyping' | 'hasProblem'>,
): SaveStatus {
  if (outbox.state !== 'saved') return outbox.state
  // Another tab may hold what is on its way.
  if (outbox.shown().length > 0) return 'saving'
  if (typed.isTyping) return 'typing'
  return typed.hasProblem ? 'stuck' : 'saved'
}
