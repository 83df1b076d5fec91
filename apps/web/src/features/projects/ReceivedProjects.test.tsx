import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { ReceivedProject } from './project-query.ts'
import { press } from './project-actions.fixture.ts'
import { type Fields, openReceived } from './project-screen.fixture.tsx'

const received = (n: number, more: Partial<ReceivedProject> = {}): ReceivedProject => ({
  projectSubmissionId: `p${n}`,
  userId: `u${n}`,
  fullName: `Ada Lind ${n}`,
  imageUrl: null,
  kind: 'TEXT',
  content: `Page ${n}.`,
  submittedAt: Date.parse('2026-03-03T12:00:00.000Z'),
  timesSubmitted: 1,
  ...more,
})
const page = (projects: readonly ReceivedProject[], more: object = {}) => ({
  listReceivedProjects: { total: projects.length, participants: 3, nextCursor: null, projects, ...more },
})

/** Expands a received project and returns the panel with its content. */
async function unfold(name: RegExp): Promise<HTMLElement> {
  const control = await screen.findByRole('button', { name })
  fireEvent.click(control)
  const panel = document.getElementById(control.getAttribute('aria-controls') ?? '')
  if (!panel) throw new Error('The submission has no panel.')
  return panel
}

test('The received projects are counted, and each shows who handed it in, when and how often', async () => {
  openReceived(page([received(1), received(2, { timesSubmitted: 3 })]))
  expect(await screen.findByText('2 of 3 members')).toBeDefined()
  expect((await screen.findByRole('button', { name: /Ada Lind 1/ })).textContent).toMatch(/Mar 3, 2026$/)
  expect(screen.getByRole('button', { name: /Ada Lind 2/ }).textContent).toMatch(/Mar 3, 2026 · 3 times$/)
})

test('A received text is shown as text, even if it looks like markup', async () => {
  openReceived(page([received(1, { content: '<img src=x onerror=alert(1)>' })]))
  const panel = await unfold(/Ada Lind 1/)
  expect(panel.textContent).toBe('<img src=x onerror=alert(1)>')
  expect(panel.querySelector('img')).toBeNull()
})

test('A received link opens in a new tab', async () => {
  openReceived(page([received(1, { kind: 'LINK', content: 'https://docs.example/page' })]))
  const link = (await unfold(/Ada Lind 1/)).querySelector('a')
  expect([link?.href, link?.target, link?.rel, link?.getAttribute('aria-description')]).toEqual([
    'https://docs.example/page',
    '_blank',
    'noopener noreferrer',
    'Opens in a new tab',
  ])
})

test.each(['javascript:alert(1)', 'https://me:secret@docs.example/'])(
  'The received address %s is not linked',
  async (content) => {
    openReceived(page([received(1, { kind: 'LINK', content })]))
    const panel = await unfold(/Ada Lind 1/)
    expect([panel.textContent, panel.querySelector('a')]).toEqual([content, null])
  },
)

test('A submission without a text says that it was handed in with the outside form', async () => {
  openReceived(page([received(1, { content: '' })]))
  expect((await unfold(/Ada Lind 1/)).textContent).toBe('Handed in outside of this page.')
})

test('Further received projects are loaded on request, until the last page', async () => {
  const answers = ({ after }: Fields) =>
    after === 'next' ? page([received(2)]) : page([received(1)], { nextCursor: 'next' })
  const { asked } = openReceived(answers)
  await screen.findByRole('button', { name: /Ada Lind 1/ })
  press('Show more')
  await screen.findByRole('button', { name: /Ada Lind 2/ })
  expect(screen.getByRole('button', { name: /Ada Lind 1/ })).toBeDefined()
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull())
  expect(asked.map(({ after }) => after)).toEqual([null, 'next'])
})

test('A session in which nobody has handed in says so', async () => {
  openReceived(page([]))
  expect(await screen.findByText('Nobody has handed in yet.')).toBeDefined()
  expect(screen.getByText('0 of 3 members')).toBeDefined()
})

test('A list of received projects that did not load is loaded again on request', async () => {
  let fails = true
  openReceived(() => (fails ? null : page([received(1)])))
  expect(screen.getByRole('status').textContent).toContain('Loading the projects')
  expect((await screen.findByRole('alert')).textContent).toContain('The projects didn’t load.')
  fails = false
  press('Retry')
  await screen.findByRole('button', { name: /Ada Lind 1/ })
})
