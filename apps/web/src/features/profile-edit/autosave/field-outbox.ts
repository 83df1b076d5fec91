import type { EditedField, EditedProfile } from '@section/domain/profiles/editing/edited-profile.ts'
import type { OutboxKind } from '../../../lib/outbox/outbox-kind.ts'

/** A field as it was typed, and when it was changed last, in epoch milliseconds of this device. */
export interface ChangedField<Field extends EditedField = EditedField> {
  readonly value: EditedProfile[Field]
  readonly at: number
}

interface FieldSaving<Answer> {
  /** Sends the value of a field that was changed `msAgo` milliseconds before. */
  readonly save: (field: EditedField, value: EditedProfile[EditedField], msAgo: number) => Promise<Answer>
  readonly saved: (field: EditedField, answer: Answer) => void
  readonly refused: (field: EditedField, error: unknown) => void
}

/**
 * Returns how the fields of a profile go through the outbox, each under its name. Of several values the one that was typed
 * last counts, and not the one that was put last: a tab puts what is typed in it only after a pause.
 */
export function fieldKind<Answer>({
  save,
  saved,
  refused,
}: FieldSaving<Answer>): OutboxKind<ChangedField, Answer> {
  return {
    name: 'unsent-profile',
    merge: (kept, newer) => (newer.at >= kept.at ? newer : kept),
    send: (key, { value, at }) => save(key as EditedField, value, Math.max(0, Date.now() - at)),
    saved: (key, answer) => saved(key as EditedField, answer),
    refused: (key, error) => refused(key as EditedField, error),
  }
}
