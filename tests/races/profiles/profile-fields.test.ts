import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { saveOn, type SavedSection } from '@section/api/features/profiles/profiles.fixture.ts'
import { pictureKeyOf, uploadKeyOf } from '@section/api/features/profiles/photo/photo-keys.ts'
import { uploadsUrl } from '@section/api/server/links/uploads-url.ts'
import { memberCompanies, memberLocations, profilePhotos } from '@section/db/schema.ts'
import { saveJobRoleNaively } from '../broken-implementations/profile-fields.ts'
import { openRaceServers, type RaceServers } from '../race-servers.ts'

const INTERLEAVINGS = 200

let school: RaceServers
beforeAll(async () => {
  school = await openRaceServers()
})
afterAll(() => school?.close())

interface Values {
  profileImageUrl?: string
  firstName?: string
  lastName?: string
  jobRole?: string
  country?: string
  city?: string
  companyName?: string
  languages?: string[]
  about?: string
  growthTip?: string
  linkedinProfileUrl?: string
  twitterProfileUrl?: string
  directory?: boolean
  courses?: boolean
}

/** A change that a tab of a member makes; the one with the smallest `ago` is the last. */
interface Change {
  section: SavedSection
  values: Values
  /** In milliseconds; no two changes are made at one time. */
  ago: number
}

const name = fc.constantFrom('Ada', 'Ben', 'Chi', 'Dee')
const text = fc.constantFrom('', 'a', 'b')
const edit = fc.oneof(
  fc.record({
    section: fc.constant('basicInfo' as const),
    values: fc.record({ firstName: name, lastName: name }, { requiredKeys: [] }),
  }),
  fc.record({
    section: fc.constant('basicInfo' as const),
    values: fc.record({ profileImageUrl: fc.constantFrom('', 'upload 0', 'upload 1') }),
  }),
  fc.record({
    section: fc.constant('community' as const),
    values: fc.record({ about: text, growthTip: text }, { requiredKeys: [] }),
  }),
  fc.record({
    section: fc.constant('social' as const),
    values: fc.record({ linkedinProfileUrl: text, twitterProfileUrl: text }, { requiredKeys: [] }),
  }),
  fc.record({
    section: fc.constant('visibility' as const),
    values: fc.record({ directory: fc.boolean(), courses: fc.boolean() }, { requiredKeys: [] }),
  }),
  fc.record({ section: fc.constant('job' as const), values: fc.record({ jobRole: name }) }),
  fc.record({ section: fc.constant('location' as const), values: fc.record({ country: name, city: name }) }),
  fc.record({ section: fc.constant('company' as const), values: fc.record({ companyName: name }) }),
  fc.record({
    section: fc.constant('languages' as const),
    values: fc.record({ languages: fc.uniqueArray(name, { maxLength: 3 }) }),
  }),
)

/** Changes of two tabs in the order in which they are sent, which is not that in which they were made. */
const interleaving = fc.array(edit, { minLength: 4, maxLength: 12 }).chain((edits) =>
  fc
    .shuffledSubarray(
      edits.map((_edit, at) => at),
      { minLength: edits.length },
    )
    .map((times) => edits.map((one, at): Change => ({ ...one, ago: 10 * (times[at] ?? 0) }))),
)

/** Returns the profile after all changes in the order in which they were made. */
function modelOf(changes: readonly Change[], pictures: readonly Picture[]) {
  const made = changes.toSorted((a, b) => b.ago - a.ago)
  const last = (key: keyof Values) => made.findLast(({ values }) => key in values)?.values
  const firstName = last('firstName')?.firstName ?? 'Nia'
  const lastName = last('lastName')?.lastName ?? 'Okafor'
  const languages = last('languages')?.languages ?? []
  const company = last('companyName')
  const location = last('country')
  const photo = last('profileImageUrl')?.profileImageUrl
  return {
    profileImageUrl: pictures.find(({ name: known }) => known === photo)?.pictureUrl ?? null,
    about: last('about')?.about || null,
    growthTip: last('growthTip')?.growthTip || null,
    linkedinProfileUrl: last('linkedinProfileUrl')?.linkedinProfileUrl || null,
    twitterProfileUrl: last('twitterProfileUrl')?.twitterProfileUrl || null,
    visibility: {
      directory: last('directory')?.directory ?? true,
      courses: last('courses')?.courses ?? false,
    },
    firstName,
    lastName,
    displayName: `${firstName} ${lastName}`,
    jobRole: last('jobRole')?.jobRole ?? null,
    company: company ? { name: company.companyName } : null,
    location: location ? { country: location.country, city: location.city } : null,
    languages: languages.toSorted().map((language) => ({ name: language })),
  }
}

