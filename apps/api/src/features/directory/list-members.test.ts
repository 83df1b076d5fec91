import { beforeAll, expect, test } from 'vitest'
import { memberCompanies, memberLocations } from '@section/db/schema.ts'
import type { NewMember } from '../../testing/insert-member.ts'
import { directoryTestKit } from './directory-kit.fixture.ts'

const kit = directoryTestKit()

beforeAll(async () => {
  await kit.add('Siobhán O’Neill', { jobRole: 'Data Analyst' })
  await kit.add('Thomas Müller', { jobRole: 'Pricing Manager', middleName: 'Joachim' })
  const ann = await kit.add('Ann Lee', {
    displayName: 'Annie',
    jobRole: 'CEO',
    profileImageUrl: '/art/portrait/ann.svg',
  })
  await kit.server.database.db.insert(memberCompanies).values({ userId: ann, name: 'Acme' })
  await kit.add('Joanna Smith-Jones', { jobRole: '100%_remote\\coach' })
  const hanne = await kit.add('Hanne Bach', { jobRole: 'Head of R&D', ...UNSEARCHED })
  await kit.server.database.db.insert(memberCompanies).values({ userId: hanne, name: 'Wombat Ltd' })
  await kit.server.database.db
    .insert(memberLocations)
    .values({ userId: hanne, city: 'Dunedin', region: 'Otago', country: 'New Zealand' })
  await kit.add('王伟 Li')
  const secretive: NewMember[] = [
    { showsInDirectory: false },
    { suspendedAt: new Date() },
    { testData: true },
    { status: 'LIMITED' },
    { status: 'POST_TRIAL' },
    { status: 'ALUMNI' },
  ]
  for (const member of secretive) await kit.add('Ann Unlisted', member)
})

/** These fields of a member, who is found by name and job title, are read by no search. */
const UNSEARCHED = {
  email: 'echidna@kiwi.example',
  about: 'I keep quokkas.',
  communityGive: 'Numbats',
  communityGet: 'Bilbies',
  growthTip: 'Feed a dingo.',
  whatILove: 'Wallabies',
  industry: 'Zoology',
  jobFunction: 'Taming',
  linkedinProfileUrl: 'cassowary',
} satisfies NewMember

const EVERYBODY = [
  'Ann Lee',
  'Hanne Bach',
  'Joanna Smith-Jones',
  'Siobhán O’Neill',
  'Thomas Müller',
  'Zoe Viewer',
  '王伟 Li',
]

test('The directory lists members by first and last name, and nobody who hides, is suspended, is test data or has no membership', async () => {
  expect(await kit.names()).toEqual(EVERYBODY)
  expect((await kit.list()).pageInfo).toEqual({
    totalPages: 1,
    total: 7,
    isMore: false,
    page: 0,
    count: 20,
    filter: '',
  })
})

test('A listed member has their names, job, company and picture', async () => {
  expect((await kit.list({ filter: 'annie' })).list).toEqual([
    {
      userId: expect.any(String),
      firstName: 'Ann',
      lastName: 'Lee',
      displayName: 'Annie',
      jobRole: 'CEO',
      profileImageUrl: '/art/portrait/ann.svg',
      company: { name: 'Acme' },
    },
  ])
})

test.each([
  ["O'Neill", ['Siobhán O’Neill']],
  ['oneill', ['Siobhán O’Neill']],
  ['O’NEILL siobhan', ['Siobhán O’Neill']],
  ['Müller', ['Thomas Müller']],
  ['muller', ['Thomas Müller']],
  ['muller thomas', ['Thomas Müller']],
  ['Joachim', ['Thomas Müller']],
  ['pricing thom', ['Thomas Müller']],
  ['  ann  ', ['Ann Lee', 'Hanne Bach', 'Joanna Smith-Jones']],
  ['an', ['Ann Lee', 'Siobhán O’Neill']],
  ['smith jones', ['Joanna Smith-Jones']],
  ['r&d', ['Hanne Bach']],
  ['c', ['Ann Lee']],
  ['王', ['王伟 Li']],
  ['Unlisted', []],
  ['ann muller', []],
  ['%', []],
  ['_', []],
  ['\\', []],
  ['%_\\', []],
  ['%_', []],
  ['0%_', ['Joanna Smith-Jones']],
  ['e\\c', ['Joanna Smith-Jones']],
  ['an%', []],
  ['a_n', []],
  ['   ', EVERYBODY],
  ['-', EVERYBODY],
])('A search for %j finds %j', async (filter, names) => {
  expect(await kit.names({ filter })).toEqual(names)
})

test.each([
  ['company', ['Wombat Ltd', 'wombat']],
  ['e-mail address', ['echidna@kiwi.example', 'echidna', 'kiwi']],
  ['introduction', ['quokkas']],
  ['city, region or country', ['Dunedin', 'Otago', 'New Zealand', 'zealand']],
  ['other texts', ['Numbats', 'Bilbies', 'dingo', 'Wallabies']],
  ['industry or job function', ['Zoology', 'Taming']],
  ['links', ['cassowary']],
])('A search finds nobody by their %s', async (_what, filters) => {
  expect(await kit.names({ filter: 'hanne head' })).toEqual(['Hanne Bach'])
  for (const filter of filters) {
    expect(await kit.names({ filter }), filter).toEqual([])
    expect(await kit.names({ filter: `hanne ${filter}` }), `hanne ${filter}`).toEqual([])
  }
})

test('A search is trimmed and cut to 200 characters, which the answer says', async () => {
  const { list, pageInfo } = await kit.list({ filter: ` ${'ann '.repeat(80)}` })
  expect(pageInfo.filter).toBe(`${'ann '.repeat(49)}ann`)
  expect(list).toHaveLength(3)
  const words = Array.from({ length: 100 }, (_, n) => String.fromCharCode(97 + (n % 26))).join(' ')
  expect((await kit.list({ filter: words })).list).toEqual([])
  expect((await kit.list({ filter: 'x'.repeat(200) })).list).toEqual([])
})

test.each(['HOMEPAGE', 'MEMBERSPAGE', 'ADMIN'])(
  'The context %s of a list gives a member what every other context gives',
  async (context) => {
    expect(await kit.sendList({ context, filter: 'ann' })).toMatchObject({
      data: (await kit.sendList({ filter: 'ann' })).data,
    })
  },
)

test.each<[string, NewMember]>([
  ['on the free plan', { status: 'LIMITED', areas: ['mc-limited'] }],
  ['who has bought courses only', { areas: ['mc-transactional', 'crash-courses', 'bootcamps'] }],
  ['without an area', { areas: [] }],
  ['whose trial has ended', { status: 'TRIAL', trialEndDate: new Date('2020-01-02') }],
  ['who is an alumnus', { status: 'ALUMNI' }],
])('An account %s lists nobody and opens no profile', async (_who, member) => {
  const as = await kit.server.token(await kit.server.insertMember({ ...member, showsInDirectory: false }))
  expect(await kit.list({ count: 36, page: 2, filter: 'ann' }, as)).toEqual({
    list: [],
    pageInfo: { totalPages: 1, total: 0, isMore: false, page: 0, count: 20, filter: '' },
  })
  expect(await kit.profile(kit.viewerId, as)).toBeNull()
})
