import type {
  EditedMemberFragment,
  SavedMemberFragment,
} from '@section/contract/generated/operations/graphql.ts'
import type {
  EditedField,
  EditedProfile,
  VisibilityField,
} from '@section/domain/profiles/editing/edited-profile.ts'
import { PROFILE_FIELDS } from '@section/domain/profiles/profile-fields.ts'
import { pronounsOf } from '@section/domain/profiles/pronouns.ts'
import { execute } from '../../../lib/graphql/graphql-client.ts'
import { serverTime } from '../../../lib/graphql/server-time.ts'
import { ValueRefused } from '../../../lib/outbox/outbox-kind.ts'
import { readCookie } from '../../../lib/sign-in/sign-in-cookies.ts'
import {
  SaveProfileBasicsDocument,
  SaveProfileCommunityDocument,
  SaveProfileCompanyDocument,
  SaveProfileJobDocument,
  SaveProfileLanguagesDocument,
  SaveProfileLinksDocument,
  SaveProfileLocationDocument,
  SaveProfileVisibilityDocument,
} from './profile-mutations.ts'

/** Sends one field by the mutation of its section, and returns the member as stored then. Throws as `send` of an outbox does. */
export async function sendField(
  field: EditedField,
  value: EditedProfile[EditedField],
  writtenMsAgo: number,
): Promise<EditedMemberFragment> {
  const times = { userId: readCookie('user_id') ?? '', writtenMsAgo, sentAt: serverTime() }
  const { member, error } = await saveBySection(field, value, times)
  // Changes beyond the limit of a minute are not refused for good: the outbox sends them again.
  if (error?.code === 'LIMIT_EXCEEDED') throw new Error(error.message)
  if (error) throw new ValueRefused(error.message)
  if (!member) throw new Error('The server did not answer with the member.')
  return member
}

interface Times {
  readonly userId: string
  readonly writtenMsAgo: number
  readonly sentAt: number | undefined
}

const KEEPALIVE = { keepalive: true }

async function saveBySection(
  field: EditedField,
  value: EditedProfile[EditedField],
  times: Times,
): Promise<SavedMemberFragment> {
  // `change` of a field takes a value of this field only.
  const as = <Field extends EditedField>(_field: Field) => value as EditedProfile[Field]
  if (field === 'pronouns') {
    const given = { pronouns: pronounsOf(as(field)), ...times }
    return (await execute(SaveProfileBasicsDocument, given, KEEPALIVE)).saved
  }
  if (field === 'location')
    return (await execute(SaveProfileLocationDocument, { ...as(field), ...times }, KEEPALIVE)).saved
  if (field === 'languages') {
    const given = { languages: [...as(field)], ...times }
    return (await execute(SaveProfileLanguagesDocument, given, KEEPALIVE)).saved
  }
  if (field === 'company')
    return (await execute(SaveProfileCompanyDocument, { companyName: as(field), ...times }, KEEPALIVE)).saved
  if (isVisibility(field)) {
    const given = { [field.slice('visibility.'.length)]: value, ...times }
    return (await execute(SaveProfileVisibilityDocument, given, KEEPALIVE)).saved
  }
  const given = { [field]: value, ...times }
  if (isOneOf(PROFILE_FIELDS.social, field))
    return (await execute(SaveProfileLinksDocument, given, KEEPALIVE)).saved
  if (isOneOf(PROFILE_FIELDS.job, field))
    return (await execute(SaveProfileJobDocument, given, KEEPALIVE)).saved
  if (isOneOf(PROFILE_FIELDS.community, field))
    return (await execute(SaveProfileCommunityDocument, given, KEEPALIVE)).saved
  return (await execute(SaveProfileBasicsDocument, given, KEEPALIVE)).saved
}

const isVisibility = (field: EditedField): field is VisibilityField => field.startsWith('visibility.')
const isOneOf = (fields: readonly string[], field: EditedField) => fields.includes(field)
