import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { type SignedIn, viewerQuery } from '../../../lib/viewer/viewer.ts'
import { renderMemberScreen } from '../../../testing/render-member-screen.tsx'
import { stubService } from '../../../testing/stub-service.ts'
import { NextSteps } from './NextSteps.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const LIVE = 'Sign up for a (free!) live course'
const ON_DEMAND = 'Start your first on-demand course'

const open = (getNextStepsStatus: object[]) => {
  stubService({ '/graphql': { body: { data: { getNextStepsStatus } } } })
  return renderMemberScreen(NextSteps, { accountType: 'LIMITED', areas: ['mc-limited'] })
}

test('The first steps of a limited member link to what each open step needs, and say which steps are done', async () => {
  await open([
    { name: LIVE, isCompleted: false, remedyRoute: '/courses/free' },
    { name: ON_DEMAND, isCompleted: true, remedyRoute: '/courses/videos' },
  ])
  expect(screen.getByRole('heading', { name: 'Welcome, Nia!' })).toBeDefined()
  const link = await screen.findByRole('link', { name: LIVE })
  expect(link.getAttribute('href')).toBe('/courses/free')
  const [, done] = screen.getAllByRole('listitem')
  expect(done?.textContent).toBe(`${ON_DEMAND} (done)`)
  expect(within(done ?? document.body).queryByRole('link')).toBeNull()
})

test('The first steps greet a member without a first name by the display name', async () => {
  const { queryClient } = await open([{ name: LIVE, isCompleted: false, remedyRoute: '/courses' }])
  queryClient.setQueryData<SignedIn>(
    viewerQuery.queryKey,
    (known) => known && { ...known, member: { ...known.member, firstName: '' } },
  )
  expect(await screen.findByRole('heading', { name: 'Welcome, Nia Okafor!' })).toBeDefined()
})

test('The panel of the first steps is absent for a member who has no steps', async () => {
  await open([])
  await waitFor(() => expect(screen.queryByRole('heading')).toBeNull())
})
