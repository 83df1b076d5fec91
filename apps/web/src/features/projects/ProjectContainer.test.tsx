import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { DAY_MS } from '@section/domain/time/durations.ts'
import { openProject } from './project-screen.fixture.tsx'
import { NOON, PROJECT, SUBMISSION } from './sample-project.fixture.ts'

const button = (name: string) => screen.findByRole<HTMLButtonElement>('button', { name })

test('A project that has not opened has a disabled button, and says when it opens', async () => {
  openProject({ project: { enabledAt: NOON + DAY_MS } })
  expect((await button('Project Submission Available Soon')).disabled).toBe(true)
  expect(screen.getByText(/^Opens on Mar 4, 2026 at \d+:\d\d [AP]M/)).toBeDefined()
})

test('A project that has not opened has a disabled button even for a member who completed it before', async () => {
  openProject({ project: { enabledAt: NOON + 1 }, completed: true })
  expect((await button('Project Submission Available Soon')).disabled).toBe(true)
})

test('An open project can be submitted, and says until when', async () => {
  openProject()
  expect((await button('Submit Your Project')).disabled).toBe(false)
  expect(screen.getByText('Open until Mar 23, 2026.')).toBeDefined()
})

test('A project without an end shows no date', async () => {
  openProject({ project: { closesAt: null } })
  await button('Submit Your Project')
  expect(screen.queryByText(/until/)).toBeNull()
})

test.each([
  ['whose item is completed', { completed: true }],
  ['that was handed in', { project: { submission: SUBMISSION } }],
])('A project %s asks whether it should be handed in again', async (_which, setting) => {
  openProject(setting)
  expect((await button('Project Submitted! Need to resubmit?')).disabled).toBe(false)
})

test('A project that was handed in says when', async () => {
  openProject({ project: { submission: SUBMISSION } })
  expect(
    await screen.findByText(/^Handed in on Mar 3, 2026 at \d+:\d\d [AP]M .+\. Open until Mar 23, 2026\.$/),
  ).toBeDefined()
})

test('A project whose time is over cannot be handed in', async () => {
  openProject({ now: NOON + 20 * DAY_MS, completed: true })
  expect((await button('Project Submission Closed')).disabled).toBe(true)
  expect(screen.getByText('It was open until Mar 23, 2026.')).toBeDefined()
})

test('A project opens and closes while its page is open', async () => {
  const opensAt = NOON + 1000
  const { showAt } = openProject({ project: { enabledAt: opensAt } })
  await button('Project Submission Available Soon')
  showAt(opensAt)
  await button('Submit Your Project')
  showAt(PROJECT.closesAt ?? NaN)
  await button('Project Submission Closed')
})

test.each([
  [false, 'Submit Your Project'],
  [true, 'Project Submitted! Need to resubmit?'],
])('A project with an outside form opens that form in a new tab (completed: %s)', async (completed, name) => {
  openProject({ project: { formUrl: 'https://forms.example/one?session=s1&token=me.x' }, completed })
  const link = await screen.findByRole<HTMLAnchorElement>('link', {
    name: new RegExp(name.replace('?', '\\?')),
  })
  expect([link.getAttribute('href'), link.target]).toEqual([
    'https://forms.example/one?session=s1&token=me.x',
    '_blank',
  ])
  expect(link.rel).toContain('noopener')
})

test('A project with an outside form does not link to it before the project opens', async () => {
  openProject({
    project: { formUrl: 'https://forms.example/one', enabledAt: NOON + 1 },
  })
  await button('Project Submission Available Soon')
  expect(screen.queryByRole('link')).toBeNull()
})

test('A project does not link to an outside form whose address is unsafe', async () => {
  openProject({ project: { formUrl: 'javascript:alert(1)' } })
  await screen.findByText('Open until Mar 23, 2026.')
  expect(screen.queryByRole('link')).toBeNull()
})

test('A session without a project shows nothing about projects', async () => {
  const { asked, container } = openProject({ project: null })
  expect((await screen.findByRole('status')).textContent).toContain('Loading the project')
  await waitFor(() => expect(screen.queryByRole('status')).toBeNull())
  expect(asked).toHaveLength(1)
  expect(container.textContent).not.toContain('Project')
})

test('A project that did not load is loaded again on request', async () => {
  let fails = true
  openProject({ answers: () => (fails ? null : {}) })
  expect((await screen.findByRole('alert')).textContent).toContain('The project didn’t load.')
  fails = false
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }))
  await button('Submit Your Project')
})
