import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { memberCompanies, memberLanguages, memberLocations, members } from '@section/db/schema.ts'
import type { NewMember } from '../../testing/insert-member.ts'
import { directoryTestKit } from './directory-kit.fixture.ts'

const kit = directoryTestKit()
const JOINED = new Date('2025-03-04T05:06:07Z')
const ADA = {
  firstName: 'Ada',
  middleName: 'Byron',
  lastName: 'Lind',
  displayName: 'Ada L.',
  pronouns: 'She/Her/Hers',
  about: 'About me.',
  communityGet: 'To get.',
  communityGive: 'To give.',
  growthTip: 'A tip.',
  whatILove: 'Engines.',
  industry: 'Software',
  jobFunction: 'Engineering',
  jobRole: 'Analyst',
  meetPreference: 'Online',
  profileImageUrl: '/art/portrait/ada.svg',
}
const LINKS = {
  instagramProfileUrl: 'instagram.com/ada',
  linkedinProfileUrl: 'ada-lind',
  twitterProfileUrl: '@ada',
}

const OWN_COMPANY = 'query($userId: ID!) { getMember(userId: $userId) { company { name } } }'

async function addAda(member: NewMember = {}): Promise<string> {
  const userId = await kit.server.insertMember({ ...ADA, ...LINKS, registrationDate: JOINED, ...member })
  const { db } = kit.server.database
  await db.insert(memberCompanies).values({ userId, name: 'Acme' })
  await db.insert(memberLanguages).values([
    { userId, name: 'Swedish' },
    { userId, name: 'English' },
  ])
  await db.insert(memberLocations).values([
    { userId, city: 'Reno', region: 'Nevada', country: 'United States', primaryLocation: false },
    { userId, city: 'Lund', region: 'Skåne', country: 'Sweden' },
  ])
  return userId
}

test('A profile shows a listed member with company, languages, location and links', async () => {
  const userId = await addAda()
  const profile = {
    userId,
    ...ADA,
    ...LINKS,
    company: { name: 'Acme' },
    languages: [{ name: 'English' }, { name: 'Swedish' }],
    location: { city: 'Lund', region: 'Skåne', country: 'Sweden' },
    registrationDate: JOINED.toISOString(),
  }
  expect(await kit.profile(userId)).toEqual(profile)
  expect(await kit.profile(userId.toUpperCase())).toEqual(profile)
})

test('Of a member’s two companies the list, the profile and the member’s own view show the same one, in whichever order they were added', async () => {
  const { db } = kit.server.database
  const [first, second] = [randomUUID(), randomUUID()].toSorted()
  for (const [index, ids] of [
    [first, second],
    [second, first],
  ].entries()) {
    const userId = await kit.add(`Employed Twice${index}`)
    const named = ids.map((userCompanyId) => ({
      userId,
      userCompanyId,
      name: userCompanyId === first ? 'Acme' : 'Globex',
    }))
    for (const company of named) await db.insert(memberCompanies).values(company)
    const own = await kit.server.graphql(await kit.server.token(userId), OWN_COMPANY, { userId })
    expect(own.data).toEqual({ getMember: { company: { name: 'Acme' } } })
    expect((await kit.profile(userId))?.company).toEqual({ name: 'Acme' })
    const { list } = await kit.list({ filter: `twice${index}` })
    expect(list.map(({ company }) => company)).toEqual([{ name: 'Acme' }])
    await db.delete(memberCompanies).where(eq(memberCompanies.userId, userId))
  }
})

test('What a member hides is missing from their profile for others and for themselves', async () => {
  const userId = await addAda({ showsLocation: false, showsLanguages: false, showsLinks: false })
  const shown = {
    ...ADA,
    location: null,
    languages: [],
    instagramProfileUrl: null,
    linkedinProfileUrl: null,
    twitterProfileUrl: null,
  }
  expect(await kit.profile(userId)).toMatchObject(shown)
  expect(await kit.profile(userId, await kit.server.token(userId))).toMatchObject(shown)
})

test.each<[string, NewMember]>([
  ['hides from the directory', { showsInDirectory: false }],
  ['is test data', { testData: true }],
  ['has no membership any more', { status: 'ALUMNI' }],
  ['is on the free plan', { status: 'LIMITED' }],
])('The profile of a member who %s is answered like that of nobody', async (_why, member) => {
  expect(await kit.sendProfile(await addAda(member))).toMatchObject({
    status: 200,
    data: { getMemberProfile: null },
    errors: undefined,
  })
})

test('The profile of a suspended member disappears at once', async () => {
  const userId = await addAda()
  expect(await kit.profile(userId)).not.toBeNull()
  await kit.server.database.db
    .update(members)
    .set({ suspendedAt: new Date() })
    .where(eq(members.userId, userId))
  expect(await kit.profile(userId)).toBeNull()
})

test.each([randomUUID(), '', 'no id', `${randomUUID()} `, "' or true --", '..'])(
  'The profile of %j, which is no member, is null',
  async (id) => {
    expect(await kit.profile(id)).toBeNull()
  },
)

test.each<[string, NewMember]>([
  ['hides from the directory', { showsInDirectory: false }],
  ['is test data', { testData: true }],
])('A member who %s opens their own profile', async (_why, member) => {
  const userId = await addAda(member)
  expect(await kit.profile(userId, await kit.server.token(userId))).toMatchObject(ADA)
})

test('A member without company, languages and location has a profile without them', async () => {
  expect(await kit.profile(kit.viewerId)).toMatchObject({ company: null, languages: [], location: null })
})
