import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { aSession, NOW } from '../../../testing/dashboard-session.ts'
import { renderMemberScreen } from '../../../testing/render-member-screen.tsx'
import { stubService } from '../../../testing/stub-service.ts'
import { CoursesPage } from '../CoursesPage.tsx'
import { dashboardQuery } from '../dashboard-query.ts'

beforeEach(() => vi.spyOn(Date, 'now').mockReturnValue(NOW))
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** Opens the list of saved courses with one course and presses its bookmark, which the server removes or keeps. */
async function removeBookmark(success: boolean) {
  const saved = { success, error: null }
  const requests = stubService({
    '/graphql': { body: { data: { addUserSave: saved, removeUserSave: saved } } },
  })
  const { queryClient } = await renderMemberScreen(CoursesPage, {
    address: '/courses?b=true',
    known: [
      [dashboardQuery.queryKey, { sessions: [aSession()], bookmarks: new Set(['course-1']), resume: null }],
    ],
  })
  fireEvent.click(await screen.findByRole('button', { name: 'Save Pricing Strategy', pressed: true }))
  return { requests, queryClient }
}

const listed = () => screen.queryAllByRole('article').length

test('A course that is no longer saved leaves the list, and Undo saves it again', async () => {
  const { requests, queryClient } = await removeBookmark(true)
  const undo = await screen.findByRole('button', { name: 'Undo' })
  expect(screen.getByText('“Pricing Strategy” is no longer saved.')).toBeDefined()
  expect(listed()).toBe(0)
  const before = requests.length
  fireEvent.click(undo)
  await waitFor(() => expect(listed()).toBe(1))
  await waitFor(() => expect(requests).toHaveLength(before + 1))
  expect(queryClient.getQueryData(dashboardQuery.queryKey)?.bookmarks).toEqual(new Set(['course-1']))
  await waitFor(() => expect(screen.queryByText(/is no longer saved/), 'nothing is left to undo').toBeNull())
})

test('A bookmark whose removal the server refuses brings the course back and offers nothing to undo', async () => {
  await removeBookmark(false)
  expect(await screen.findByRole('alert')).toBeDefined()
  await waitFor(() => expect(listed()).toBe(1))
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
})
