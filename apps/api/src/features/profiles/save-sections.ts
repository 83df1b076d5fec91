import type {
  MutationSaveMemberBasicInfoArgs,
  MutationSaveMemberCommunityArgs,
  MutationSaveMemberCompanyArgs,
  MutationSaveMemberJobInfoArgs,
  MutationSaveMemberLanguagesArgs,
  MutationSaveMemberLocationArgs,
  MutationSaveMemberSocialInfoArgs,
  MutationSaveMemberVisibilityArgs,
  SaveLocationResult,
  SaveProfileResult,
} from '@section/contract/generated/schema-types.ts'
import type { MemberContext } from '../../server/graphql/operation.ts'
import { savePhoto } from './photo/save-photo.ts'
import { SECTIONS } from './profile-sections.ts'
import { readFields, refused, saveSection, writeFields } from './save-fields.ts'

/**
 * Saves names, pronouns and the picture: that of an upload, or none for an empty address. Errors: those of `saveSection` and of
 * `savePhoto`. docs/product/profiles.md#names
 */
export async function saveMemberBasicInfo(
  context: MemberContext,
  args: MutationSaveMemberBasicInfoArgs,
): Promise<SaveProfileResult> {
  const read = await readFields(context, args, SECTIONS.basicInfo)
  if ('refusal' in read) return read.refusal
  const { values } = read
  if (!values.profileImageUrl) return writeFields(context, args, SECTIONS.basicInfo, values)
  const photo = await savePhoto(context, values.profileImageUrl)
  if ('error' in photo) return refused(photo.error)
  return writeFields(context, args, SECTIONS.basicInfo, { ...values, profileImageUrl: photo.pictureUrl })
}

/** Saves the location. A member has one, so that its id names nothing more. docs/product/profiles.md#location */
export async function saveMemberLocation(
  context: MemberContext,
  args: MutationSaveMemberLocationArgs,
): Promise<SaveLocationResult> {
  const { error, member } = await saveSection(context, args, SECTIONS.location)
  return { updatedLocationId: member?.location?.userLocationId ?? null, error, member }
}

/** Saves industry, job function and job title. docs/product/profiles.md#job */
export const saveMemberJobInfo = (context: MemberContext, args: MutationSaveMemberJobInfoArgs) =>
  saveSection(context, args, SECTIONS.job)

/** Saves the company. A member has one, so that its id names nothing more. docs/product/profiles.md#job */
export const saveMemberCompany = (context: MemberContext, args: MutationSaveMemberCompanyArgs) =>
  saveSection(context, args, SECTIONS.company)

/** Saves the texts for the community. docs/product/profiles.md#texts */
export const saveMemberCommunity = (context: MemberContext, args: MutationSaveMemberCommunityArgs) =>
  saveSection(context, args, SECTIONS.community)

/** Saves the links to social networks. docs/product/profiles.md#links */
export const saveMemberSocialInfo = (context: MemberContext, args: MutationSaveMemberSocialInfoArgs) =>
  saveSection(context, args, SECTIONS.social)

/** Saves all languages. docs/product/profiles.md#languages */
export const saveMemberLanguages = (context: MemberContext, args: MutationSaveMemberLanguagesArgs) =>
  saveSection(context, args, SECTIONS.languages)

/** Saves what the member shows of themselves. docs/product/profiles.md#visibility */
export const saveMemberVisibility = (context: MemberContext, args: MutationSaveMemberVisibilityArgs) =>
  saveSection(context, args, SECTIONS.visibility)
