import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderMemberScreen } from '../../../testing/render-member-screen.tsx'
import { stubService } from '../../../testing/stub-service.ts'
import { aResource } from '../resource.fixture.ts'
import { CourseResources } from './CourseResources.tsx'

/** Stands for a window to which the part comes near when the test says so. */
let comeNear = () => {}

beforeEach(() => {
  comeNear = () => {}
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

async function open(body: object, areas = ['mcsc-unlimited']) {
  const requests = stubService({ '/graphql': { body } })
  await renderMemberScreen(() => <CourseResources courseId="c" />, { areas })
  expect(requests, 'what is far away is not loaded').toHaveLength(0)
  act(comeNear)
  return requests
}

test('The resources of a course are shown once the member is near, each with a link', async () => {
  await open({ data: { listCourseResources: [aResource('a', 'A'), aResource('b', 'B')] } })
  await screen.findByRole('region', { name: 'Resources for this course' })
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/resources/a',
    '/resources/b',
  ])
})

test.each([
  ['has none of them', { data: { listCourseResources: [] } }],
  ['does not load them', { data: null, errors: [{ message: 'No.' }] }],
])('The section of resources of a course is left out where the course %s', async (_what, body) => {
  const requests = await open(body)
  await waitFor(() => expect(requests).toHaveLength(1))
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)))
  expect(screen.queryByRole('heading')).toBeNull()
})

test('The resources of a course are not asked for by a member who may not read resources', async () => {
  const requests = await open({ data: {} }, ['mc-transactional'])
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)))
  expect(requests).toHaveLength(0)
})
