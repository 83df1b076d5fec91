import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { course } from '../video-collection.fixture.ts'
import { openVideoPage, useVideoPageTests } from '../video-page.fixture.tsx'

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
  ['LIMITED', 'Enroll Now', '/upgrade'],
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

test('A lesson of an on-demand edition that opens later says when, and links back to the course', async () => {
  const later = { ...courseOutsidePlan(), entitled: true, opensAt: Date.UTC(2026, 11, 24, 15) }
  await openVideoPage({ course: later })
  expect(await screen.findByRole('heading', { level: 1, name: 'Coming Soon!' })).toBeTruthy()
  expect(screen.getByText(/^The lessons of this course open on Dec 24, 2026 at /)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Back to Course' }).getAttribute('href')).toBe('/courses/course')
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
})

test.each([
  ['in a course outside the plan', courseOutsidePlan()],
  ['in a course of the plan', course()],
  ['in an unknown course', null],
])('A lesson that does not exist %s shows the 404 page', async (_where, opened) => {
  await openVideoPage({ course: opened, address: '/courses/ondemand/course/g/nothing' })
  await waitFor(() => expect(document.title).toContain('Page not found'))
  expect(screen.queryByText(/Your plan/)).toBeNull()
})
