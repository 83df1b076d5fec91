import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { directoryEntries, memberCompanies, memberFieldChanges, memberLocations } from '@section/db/schema.ts'
import { PROFILE_FIELDS } from '@section/domain/profiles/profile-fields.ts'
import { profileServer } from './profiles.fixture.ts'

const kit = profileServer()
const db = () => kit.server().database.db

test('A saved field is answered as it is stored, and the other fields stay', async () => {
  const member = await kit.signIn({ pronouns: 'She/Her/Hers', about: 'Hello' })
  expect(await member.save('basicInfo', { middleName: ' Maria ' })).toMatchObject({
    id: member.userId,
    error: null,
    member: { firstName: 'Nia', middleName: 'Maria', pronouns: 'She/Her/Hers', about: 'Hello' },
  })
})

test.each([
  ['basicInfo', { middleName: 'Maria', pronouns: 'He/Him/His' }],
  ['job', { industry: 'Software', jobFunction: 'Product', jobRole: 'Head of Growth' }],
  ['community', { about: 'a', growthTip: 'b\n\nc', communityGive: 'd', communityGet: 'e', whatILove: 'f' }],
  [
    'social',
    {
      linkedinProfileUrl: 'nia',
      twitterProfileUrl: 'javascript:alert(1)',
      instagramProfileUrl: 'http://x.example',
    },
  ],
] as const)('The texts of the section %s are stored, and removed by empty ones', async (section, texts) => {
  const member = await kit.signIn()
  expect((await member.save(section, texts)).member).toMatchObject(texts)
  const emptied = Object.fromEntries(Object.keys(texts).map((name) => [name, ' ']))
  const removed = Object.fromEntries(Object.keys(texts).map((name) => [name, null]))
  expect((await member.save(section, emptied)).member).toMatchObject(removed)
})

test('A save of every section notes the time of each field of a profile and of each switch of its visibility', async () => {
  const { userId, save } = await kit.signIn()
  await save('basicInfo', {
    profileImageUrl: '',
    firstName: 'a',
    middleName: 'a',
    lastName: 'a',
    pronouns: 'a',
  })
  await save('social', { linkedinProfileUrl: 'a', twitterProfileUrl: 'a', instagramProfileUrl: 'a' })
  await save('job', { industry: 'a', jobFunction: 'a', jobRole: 'a' })
  await save('company', { companyName: 'a' })
  await save('location', { country: 'a' })
  await save('languages', { languages: ['a'] })
  await save('community', {
    about: 'a',
    growthTip: 'a',
    communityGive: 'a',
    communityGet: 'a',
    whatILove: 'a',
  })
  await save('visibility', {
    directory: true,
    location: true,
    languages: true,
    links: true,
    courses: true,
    events: true,
  })
  const noted = await db().select().from(memberFieldChanges).where(eq(memberFieldChanges.userId, userId))
  const switches = [
    'showsInDirectory',
    'showsLocation',
    'showsLanguages',
    'showsLinks',
    'sharesCourses',
    'sharesEvents',
  ]
  const named = [...Object.values(PROFILE_FIELDS).flat(), ...switches]
  expect(noted.map(({ field }) => field).toSorted()).toEqual(named.toSorted())
})

test('A field that is null is not changed', async () => {
  const member = await kit.signIn({ jobRole: 'Analyst' })
  const { member: stored } = await member.save('job', { jobRole: null, industry: 'Software' })
  expect(stored).toMatchObject({ jobRole: 'Analyst', industry: 'Software' })
})

test('A call without a field answers the member as stored', async () => {
  const member = await kit.signIn({ jobRole: 'Analyst' })
  expect(await member.save('job', {})).toMatchObject({ error: null, member: { jobRole: 'Analyst' } })
})

test('A new first or last name becomes the displayed name, and the directory knows it', async () => {
  const member = await kit.signIn({ displayName: 'Dr. N' })
  expect((await member.save('basicInfo', { middleName: 'Maria' })).member?.displayName).toBe('Dr. N')
  expect((await member.save('basicInfo', { firstName: 'Zoë' })).member?.displayName).toBe('Zoë Okafor')
  expect((await member.save('basicInfo', { lastName: 'O’Neill' })).member?.displayName).toBe('Zoë O’Neill')
  const [entry] = await db().select().from(directoryEntries).where(eq(directoryEntries.userId, member.userId))
  expect(entry?.sortName).toBe('zoe oneill')
})