/** A photo whose picture was made before, under the name that the changes give it. */
interface Picture {
  name: string
  uploadKey: string
  pictureUrl: string
}

/** Inserts the photos of a member, so that their saves race for the profile and not for the encoder. */
async function insertPictures(userId: string): Promise<Picture[]> {
  const ids = [randomUUID(), randomUUID()]
  const rows = ids.map((photoId) => {
    const keys = { uploadKey: uploadKeyOf(userId, photoId), pictureKey: pictureKeyOf(photoId) }
    return { photoId, userId, createdAt: new Date(), ...keys }
  })
  await school.database.db.insert(profilePhotos).values(rows)
  const folder = school.services(0).config.storage?.picturesUrl
  return rows.map(({ uploadKey, pictureKey }, at) => {
    return { name: `upload ${at}`, uploadKey, pictureUrl: `${folder}/${pictureKey}` }
  })
}

/** Returns values with the address that the server of a tab gives to the upload that they name. */
function sentBy(tab: number, pictures: readonly Picture[], values: Values): Values {
  const picture = pictures.find(({ name: known }) => known === values.profileImageUrl)
  if (!picture) return values
  return { ...values, profileImageUrl: `${uploadsUrl(school.services(tab).config)}/${picture.uploadKey}` }
}

test(`Two tabs that save their sections at once on two servers lose no change, in ${INTERLEAVINGS} interleavings`, async () => {
  const { db } = school.database
  await fc.assert(
    fc.asyncProperty(interleaving, async (changes) => {
      const userId = await school.insertMember({ displayName: 'Nia Okafor' })
      const pictures = await insertPictures(userId)
      const tokens = [await school.server(0).token(userId), await school.server(1).token(userId)]
      const save = (tab: number, section: SavedSection, variables: object) =>
        saveOn(school.server(tab), tokens[tab] ?? '', section, { userId, ...variables })
      const sentAt = Date.now()
      const answers = await Promise.all(
        changes.map(({ section, values, ago }, at) =>
          save(at % 2, section, { ...sentBy(at % 2, pictures, values), writtenMsAgo: ago, sentAt }),
        ),
      )
      expect(answers.map(({ error }) => error)).toEqual(changes.map(() => null))
      expect((await save(0, 'job', {})).member).toMatchObject(modelOf(changes, pictures))
      expect(await db.$count(memberLocations, eq(memberLocations.userId, userId))).toBeLessThan(2)
      expect(await db.$count(memberCompanies, eq(memberCompanies.userId, userId))).toBeLessThan(2)
    }),
    { numRuns: INTERLEAVINGS, endOnFailure: true },
  )
})

test('The race of profiles detects its broken implementation', async () => {
  let wrong = 0
  for (let run = 1; run <= INTERLEAVINGS && wrong === 0; run++) {
    const userId = await school.insertMember({})
    const now = Date.now()
    const shuffled = Array.from({ length: 12 }, (_, at) => at).toSorted(() => Math.random() - 0.5)
    await Promise.all(
      shuffled.map((ago) =>
        saveJobRoleNaively(school.database, userId, { jobRole: `${ago}`, changedAt: new Date(now - ago) }),
      ),
    )
    const token = await school.server(0).token(userId)
    const { member } = await saveOn(school.server(0), token, 'job', { userId })
    if (member?.jobRole !== '0') wrong++
  }
  expect(wrong).toBe(1)
})
