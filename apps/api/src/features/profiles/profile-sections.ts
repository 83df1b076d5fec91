import * as z from 'zod/mini'
import type { Db } from '@section/db/connection.ts'
import { basicInfoForm } from '@section/domain/profiles/basic-info-form.ts'
import { communityForm } from '@section/domain/profiles/community-form.ts'
import { companyForm, jobForm } from '@section/domain/profiles/job-form.ts'
import { languagesForm, type LanguagesValues } from '@section/domain/profiles/languages-form.ts'
import { locationForm, type LocationValues } from '@section/domain/profiles/location-form.ts'
import { socialForm } from '@section/domain/profiles/social-form.ts'
import { visibilityForm } from '@section/domain/profiles/visibility-form.ts'
import {
  type StoredAccount,
  replaceCompany,
  replaceLanguages,
  replaceLocation,
  updateAccount,
} from '../members/accounts-store.ts'

/** The sections of a profile, each with the fields that its operation reads, and how they are written. The fields have the names of `member_field_changes`. */
export const SECTIONS = {
  basicInfo: {
    fields: z.partial(z.extend(basicInfoForm, { profileImageUrl: z.string() })),
    write: writeColumns,
  },
  job: { fields: z.partial(jobForm), write: writeColumns },
  community: { fields: z.partial(communityForm), write: writeColumns },
  social: { fields: z.partial(socialForm), write: writeColumns },
  visibility: {
    fields: z.pipe(
      z.partial(visibilityForm),
      z.transform(({ directory, location, languages, links, courses, events }) => ({
        showsInDirectory: directory,
        showsLocation: location,
        showsLanguages: languages,
        showsLinks: links,
        sharesCourses: courses,
        sharesEvents: events,
      })),
    ),
    write: writeColumns,
  },
  location: {
    fields: z.pipe(
      z.extend(locationForm, {
        region: z._default(locationForm.shape.region, ''),
        city: z._default(locationForm.shape.city, ''),
      }),
      z.transform((location) => ({ location })),
    ),
    async write(tx: Db, { userId }: StoredAccount, { location }: { location?: LocationValues }) {
      if (!location) return
      const { country, region, city } = location
      await replaceLocation(tx, userId, { country, region: region || null, city: city || null })
    },
  },
  company: {
    fields: z.pipe(
      companyForm,
      z.transform(({ companyName }) => ({ company: companyName })),
    ),
    async write(tx: Db, { userId }: StoredAccount, { company }: { company?: string }) {
      if (company !== undefined) await replaceCompany(tx, userId, company)
    },
  },
  languages: {
    fields: languagesForm,
    async write(tx: Db, { userId }: StoredAccount, { languages }: Partial<LanguagesValues>) {
      if (languages) await replaceLanguages(tx, userId, languages)
    },
  },
}

/** Writes columns of the account; an empty text is removed, and the name that others see follows the first and the last name. */
async function writeColumns(tx: Db, account: StoredAccount, columns: Partial<StoredAccount>): Promise<void> {
  const { firstName, lastName } = { ...account, ...columns }
  const isRenamed = 'firstName' in columns || 'lastName' in columns
  await updateAccount(tx, account.userId, {
    ...emptied(columns),
    ...(isRenamed && { displayName: `${firstName} ${lastName}`.trim() }),
  })
}

/** Returns the same values with null for empty texts. */
const emptied = (values: object) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value === '' ? null : value]))
