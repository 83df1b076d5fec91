import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { saveOn, type SavedSection } from '@section/api/features/profiles/profiles.fixture.ts'
import { memberCompanies, memberLocations } from '@section/db/schema.ts'
import { saveJobRoleNaively } from '../broken-implementations/profile-fields.ts'
import { openRaceServers, type RaceServers } from '../race-servers.ts'

const INTERLEAVINGS = 200

let school: RaceServers
beforeAll(async () => {
  school = await openRaceServers()
})
afterAll(() => school?.close())

interface Values {
  firstName?: string
  lastName?: string
  jobRole?: string
  country?: string
  city?: string
  companyName?: string
  languages?: string[]
}

/** A change that a tab of a member makes; the one with the smallest `ago` is the last. */
interface Change {
  section: SavedSection
  values: Values
  /** In milliseconds; no two changes are made at one time. */
  ago: number
}

const name = fc.constantFrom('Ada', 'Ben', 'Chi', 'Dee')
const edit = fc.oneof(
  fc.record({
    section: fc.constant('basicInfo' as const),
    values: fc.record({ firstName: name, lastName: name }, { requiredKeys: [] }),
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
function modelOf(changes: readonly Change[]) {
  const made = changes.toSorted((a, b) => b.ago - a.ago)
  const last = (key: keyof Values) => made.findLast(({ values }) => key in values)?.values
  const firstName = last('firstName')?.firstName ?? 'Nia'
  const lastName = last('lastName')?.lastName ?? 'Okafor'
  const languages = last('languages')?.languages ?? []
  const company = last('companyName')
  const location = last('country')
  return {
    firstName,
    lastName,
    displayName: `${firstName} ${lastName}`,
    jobRole: last('jobRole')?.jobRole ?? null,
    company: company ? { name: company.companyName } : null,
    location: location ? { country: location.country, city: location.city } : null,
    languages: languages.toSorted().map((language) => ({ name: language })),
  }
}

test(`Two tabs that save their sections at once on two servers lose no change, in ${INTERLEAVINGS} interleavings`, async () => {
  const { db } = school.database
  await fc.assert(
    fc.asyncProperty(interleaving, async (changes) => {
      const userId = await school.insertMember({ displayName: 'Nia Okafor' })
      const tokens = [await school.server(0).token(userId), await school.server(1).token(userId)]
      const save = (tab: number, section: SavedSection, variables: object) =>
        saveOn(school.server(tab), tokens[tab] ?? '', section, { userId, ...variables })
      const sentAt = Date.now()
      const answers = await Promise.all(
        changes.map(({ section, values, ago }, at) =>
          save(at % 2, section, { ...values, writtenMsAgo: ago, sentAt }),
        ),
      )
      expect(answers.map(({ error }) => error)).toEqual(changes.map(() => null))
      expect((await save(0, 'job', {})).member).toMatchObject(modelOf(changes))
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