test('The empty address of a picture removes it', async () => {
  const member = await kit.signIn({ profileImageUrl: '/pictures/nia' })
  expect((await member.save('basicInfo', { profileImageUrl: '' })).member?.profileImageUrl).toBeNull()
})

describe('A member’s location', () => {
  test('is one, keeps its id, and loses a region and a city that are not given', async () => {
    const member = await kit.signIn()
    const first = await member.save('location', { country: 'Chile', region: 'Maule', city: 'Talca' })
    expect(first).toMatchObject({
      updatedLocationId: first.member?.location?.userLocationId,
      member: { location: { country: 'Chile', region: 'Maule', city: 'Talca', primaryLocation: true } },
    })
    const second = await member.save('location', { country: 'Peru' })
    expect(second).toMatchObject({
      updatedLocationId: first.updatedLocationId,
      member: { location: { country: 'Peru', region: null, city: null } },
    })
  })

  test('is saved whatever id is given, and that of somebody else stays', async () => {
    const [other, member] = [await kit.signIn(), await kit.signIn()]
    const { updatedLocationId } = await other.save('location', { country: 'Chile' })
    const saved = await member.save('location', { country: 'Peru', userLocationId: updatedLocationId })
    expect(saved.updatedLocationId).not.toBe(updatedLocationId)
    const stored = await db().select().from(memberLocations).where(eq(memberLocations.userId, other.userId))
    expect(stored).toMatchObject([{ country: 'Chile' }])
  })
})

describe('A member’s company', () => {
  test('is one, keeps its id, and is removed by an empty name', async () => {
    const member = await kit.signIn()
    const first = (await member.save('company', { companyName: 'Acme' })).member?.company
    await db().insert(memberCompanies).values({ userId: member.userId, name: 'Added by a pass' })
    const second = (await member.save('company', { companyName: 'Globex' })).member?.company
    expect(second?.name).toBe('Globex')
    expect(await db().$count(memberCompanies, eq(memberCompanies.userId, member.userId))).toBe(1)
    const third = (await member.save('company', { companyName: 'Initech' })).member?.company
    expect([first?.name, third]).toEqual(['Acme', { name: 'Initech', userCompanyId: second?.userCompanyId }])
    expect((await member.save('company', { companyName: ' ' })).member?.company).toBeNull()
  })

  test('is saved whatever id is given, and that of somebody else stays', async () => {
    const [other, member] = [await kit.signIn(), await kit.signIn()]
    const { company } = (await other.save('company', { companyName: 'Acme' })).member ?? {}
    await member.save('company', { companyName: 'Globex', userCompanyId: company?.userCompanyId })
    expect((await other.save('job', {})).member?.company).toEqual(company)
  })
})

test('Languages are saved together, without repetitions', async () => {
  const member = await kit.signIn()
  await member.save('languages', { languages: ['English', 'Swedish'] })
  const { member: stored } = await member.save('languages', { languages: ['swedish', 'Igbo', 'IGBO', ''] })
  expect(stored?.languages).toEqual([{ name: 'Igbo' }, { name: 'swedish' }])
  expect((await member.save('languages', { languages: [] })).member?.languages).toEqual([])
})

test('What a member shows is changed switch by switch', async () => {
  const member = await kit.signIn()
  const { member: stored } = await member.save('visibility', { directory: false, courses: true })
  expect(stored?.visibility).toEqual({
    directory: false,
    location: true,
    languages: true,
    links: true,
    courses: true,
    events: false,
  })
  expect(await db().$count(directoryEntries, eq(directoryEntries.userId, member.userId))).toBe(0)
})

test.each(['POST_TRIAL', 'ALUMNI', 'LIMITED'] as const)('A member %s saves their profile', async (status) => {
  const member = await kit.signIn({ status, areas: [] })
  expect(await member.save('job', { jobRole: 'Analyst' })).toMatchObject({ error: null })
})
