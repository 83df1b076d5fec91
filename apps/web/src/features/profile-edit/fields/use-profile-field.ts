import { useSuspenseQuery } from '@tanstack/react-query'
import { useMemo, useSyncExternalStore } from 'react'
import {
  editedProfile,
  type EditedField,
  type EditedProfile,
  type FieldProblem,
} from '@section/domain/profiles/editing/edited-profile.ts'
import { useSignedIn } from '../../../lib/viewer/viewer.ts'
import { profileOutbox, typedFields } from '../autosave/profile-outbox.ts'
import { profileToEditQuery } from '../profile-query.ts'

/** A field of the profile as the screen shows it, and what changes it. */
export interface ProfileFieldState<Field extends EditedField> {
  /** What is typed, else what waits for the server, else what the server has. */
  readonly value: EditedProfile[Field]
  /** What waits for the server, else what the server has. */
  readonly kept: EditedProfile[Field]
  readonly problem: FieldProblem | null
  readonly change: (value: EditedProfile[Field]) => void
  /** For a choice that is complete: changes the field and saves it at once. */
  readonly choose: (value: EditedProfile[Field]) => void
  /** Saves what is typed at once, or says why it cannot be saved. */
  readonly settle: () => void
  readonly focusProps: { readonly onFocus: () => void; readonly onBlur: () => void }
}

/** Returns a field of the profile, which saves itself. docs/product/profiles.md#autosave */
export function useProfileField<Field extends EditedField>(field: Field): ProfileFieldState<Field> {
  const stored = useStoredProfile()
  const typed = useSyncExternalStore(typedFields.subscribe, () => typedFields.get(field))
  const pending = useSyncExternalStore(profileOutbox.subscribe, () => profileOutbox.pending(field))
  // The outbox holds a value of this field under its name.
  const kept = (pending?.value as EditedProfile[Field] | undefined) ?? stored[field]
  const settle = () => typedFields.settle(field)
  const change = (value: EditedProfile[Field]) => typedFields.change(field, value)
  return {
    value: typed?.value ?? kept,
    kept,
    problem: typed?.problem ?? null,
    change,
    choose: (value) => {
      change(value)
      settle()
    },
    settle,
    focusProps: { onFocus: () => typedFields.focus(field), onBlur: () => typedFields.blur(field) },
  }
}

/** Returns the profile that the fields show together. */
export function useShownProfile(): EditedProfile {
  const stored = useStoredProfile()
  const shown = useSyncExternalStore(
    (listener) => {
      const stops = [typedFields.subscribe(listener), profileOutbox.subscribe(listener)]
      return () => stops.forEach((stop) => stop())
    },
    () => JSON.stringify(shownOver(stored)),
  )
  return useMemo(() => JSON.parse(shown) as EditedProfile, [shown])
}

function shownOver(stored: EditedProfile): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(stored).map(([name, value]: [string, unknown]) => {
      const field = name as EditedField
      return [field, typedFields.get(field)?.value ?? profileOutbox.pending(field)?.value ?? value]
    }),
  )
}

function useStoredProfile(): EditedProfile {
  const { member } = useProfileToEdit()
  return useMemo(() => editedProfile(member), [member])
}

/** Returns the viewer's profile with the lists from which its fields are chosen. */
export function useProfileToEdit() {
  const { viewer } = useSignedIn()
  return useSuspenseQuery(profileToEditQuery(viewer.userId)).data
}
