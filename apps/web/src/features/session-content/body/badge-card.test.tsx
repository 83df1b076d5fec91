import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { badge } from '../../credentials/credential.fixture.ts'
import { openSession, useSessionTests } from '../session-page.fixture.ts'
import { container, content, session } from '../session-page-parts.fixture.ts'

useSessionTests()

const EARNED = session({ courseBadgeId: 'b1' })
const TITLE = { level: 2, name: 'Badge earned' }

test.each([
  ['beside its tasks', [container('one')]],
  ['when nothing is published', []],
])('A session shows its badge to whoever has it, to download and to share, %s', async (_when, containers) => {
  openSession({
    session: EARNED,
    content: content({ containers }),
    credentials: [badge('x'), badge('c1')],
  })
  expect(await screen.findByRole('heading', TITLE)).toBeDefined()
  expect(await screen.findByText('On Nov 2, 2026. It is yours to keep and to share.')).toBeDefined()
  expect(screen.getByRole('link', { name: 'Download PDF of Course c1' })).toBeDefined()
  expect(screen.getByRole('button', { name: 'Share Course c1' })).toBeDefined()
  expect(screen.getByRole('link', { name: 'See the course' }).getAttribute('href')).toBe('/courses/c1')
})

test('A badge of a name that cannot be drawn is said to be the member’s, and when it can be shared', async () => {
  openSession({ session: EARNED })
  expect(await screen.findByText(/^You can download and share it from the first issuing day/)).toBeDefined()
  expect(screen.getByText('The badge of this course is yours to keep.')).toBeDefined()
})

test('A badge that did not load is not said to have a name that cannot be drawn, and loads again on request', async () => {
  let fails = true
  openSession({
    session: EARNED,
    credentials: [badge('c1')],
    answer: (variables) =>
      fails && Object.keys(variables).length === 0 ? { errors: [{ message: 'Not now.' }] } : undefined,
  })
  const retry = await screen.findByRole('button', { name: 'Retry' })
  expect(screen.queryByText(/issuing day/)).toBeNull()
  fails = false
  fireEvent.click(retry)
  expect(await screen.findByRole('button', { name: 'Share Course c1' })).toBeDefined()
})
