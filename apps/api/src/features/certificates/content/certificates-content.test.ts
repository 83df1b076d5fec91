import { afterEach, beforeEach, expect, test } from 'vitest'
import { readSchool } from '../../../app/content/read-school.ts'
import { ContentError } from '../../../server/content/content-error.ts'
import { copyDemoSchool, type EditableSchool } from '../../../testing/demo-school.fixture.ts'

const STRATEGY = 'certificates/business-strategy.yaml'

let school: EditableSchool
beforeEach(async () => {
  school = await copyDemoSchool()
})
afterEach(() => school.drop())

const problems = async () => {
  const error = await readSchool(school.folder).catch((thrown: unknown) => thrown)
  return error instanceof ContentError ? error.message : ''
}

test.each([
  ['a course that nothing has', STRATEGY, 'strategy-capstone', 'unheld', 'expected a course unheld'],
  ['a course twice', STRATEGY, 'strategy-on-a-page', 'pricing-strategy', 'the course pricing-strategy once'],
  ['more electives than it offers', STRATEGY, 'electives: 1', 'electives: 4', 'at most 3, the electives'],
  [
    'Markdown that members would not see',
    STRATEGY,
    '**Start with Strategy That Chooses.**',
    '<script>alert(1)</script>',
    'postRegistrationPrompt',
  ],
  [
    'Markdown in a text before the registration',
    STRATEGY,
    'The capstone runs live.',
    'The **capstone** runs live.',
    'plain text without Markdown or HTML',
  ],
])('A certificate with %s is refused when it is read', async (_what, file, from, to, expected) => {
  await school.edit(file, from, to)
  expect(await problems()).toContain(expected)
})

test('A person who is registered for an unknown certificate, or for that of a crash course, is refused when it is read', async () => {
  await school.edit('accounts.yaml', '[brand-and-growth]', '[brand-and-growth, none, ai-crash-course]')
  const found = await problems()
  expect(found).toContain('scholar@demo.school: expected an open certificate none')
  expect(found).toContain('expected an open certificate ai-crash-course')
  expect(found).not.toContain('brand-and-growth')
})

test('A course that counts live only is refused without a live session', async () => {
  const sessions = /sessions:[^]*?(?=modules:)/
  await school.edit(
    'courses/product-crash-course.yaml',
    sessions,
    'sessions:\n  - { slug: on-demand, kind: SPRINT, delivery: ON_DEMAND }\n',
  )
  expect(await problems()).toBe('')
  await school.edit(
    'certificates/product-crash-course.yaml',
    '[product-crash-course]',
    '[{ course: product-crash-course, liveOnly: true }]',
  )
  expect(await problems()).toContain('a live session of product-crash-course, which counts live only')
})
