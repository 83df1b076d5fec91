import type { EditedMemberFragment } from '@section/contract/generated/operations/graphql.ts'
import { editedProfile, type EditedField } from '@section/domain/profiles/editing/edited-profile.ts'
import type { VisibilityValues } from '@section/domain/profiles/visibility-form.ts'
import { queryClient } from '../../../lib/graphql/query-client.ts'
import { ValueRefused } from '../../../lib/outbox/outbox-kind.ts'
import { Outbox } from '../../../lib/outbox/outbox.ts'
import { memberDraft } from '../../../lib/sign-in/member-draft.ts'
import { onSignInEnd } from '../../../lib/sign-in/sign-in-end.ts'
import { onPageMember } from '../../../lib/viewer/page-member.ts'
import { viewerQuery } from '../../../lib/viewer/viewer.ts'
import { profileToEditQuery } from '../profile-query.ts'
import { NOT_SAVED, showNotSaved, showSaved } from '../save-toasts.ts'
import { type ChangedField, fieldKind } from './field-outbox.ts'
import { onLeave } from './on-leave.ts'
import { sendField } from './send-field.ts'
import { TypedFields } from './typed-fields.ts'
import { typedProblem } from './typed-problem.ts'

/** True when the server has taken something that no toast has told of. */
let isNewsSaved = false
/** True when a toast has told that the server fails, until it has everything. */
let isFailureTold = false

/** The fields of the signed-in member's profile that the server does not have yet, by their names. */
export const profileOutbox: Outbox<ChangedField, EditedMemberFragment> = new Outbox(
  fieldKind({
    save: async (field, value, msAgo) => {
      const member = await sendField(field, value, msAgo)
      isNewsSaved = true
      return member
    },
    saved: (field, member) => {
      keepStored(field, member)
      typedFields.saved(field, editedProfile(member)[field])
    },
    refused: (field, error) => {
      showNotSaved()
      const refused = profileOutbox.pending(field)
      if (refused)
        typedFields.refuse(field, refused, error instanceof ValueRefused ? error.message : NOT_SAVED)
    },
  }),
)

/** What is typed on this page into the fields of the profile. */
export const typedFields = new TypedFields(profileOutbox, (field, typed) =>
  typedProblem(field, typed, keptCountry()),
)

/** Returns the country that waits for the server, else the one that the server has. */
function keptCountry(): string | undefined {
  const pending = profileOutbox.pending('location') as ChangedField<'location'> | undefined
  const stored = queryClient.getQueryData(profileToEditQuery(owner).queryKey)
  return (pending?.value ?? stored?.member.location)?.country
}

// A toast comes at the first of several failures, and once the queue has come to rest, but not for every field.
profileOutbox.subscribe(() => {
  const { state } = profileOutbox
  if (state === 'failing' && !isFailureTold) showNotSaved()
  if (state !== 'waiting') isFailureTold = state === 'failing'
  if (!isNewsSaved || state !== 'saved' || profileOutbox.list().length > 0) return
  isNewsSaved = false
  showSaved()
})

/** Writes a stored field, and no other, because answers about different fields may arrive in any order. */
function keepStored(field: EditedField, stored: EditedMemberFragment): void {
  const { queryKey } = profileToEditQuery(stored.userId)
  // A profile that is being loaded may be older than the stored field.
  const isLoading = queryClient.isFetching({ queryKey }) > 0
  queryClient.setQueryData(
    queryKey,
    (before) => before && { ...before, member: withField(before.member, field, stored) },
  )
  if (isLoading) void queryClient.invalidateQueries({ queryKey })
  // The profile as others see it, and the lists in which the member stands.
  void queryClient.invalidateQueries({ queryKey: ['members'] })
  if (field !== 'firstName' && field !== 'lastName') return
  const { displayName, [field]: name } = stored
  queryClient.setQueryData(
    viewerQuery.queryKey,
    (before) => before && { ...before, member: { ...before.member, displayName, [field]: name } },
  )
}

function withField(
  before: EditedMemberFragment,
  field: EditedField,
  stored: EditedMemberFragment,
): EditedMemberFragment {
  const [part, shown] = field.split('.') as [keyof EditedMemberFragment, keyof VisibilityValues | undefined]
  if (shown === undefined) return { ...before, [part]: stored[part] }
  return { ...before, visibility: { ...before.visibility, [shown]: stored.visibility[shown] } }
}

const unsaved = memberDraft<ReturnType<TypedFields['unsaved']>>('unsaved-profile')
let owner = ''

/** Puts what is typed into the outbox, and keeps what cannot be saved in this tab, so that a reload does not lose it. */
function leaveFields(): void {
  typedFields.settleAll()
  const kept = typedFields.unsaved()
  if (Object.keys(kept).length > 0) unsaved.write(owner, kept)
  else unsaved.remove()
}

onLeave(leaveFields)
onPageMember((userId) => {
  owner = userId
  typedFields.restore(unsaved.read(userId) ?? {})
})
onSignInEnd((end) => {
  if (end === 'signed-out') typedFields.settleAll()
  else leaveFields()
  typedFields.clear()
})
