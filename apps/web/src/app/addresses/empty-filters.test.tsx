import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { reportError } from '../../lib/tracking/error-reporting.ts'
import { openApp } from '../../testing/open-app.tsx'
import { MEMBER_ANSWER } from '../../testing/signed-in.ts'

vi.mock('../../lib/tracking/error-reporting.ts', () => ({
  reportError: vi.fn<typeof reportError>(),
  watchErrors: () => {},
}))

test('A filter without any known value is logged once, though it is removed from the address', async () => {
  const { address } = openApp('/courses?t=cooking&s=ai', {
    signedIn: MEMBER_ANSWER,
    data: { listUserCourses: [], listCourseBookmarks: [] },
  })
  await screen.findByRole('heading', { level: 1, name: 'Courses Dashboard' })
  const logged = vi.mocked(reportError).mock.calls.map(([error]) => String(error))
  expect(logged).toEqual(['Error: The filter of topics is empty.'])
  expect(address()).toBe('/courses?s=ai')
})
