import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { memberFieldChanges, members } from '@section/db/schema.ts'
import { profileServer, SAVE, type SavedSection } from './profiles.fixture.ts'

const kit = profileServer()

const rowOf = async (userId: string) => {
  const [row] = await kit.server().database.db.select().from(members).where(eq(members.userId, userId))
  return row
}

/** Values of each section that could be saved. */
const VALUES: Record<SavedSection, Record<string, unknown>> = {
  basicInfo: { firstName: 'Eve' },
  location: { country: 'Chile' },
  job: { jobRole: 'Analyst' },
  company: { companyName: 'Acme' },
  community: { about: 'Hello' },
  social: { twitterProfileUrl: 'eve' },
  languages: { languages: ['Igbo'] },
  visibility: { directory: false },
}
const SECTIONS = Object.keys(VALUES) as SavedSection[]

test.each(SECTIONS)('The section %s of another member cannot be saved', async (section) => {
  const [owner, stranger] = [await kit.signIn(), await kit.signIn()]
  const before = await rowOf(owner.userId)
  expect(await stranger.save(section, { ...VALUES[section], userId: owner.userId })).toMatchObject({
    error: { code: 'NOT_FOUND' },
    member: null,
  })
  expect(await rowOf(owner.userId)).toEqual(before)
})

describe('A value is refused with the message of its form and changes nothing', () => {
  const long = (length: number) => 'x'.repeat(length)
  test.each([
    ['an empty first name', 'basicInfo', { firstName: '' }, 'Required'],
    ['an empty last name', 'basicInfo', { lastName: '' }, 'Required'],
    [
      'an unseen first name',
      'basicInfo',
      { firstName: '\u200b' },
      'First name should have at least 1 character',
    ],
    ['a long last name', 'basicInfo', { lastName: long(31) }, 'Last name should have at most 30 characters'],
    [
      'a long middle name',
      'basicInfo',
      { middleName: long(31) },
      'Middle name should have at most 30 characters',
    ],
    [
      'a script as a name',
      'basicInfo',
      { firstName: '<script>' },
      "Only letters, ' and - are allowed in this field",
    ],
    [
      'a control character in a name',
      'basicInfo',
      { lastName: 'A\u0007b' },
      "Only letters, ' and - are allowed in this field",
    ],
    ['long pronouns', 'basicInfo', { pronouns: long(31) }, 'Pronouns should have at most 30 characters'],
    ['a location without a country', 'location', { country: ' ', city: 'Talca' }, 'Required'],
    ['a long city', 'location', { country: 'Chile', city: long(101) }, 'At most 100 characters.'],
    ['a long job title', 'job', { jobRole: long(121) }, 'At most 120 characters.'],
    ['a long company', 'company', { companyName: long(121) }, 'At most 120 characters.'],
    ['a long introduction', 'community', { about: long(301) }, 'At most 300 characters.'],
    ['a long text', 'community', { growthTip: long(3001) }, 'At most 3,000 characters.'],
    ['a long link', 'social', { linkedinProfileUrl: long(501) }, 'At most 500 characters.'],
    ['a long language', 'languages', { languages: [long(51)] }, 'At most 50 characters.'],
    [
      'too many languages',
      'languages',
      { languages: [...long(21)].map((x, at) => x + at) },
      'At most 20 languages.',
    ],
  ] as const)('which is %s', async (_what, section, values, message) => {
    const member = await kit.signIn()
    const before = await rowOf(member.userId)
    const refusal = { code: 'INVALID_PROFILE', message }
    expect(await member.save(section, values)).toMatchObject({ error: refusal, member: null })
    expect(await rowOf(member.userId)).toEqual(before)
    const { db } = kit.server().database
    expect(await db.$count(memberFieldChanges, eq(memberFieldChanges.userId, member.userId))).toBe(0)
  })
})

test('A refused field refuses the others of its call', async () => {
  const member = await kit.signIn()
  const values = { firstName: 'Zoë', lastName: '' }
  expect(await member.save('basicInfo', values)).toMatchObject({ error: { message: 'Required' } })
  expect((await rowOf(member.userId))?.firstName).toBe('Nia')
})

test('The address of a picture that was never uploaded is refused', async () => {
  const member = await kit.signIn({ profileImageUrl: '/pictures/nia' })
  const profileImageUrl = 'https://elsewhere.example/nia.png'
  expect((await member.save('basicInfo', { profileImageUrl, middleName: 'Eve' })).error).not.toBeNull()
  expect(await rowOf(member.userId)).toMatchObject({ profileImageUrl: '/pictures/nia', middleName: null })
})

test('Markup and scripts are stored as the text that they are', async () => {
  const text = `<script>alert(1)</script> '; drop table members; -- \${7*7} & "quoted"`
  const member = await kit.signIn()
  expect((await member.save('community', { growthTip: text })).member?.growthTip).toBe(text)
  expect((await member.save('company', { companyName: text })).member?.company?.name).toBe(text)
})

test('Control characters are left out of texts', async () => {
  const member = await kit.signIn()
  const { member: stored } = await member.save('community', { about: 'one\r\ntwo\u0007\u001b' })
  expect(stored?.about).toBe('one\ntwo')
  expect((await member.save('job', { jobRole: 'Head\nof\u0007 Growth' })).member?.jobRole).toBe(
    'Head of Growth',
  )
})

test.each(['a\0b', 'a\ud800'])('A text that cannot be stored is refused as a request: %j', async (about) => {
  const { userId, token } = await kit.signIn()
  const { status } = await kit.server().graphql(token, SAVE.community, { userId, about })
  expect(status).toBe(400)
  expect((await rowOf(userId))?.about).toBeNull()
})

test.each([
  ['email', 'String', 'eve@evil.example'],
  ['status', 'MemberStatus', 'EMPLOYEE'],
  ['userType', 'String', 'STAFF'],
  ['customer', 'ID', '00000000-0000-4000-8000-000000000000'],
  ['customerId', 'ID', '00000000-0000-4000-8000-000000000000'],
  ['manageBilling', 'Boolean', true],
  ['trialEndDate', 'DateTime', '2100-01-01T00:00:00Z'],
  ['wpUserId', 'Int', 1],
  ['testData', 'Boolean', true],
  ['displayName', 'String', 'The school'],
  ['passwordHash', 'String', 'x'],
])('The field %s of a member is written by no operation of profiles', async (field, type, value) => {
  const { userId, token } = await kit.signIn()
  const before = await rowOf(userId)
  for (const section of SECTIONS) {
    const document = SAVE[section]
      .replace('(', `($${field}: ${type}, `)
      .replace(/(\w\()(userId)/, `$1${field}: $${field}, $2`)
    const variables = { userId, ...VALUES[section], [field]: value }
    const { data, errors } = await kit.server().graphql(token, document, variables)
    expect(data, section).toBeNull()
    expect(errors?.[0]?.message, section).toContain(`Unknown argument "${field}"`)
    const added = await kit.server().graphql(token, SAVE[section], variables)
    expect(added.status, section).toBeLessThan(500)
  }
  const after = await rowOf(userId)
  const column = field === 'customer' ? 'customerId' : (field as keyof NonNullable<typeof before>)
  if (column !== 'displayName') expect(after?.[column]).toEqual(before?.[column])
  else expect(after?.displayName).toBe('Eve Okafor')
})
