import * as z from 'zod/mini'
import { basicInfoForm } from '../basic-info-form.ts'
import { communityForm } from '../community-form.ts'
import { companyForm, jobForm } from '../job-form.ts'
import { languagesForm } from '../languages-form.ts'
import { locationForm, type LocationValues } from '../location-form.ts'
import type { ProfileField } from '../profile-fields.ts'
import { choiceOf, type PronounChoice, pronounsField, pronounsOf } from '../pronouns.ts'
import { socialForm } from '../social-form.ts'
import { visibilityForm, type VisibilityValues } from '../visibility-form.ts'

/** A switch of what a member shows; `location` and `languages` are names of fields, too. */
export type VisibilityField = `visibility.${keyof VisibilityValues}`

/** A field that holds a text. */
export type TextFieldName = Exclude<ProfileField, 'profileImageUrl' | 'pronouns' | 'location' | 'languages'>

/** The profile in the form in which its fields are typed; each is saved by itself. docs/product/profiles.md#autosave */
export interface EditedProfile
  extends Readonly<Record<TextFieldName, string>>, Readonly<Record<VisibilityField, boolean>> {
  readonly pronouns: PronounChoice
  readonly location: LocationValues
  readonly languages: readonly string[]
}

export type EditedField = keyof EditedProfile

/** The profile as the server stores it, by the names of the contract. */
export interface StoredProfile extends Readonly<Record<Exclude<TextFieldName, 'company'>, string | null>> {
  readonly pronouns: string | null
  readonly company: { readonly name: string } | null
  readonly location: {
    readonly country: string
    readonly region: string | null
    readonly city: string | null
  } | null
  readonly languages: readonly { readonly name: string }[]
  readonly visibility: VisibilityValues
}

/** Returns what the fields show of a stored profile. */
export function editedProfile(stored: StoredProfile): EditedProfile {
  const { company, location, languages, visibility } = stored
  return {
    ...(Object.fromEntries(TEXTS.map((field) => [field, stored[field] ?? ''])) as Record<
      TextFieldName,
      string
    >),
    ...(Object.fromEntries(
      Object.entries(visibility).map(([name, isShown]) => [`visibility.${name}`, isShown]),
    ) as Record<VisibilityField, boolean>),
    pronouns: choiceOf(stored.pronouns),
    company: company?.name ?? '',
    location: {
      country: location?.country ?? '',
      region: location?.region ?? '',
      city: location?.city ?? '',
    },
    languages: languages.map(({ name }) => name),
  }
}

const TEXTS = [
  'firstName',
  'middleName',
  'lastName',
  'linkedinProfileUrl',
  'twitterProfileUrl',
  'instagramProfileUrl',
  'jobRole',
  'industry',
  'jobFunction',
  'about',
  'growthTip',
  'communityGive',
  'communityGet',
  'whatILove',
] as const satisfies readonly Exclude<TextFieldName, 'company'>[]

const switches = visibilityForm.shape

const RULES: Readonly<Record<EditedField, z.ZodMiniType>> = {
  ...basicInfoForm.shape,
  ...socialForm.shape,
  ...jobForm.shape,
  ...communityForm.shape,
  pronouns: z.pipe(
    z.pipe(z.transform(pronounsOf), pronounsField),
    z.transform((pronouns: string) => choiceOf(pronouns)),
  ),
  company: companyForm.shape.companyName,
  location: locationForm,
  languages: languagesForm.shape.languages,
  'visibility.directory': switches.directory,
  'visibility.location': switches.location,
  'visibility.languages': switches.languages,
  'visibility.links': switches.links,
  'visibility.courses': switches.courses,
  'visibility.events': switches.events,
}

/** What is wrong with a field; `part` names the part of a location. */
export interface FieldProblem {
  readonly message: string
  readonly part?: string
}

/** Returns what is wrong with what was typed into a field; null when it can be saved. */
export function fieldProblem<Field extends EditedField>(
  field: Field,
  typed: EditedProfile[Field],
): FieldProblem | null {
  const issue = RULES[field].safeParse(typed).error?.issues[0]
  if (!issue) return null
  const part = field === 'location' ? String(issue.path[0]) : undefined
  return { message: issue.message, ...(part !== undefined && { part }) }
}

/** Checks whether the server, which cleans what was typed, has stored it. */
export function isStored<Field extends EditedField>(
  field: Field,
  typed: EditedProfile[Field],
  stored: EditedProfile[Field],
): boolean {
  const { data } = RULES[field].safeParse(typed)
  return JSON.stringify(data) === JSON.stringify(stored)
}
