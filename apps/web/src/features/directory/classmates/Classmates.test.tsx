import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderMemberScreen } from '../../../testing/render-member-screen.tsx'
import { stubService } from '../../../testing/stub-service.ts'
import { aMember } from '../member.fixture.ts'
import { Classmates } from './Classmates.tsx'
import type { ClassmatesOfCourse } from './classmates-query.ts'

/** Stands for a window to which the part comes near when the test says so. */
let comeNear = () => {}

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(listener: (entries: object[]) => void) {
        comeNear = () => listener([{ isIntersecting: true }])
      }
      observe() {}
      disconnect() {}
    },
  )
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const FAILED = { body: { data: null, errors: [{ message: 'No.' }] } }
const answered = (listClassmates: ClassmatesOfCourse | null) => ({ body: { data: { listClassmates } } })
const two: ClassmatesOfCourse = {
  members: [aMember('1'), aMember('2')],
  total: 2,
  mayBeMore: false,
  isShared: true,
}

async function open(answer: object, areas = ['mcsc-unlimited']) {
  const requests = stubService({ '/graphql': () => answer as { body: unknown } })
  await renderMemberScreen(() => <Classmates courseId="c" />, { areas })
  expect(requests, 'what is far away is not loaded').toHaveLength(0)
  act(comeNear)
  await waitFor(() => expect(requests).toHaveLength(1))
  return requests
}

const region = () => screen.findByRole('region', { name: 'Who also takes this course' })

test('Classmates are shown with links to their profiles once the part is near', async () => {
  await open(answered(two))
  await region()
  const links = await screen.findAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/member-directory/1',
    '/member-directory/2',
  ])
  expect(links[0]?.textContent).toBe('Ann Number 1Product Lead')
})

test('Classmates are names without links for a member who may not open the directory', async () => {
  await open(answered(two), ['mc-transactional'])
  await region()
  expect(screen.getByText('Ann Number 1')).toBeDefined()
  expect(screen.queryAllByRole('link')).toEqual([])
})

test.each([
  [false, 'and 1,234 more'],
  [true, 'and at least 1,234 more'],
])(
  'Classmates beyond those who are shown are counted; if there may be more: %s, as %j',
  async (mayBeMore, text) => {
    await open(answered({ ...two, total: 1236, mayBeMore }))
    await region()
    expect(screen.getByText(text)).toBeDefined()
    expect(screen.queryByText(/You are not shown here/)).toBeNull()
  },
)

test('A member who does not share their courses reads how to be shown among the classmates', async () => {
  await open(answered({ ...two, isShared: false }))
  await region()
  expect(screen.getByText(/^You are not shown here\./)).toBeDefined()
  const link = screen.getByRole('link', { name: 'Choose what others see of you.' })
  expect(link.getAttribute('href')).toBe('/member-directory/user-1/edit')
})

test.each([
  ['a course that the member does not take', null],
  ['a course that nobody shares', { members: [], total: 0, mayBeMore: false, isShared: false }],
])('No classmates are shown for %s', async (_what, classmates) => {
  await open(answered(classmates))
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)))
  expect(screen.queryByRole('heading')).toBeNull()
})

test('Classmates that do not load say so, and load again on Retry', async () => {
  const requests = await open(FAILED)
  await region()
  expect(screen.getByText('Who takes this course didn’t load.').getAttribute('role')).toBe('alert')
  stubService({ '/graphql': answered(two) })
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByText('Ann Number 1')).toBeDefined()
  expect(requests).toHaveLength(1)
})
