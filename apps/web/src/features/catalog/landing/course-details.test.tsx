import { cleanup, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { liveSession, onDemandSession } from './landing-sessions.fixture.ts'
import { openLanding } from './landing.fixture.tsx'

vi.mock('../../video/PreviewPlayer.tsx', () => ({
  PreviewPlayer: ({ title, playlistUrl }: { title: string; playlistUrl: string }) => (
    <div role="region" aria-label={title} data-playlist={playlistUrl} />
  ),
}))

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const maya = { facultyId: 'maya', fullName: 'Maya Lindqvist', imageUrl: '/maya.svg', biography: 'Teaches.' }
const courseMeta = {
  hoursPerWeek: null,
  reviews: [{ text: 'It paid for itself.', name: 'Ines Calloway', role: 'Head of Product' }],
  hideTimeAndFacultyLabels: false,
  topTakeaway: 'Price is a decision.',
  courseSyllabusUrl: 'https://school.example/syllabus.pdf',
  sprintTrailerJwPlayerFileId: 'welcome',
  sprintTrailerCoverImageUrl: '/v2/media/welcome/poster.webp',
  whoWillBenefit: [{ title: 'Founders', description: 'You charge too little.', iconUrl: null }],
  whatYouWillLeaveWith: [{ title: 'A value map', description: 'In money.', iconUrl: null }],
}
const whole = liveSession({ courseMeta, faculties: [maya] })
const PLAY = { name: 'Play the trailer of Negotiation That Lasts' }

test('The sections of a landing page have a fixed order', async () => {
  await openLanding({ sessions: [whole, onDemandSession({ courseMeta, faculties: [maya] })] })
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Choose your learning format',
    'The Top Takeaway',
    "Who It's Perfect For",
    "What You'll Learn",
    'What members say',
    'Course outline',
    'Watch the trailer',
    'Meet your professor',
  ])
  const syllabus = screen.getByRole('link', { name: 'Course syllabus' })
  expect([syllabus.getAttribute('href'), syllabus.getAttribute('target')]).toEqual([
    courseMeta.courseSyllabusUrl,
    '_blank',
  ])
  expect(screen.getByRole('button', { name: 'JOIN THE COURSE' })).toBeDefined()
})

test('A landing page leaves out the sections that its course has no texts for', async () => {
  await openLanding({ sessions: [liveSession()] })
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Choose your learning format',
  ])
  expect(screen.queryByRole('link', { name: 'Course syllabus' })).toBeNull()
})

describe('The trailer of a course', () => {
  test('requests its address and the player when Play is pressed, and not before', async () => {
    const { requests } = await openLanding({ sessions: [whole], trailer: '/manifests/welcome.m3u8?t=1' })
    const before = requests.length
    await userEvent.click(screen.getByRole('button', PLAY))
    const player = await screen.findByRole('region', { name: 'Trailer: Negotiation That Lasts' })
    expect(player.dataset['playlist']).toBe('/manifests/welcome.m3u8?t=1')
    expect(requests).toHaveLength(before + 1)
  })

  test('that does not open says so, with Retry', async () => {
    await openLanding({ sessions: [whole], trailer: null })
    await userEvent.click(screen.getByRole('button', PLAY))
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain('The trailer didn’t open.')
    await userEvent.click(within(alert).getByRole('button', { name: 'Retry' }))
    expect(await screen.findByRole('alert')).toBeDefined()
  })
})

describe('A professor on the landing page of a course', () => {
  const other = {
    courseId: 'other',
    title: 'Brand Strategy',
    subtitle: 'Stand for something',
    coverImageUrl: '/b.svg',
  }

  test('is shown with links to their other courses', async () => {
    const facultyCourses = [{ facultyId: 'maya', courses: [other] }]
    await openLanding({ sessions: [whole], facultyCourses })
    const more = within(screen.getByRole('list', { name: 'More from Maya Lindqvist' }))
    const link = more.getByRole('link', { name: /^Brand Strategy/ })
    expect(link.getAttribute('href')).toBe('/courses/other')
  })

  test('without other courses is shown without a list', async () => {
    await openLanding({ sessions: [whole] })
    expect(screen.getByText('Teaches.')).toBeDefined()
    expect(screen.queryByText(/^More from/)).toBeNull()
  })
})
