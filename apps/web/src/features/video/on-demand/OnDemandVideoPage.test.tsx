import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { queryClient } from '../../../lib/graphql/query-client.ts'
import { meteringQuery } from '../../metering/metering-query.ts'
import { player } from '../fake-player.fixture.tsx'
import { course, groupOf, lecture } from '../video-collection.fixture.ts'
import { server } from '../video-endpoint.fixture.ts'
import { openVideoPage, playVideo, useVideoPageTests } from '../video-page.fixture.tsx'
import { onDemandCourseQuery } from './on-demand-course-query.ts'

vi.mock('../player/LecturePlayer.tsx', () => import('../fake-player.fixture.tsx'))

useVideoPageTests()

/** The course as the server returns it to a member whose plan does not include it: titles without videos. */
function courseOutsidePlan() {
  const whole = course()
  return {
    ...whole,
    entitled: false,
    groups: whole.groups.map((module) => ({ ...module, videos: [] })),
  }
}

test.each([
  ['LIMITED', 'Become a member', '/upgrade'],
  ['EMPLOYEE', 'Contact Support', 'mailto:support@demo.school'],
  ['MEMBER', 'Contact Support', 'mailto:support@demo.school'],
] as const)(
  'A lesson outside the plan of the account type %s says so and offers “%s”',
  async (accountType, call, address) => {
    await openVideoPage({ accountType, course: courseOutsidePlan() })
    const title = "Oh no. You don't have access to this on-demand content."
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy()
    expect(screen.getByText(/^Your plan does not include this lesson\./)).toBeTruthy()
    expect(screen.getByRole('link', { name: call }).getAttribute('href')).toBe(address)
    expect(screen.getByRole('link', { name: 'See your courses' }).getAttribute('href')).toBe('/courses')
    expect(document.title).toContain('A course')
  },
)

test('A lesson outside the plan stands beside the outline of its course, in which it is marked and locked', async () => {
  await openVideoPage({ course: courseOutsidePlan() })
  const outline = within(await screen.findByRole('complementary', { name: 'Course outline' }))
  expect(outline.getByText('Lesson 1 of 2')).toBeTruthy()
  expect(outline.getByText('Lesson 1').getAttribute('aria-current')).toBe('page')
  expect(outline.getAllByText('Locked')).toHaveLength(2)
  expect(outline.queryByRole('link')).toBeNull()
})

test('A lesson of an on-demand edition that opens later says when, and links back to the course', async () => {
  const later = { ...courseOutsidePlan(), entitled: true, opensAt: Date.UTC(2026, 11, 24, 15) }
  await openVideoPage({ course: later })
  expect(await screen.findByRole('heading', { level: 1, name: 'Coming Soon!' })).toBeTruthy()
  expect(screen.getByText(/^The lessons of this course open on Dec 24, 2026 at /)).toBeTruthy()
  const back = screen.getAllByRole('link', { name: 'Back to Course' })
  expect(new Set(back.map((link) => link.getAttribute('href')))).toEqual(new Set(['/courses/course']))
  expect(document.title).toContain('A course')
})

describe('A video beyond the allowance of the month', () => {
  const plan = { threshold: 3, currentMeasure: 3, watchedVideoIds: ['v2'], entitledVideoIds: [] }

  test('is replaced by a lock that says so, with the way back and the benefits of a membership', async () => {
    await openVideoPage({ accountType: 'LIMITED', plan })
    expect(await screen.findByText('Shucks.')).toBeTruthy()
    expect(screen.getByText('You’re out of videos for the month.')).toBeTruthy()
    const dialog = within(
      await screen.findByRole('dialog', { name: "You've reached your monthly viewing limit" }),
    )
    expect(dialog.getByText(/^Next 3 videos on .+\. Members watch without a limit, and get:$/)).toBeTruthy()
    expect(dialog.getByText('Unlimited live and on-demand courses')).toBeTruthy()
    expect(dialog.getByRole('link', { name: 'Enroll Now' }).getAttribute('href')).toBe('/upgrade')
    const back = screen.getAllByRole('link', { name: 'Back to Course', hidden: true })
    expect(new Set(back.map((link) => link.getAttribute('href')))).toEqual(new Set(['/courses/course']))
  })

  test('plays when it was watched in the same month', async () => {
    await openVideoPage({ accountType: 'LIMITED', plan, address: '/courses/ondemand/course/g/c2' })
    expect(await screen.findByRole('button', { name: 'Play' })).toBeTruthy()
    expect(screen.queryByText('Shucks.')).toBeNull()
  })

  test('that the server refused is offered again when the next month begins on the open page', async () => {
    server.refusal = { code: 'METERING_EXCEEDED', message: 'You’re out of videos for the month.' }
    server.plan = plan
    await openVideoPage({ accountType: 'LIMITED', plan: { ...plan, currentMeasure: 2 } })
    await userEvent.click(await screen.findByRole('button', { name: 'Play' }))
    expect(await screen.findByText('Shucks.')).toBeTruthy()
    await waitFor(() => expect(queryClient.getQueryData(meteringQuery.queryKey)).toMatchObject(plan))
    server.plan = { ...plan, currentMeasure: 0 }
    await act(() => queryClient.invalidateQueries({ queryKey: meteringQuery.queryKey }))
    expect(await screen.findByRole('button', { name: 'Play' })).toBeTruthy()
    expect(screen.queryByText('Shucks.')).toBeNull()
    expect(screen.queryByText('This video didn’t open.')).toBeNull()
  })
})

