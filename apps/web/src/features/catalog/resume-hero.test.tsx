import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { aSession, NOW } from '../../testing/dashboard-session.ts'
import { renderMemberScreen } from '../../testing/render-member-screen.tsx'
import { meteringQuery } from '../metering/metering-query.ts'
import { CoursesPage } from './CoursesPage.tsx'
import { dashboardQuery } from './dashboard-query.ts'
import type { ResumePoint } from '../resume/use-resume-point.ts'

beforeEach(() => vi.spyOn(Date, 'now').mockReturnValue(NOW))
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const point: ResumePoint = {
  courseId: 'course-1',
  courseTitle: 'Pricing Strategy',
  courseContentGroupId: 'module-1',
  moduleTitle: 'Value',
  courseContentId: 'lesson-2',
  videoId: 'video-2',
  title: 'What a price says',
  videoThumbnail: '/art/lesson.svg',
  duration: 600,
  continueAtTime: 240,
  lessonNumber: 2,
  lessonCount: 9,
}

/** Opens the courses dashboard of a member with a resume point; returns the hero, null without one. */
async function openHero(
  resume: ResumePoint | null,
  setting: NonNullable<Parameters<typeof renderMemberScreen>[1]> = {},
) {
  await renderMemberScreen(CoursesPage, {
    address: '/courses',
    ...setting,
    known: [
      [dashboardQuery.queryKey, { sessions: [aSession()], bookmarks: new Set(), resume }],
      ...(setting.known ?? []),
    ],
  })
  await screen.findByRole('heading', { level: 1 })
  return screen.queryByRole('region', { name: 'Continue watching' })
}

test('The resume hero names the lesson, its position in the course and what is left, and links to its page', async () => {
  const hero = await openHero(point)
  if (!hero) throw new Error('Expected the hero.')
  const inside = within(hero)
  expect(inside.getByText('What a price says')).toBeDefined()
  expect(inside.getByText('Lesson 2 of 9 · 6 min left')).toBeDefined()
  const bar = inside.getByRole('progressbar', { name: 'Position in What a price says' })
  expect(bar.getAttribute('aria-valuenow')).toBe('40')
  const play = inside.getByRole('link', { name: 'Resume What a price says' })
  expect(play.getAttribute('href')).toBe('/courses/ondemand/course-1/module-1/lesson-2')
})

test('The resume hero of a lesson that was not begun says Play and its whole length', async () => {
  const hero = await openHero({ ...point, continueAtTime: 0 })
  expect(hero?.textContent).toContain('Lesson 2 of 9 · 10 min')
  expect(hero?.textContent).not.toContain('left')
  expect(screen.getByRole('link', { name: 'Play What a price says' })).toBeDefined()
  expect(screen.queryByRole('progressbar')).toBeNull()
})

test('The resume hero is absent without a course that was begun, and above the results of a search', async () => {
  expect(await openHero(null)).toBeNull()
  cleanup()
  expect(await openHero(point, { address: '/courses?d=beginner' })).toBeNull()
})

test('The resume hero is absent for a limited member whose month allows no further video, unless this one was watched', async () => {
  const limited = (watchedVideoIds: string[]) => ({
    accountType: 'LIMITED' as const,
    areas: ['mc-limited'],
    known: [
      [meteringQuery.queryKey, { threshold: 3, currentMeasure: 3, watchedVideoIds, entitledVideoIds: [] }],
    ] as const,
  })
  expect(await openHero(point, limited([]))).toBeNull()
  cleanup()
  expect(await openHero(point, limited(['video-2']))).not.toBeNull()
})
