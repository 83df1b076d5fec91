import { afterEach, beforeEach, expect, test } from 'vitest'
import { loadContext } from '../../../app/content/load-context.ts'
import { readSchool } from '../../../app/content/read-school.ts'
import { copyDemoSchool, type EditableSchool } from '../../../testing/demo-school.fixture.ts'
import { checkPeopleLoad } from './check-people.ts'
import { CustomersFile, MembersFile } from './people-format.ts'

const NOW = Date.parse('2026-05-20T15:00:00Z')
const FILE = 'members/globex.yaml'

let school: EditableSchool

beforeEach(async () => {
  school = await copyDemoSchool()
})
afterEach(() => school.drop())

async function loadProblems(): Promise<string[]> {
  const content = await readSchool(school.folder)
  return [...checkPeopleLoad(content, loadContext(content, NOW), true)].map(({ message }) => message)
}

test.each([
  [
    'begins before the person joined',
    /from: 7 months ago at 10:00/,
    'from: 8 months ago at 10:00',
    'employedBefore to begin once',
  ],
  [
    'ends before it begins',
    /until: 6 weeks ago at 18:00/,
    'until: 9 months ago at 10:00',
    'employedBefore to end after',
  ],
  ['is not over', /until: 6 weeks ago at 18:00/, 'until: in 2 days at 18:00', 'employedBefore to end after'],
  [
    'goes on into the present one',
    /employedSince: 6 weeks ago/,
    'employedSince: 7 weeks ago',
    'employedSince to be over',
  ],
  ['is followed by none of the present employer', / +employedSince: .*\n/, '', 'employedSince to be over'],
  [
    'is followed by one to come',
    /employedSince: 6 weeks ago/,
    'employedSince: in 2 days',
    'employedSince to be over',
  ],
])('A former seat of an employer that %s is a problem of the load', async (_, from, to, expected) => {
  await school.edit(FILE, from, to)
  expect((await loadProblems()).join('\n')).toContain(`expected ${expected}`)
})

test('A second former seat that begins before the first one ends is a problem of the load', async () => {
  const second = '      - { customer: initech, from: 7 weeks ago at 10:00, until: 6 weeks ago at 10:00 }'
  await school.edit(FILE, '    employedSince:', `${second}\n    employedSince:`)
  expect(await loadProblems()).toEqual([expect.stringContaining('has no other seat')])
})

test('A course that began too late to be through by now, one lesson a day, is a problem of the load', async () => {
  await school.edit(FILE, 'from: 2 weeks ago at 12:00', 'from: 2 days ago at 12:00')
  expect(await loadProblems()).toEqual([
    expect.stringContaining('a start of strategy-on-a-page at least 3 days ago'),
  ])
})

test('The demo school has no problem that depends on the day of the load', async () => {
  expect(await loadProblems()).toEqual([])
})

test('A member’s course has a share, or a share and the day on which it began', () => {
  const file = (studied: object) =>
    MembersFile.safeParse({
      customer: 'acme',
      emailDomain: 'acme.example',
      status: 'EMPLOYEE',
      members: [{ name: 'Ann Lee', studied }],
    })
  const { data } = file({ a: 0.5, b: { share: 1, from: '3 weeks ago at 10:00' } })
  expect(data?.members[0]?.studied).toEqual({ a: { share: 0.5 }, b: { share: 1, from: expect.anything() } })
  for (const wrong of [
    0,
    1.5,
    'all',
    { from: '3 weeks ago at 10:00' },
    { share: 2 },
    { share: 1, since: 'now' },
  ])
    expect(file({ a: wrong }).success, JSON.stringify(wrong)).toBe(false)
})

test.each([
  ['logoUrl', '/art/logo/acme.svg', true],
  ['logoUrl', 'https://acme.example/logo.svg', true],
  ['logoUrl', 'http://acme.example/logo.svg', false],
  ['logoUrl', '//acme.example/logo.svg', false],
  ['importantLinks', [{ title: 'Courses', url: '/courses' }], true],
  ['importantLinks', [{ title: 'Budget', url: 'https://acme.example/budget' }], true],
  ['importantLinks', [{ title: 'Budget', url: 'javascript:alert(1)' }], false],
  ['importantLinks', [{ title: 'Budget', url: '//acme.example' }], false],
  ['importantLinks', [{ title: '**Budget**', url: '/courses' }], false],
  ['importantLinks', [{ url: '/courses' }], false],
])('A customer’s %s is checked: %j', (key, value, taken) => {
  const acme = { slug: 'acme', name: 'Acme', type: 'ENTERPRISE', [key]: value }
  expect(CustomersFile.safeParse({ customers: [acme] }).success).toBe(taken)
})