test('A video whose place in the month another one reserves is not locked, says so, and is tried again on request', async () => {
  server.refusal = { code: 'METERING_RESERVED', message: 'Another video holds your last one of the month.' }
  server.plan = { threshold: 3, currentMeasure: 2, watchedVideoIds: [], entitledVideoIds: [] }
  await openVideoPage({ accountType: 'LIMITED', plan: server.plan })
  await userEvent.click(await screen.findByRole('button', { name: 'Play' }))
  expect((await screen.findByRole('alert')).textContent).toContain(server.refusal.message)
  expect(screen.queryByText('Shucks.')).toBeNull()
  server.refusal = null
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
  await waitFor(() => expect(player.props?.source).toBeTruthy())
})

const withoutVideo = () => {
  const [module] = course().groups
  return course([], module && [{ ...module, videos: [] }])
}

test.each([
  ['in an unknown course', '/courses/ondemand/course/g/c1', null],
  ['that has no video', '/courses/ondemand/course/g/c1', withoutVideo()],
])('A lesson %s shows the 404 page', async (_where, address, opened) => {
  await openVideoPage({ course: opened, address })
  await waitFor(() => expect(document.title).toContain('Page not found'))
})

test.each([
  ['lesson', 'in a course of the plan', '/courses/ondemand/course/g/nothing', course()],
  ['module', 'in a course of the plan', '/courses/ondemand/course/nothing/c1', course()],
  ['lesson', 'in a course outside the plan', '/courses/ondemand/course/g/nothing', courseOutsidePlan()],
])(
  'The address of a %s that does not exist %s leads to the landing page of the course',
  async (_what, _where, address, opened) => {
    const router = await openVideoPage({ course: opened, address })
    expect(router.state.location.pathname).toBe('/courses/course')
  },
)

describe('A lesson whose page is open', () => {
  const { queryKey } = onDemandCourseQuery('course')

  test('leads to the landing page of its course when it leaves the course', async () => {
    const router = await openVideoPage()
    await playVideo()
    act(() => void queryClient.setQueryData(queryKey, course([lecture(2)])))
    await waitFor(() => expect(router.state.location.pathname).toBe('/courses/course'))
  })

  test('becomes the 404 page when its course is taken down', async () => {
    await openVideoPage()
    await playVideo()
    act(() => void queryClient.setQueryData(queryKey, null))
    await waitFor(() => expect(document.title).toContain('Page not found'))
  })

  test('says so when the plan of the member loses the course', async () => {
    await openVideoPage()
    await playVideo()
    act(() => void queryClient.setQueryData(queryKey, courseOutsidePlan()))
    expect(await screen.findByText(/^Your plan does not include this lesson\./)).toBeTruthy()
  })
})

describe('The lessons of a course with two modules', () => {
  const first = [lecture(1), lecture(2)]
  const second = [lecture(3, { groupId: 'h' })]
  const modules = () => course([], [groupOf('g', 'Value', first), groupOf('h', 'Test', second)])
  const at = (address: string) =>
    openVideoPage({ course: modules(), address: `/courses/ondemand/course/${address}` })
  const links = () =>
    within(screen.getByRole('navigation', { name: 'Modules' }))
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')])

  test('link to the module before or after, which the links name', async () => {
    await at('g/c2')
    expect(await screen.findByRole('link', { name: 'Back to Course' })).toBeTruthy()
    expect(links()).toEqual([['Next Module Test', '/courses/ondemand/course/h/c3']])
    cleanup()
    await at('h/c3')
    await screen.findByRole('heading', { level: 1 })
    expect(links()).toEqual([['Prev Module Value', '/courses/ondemand/course/g/c1']])
    expect(screen.queryByRole('link', { name: /Next Video|Previous Video/ })).toBeNull()
  })

  test('are followed by the next of the module, then the next module, and at last the page of the course', async () => {
    const router = await at('g/c1')
    await playVideo()
    for (const [button, path] of [
      [/^Play now/, '/courses/ondemand/course/g/c2'],
      [/^Play now/, '/courses/ondemand/course/h/c3'],
      [/^Back to Course/, '/courses/course'],
    ] as const) {
      act(() => player.props?.onEnded())
      await userEvent.click(await screen.findByRole('button', { name: button }))
      await waitFor(() => expect(router.state.location.pathname).toBe(path))
    }
  })
})
