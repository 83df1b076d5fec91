import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { player } from '../fake-player.fixture.tsx'
import { course, groupOf, lecture } from '../video-collection.fixture.ts'
import { type Opened, openVideoPage, playVideo, useVideoPageTests } from '../video-page.fixture.tsx'

vi.mock('../player/LecturePlayer.tsx', () => import('../fake-player.fixture.tsx'))

useVideoPageTests()

const user = userEvent.setup()
const THIRD = '/courses/ondemand/course/h/c3'

/** A course of two modules with three lessons, of which the second is optional and half watched. */
function modules() {
  const lessons = [lecture(1, { completed: true }), lecture(2, { creditedSeconds: 50.9 })]
  const value = groupOf('g', 'Value', lessons)
  const optional = value.lessons.map((lesson, index) => ({ ...lesson, isOptional: index === 1 }))
  return course([], [{ ...value, lessons: optional }, groupOf('h', 'Test', [lecture(3, { groupId: 'h' })])])
}

async function openOutline(opened: Opened = {}) {
  const router = await openVideoPage({ course: modules(), ...opened })
  const outline = within(await screen.findByRole('tabpanel', { name: 'Outline' }))
  return { router, outline, rows: () => outline.getAllByRole('listitem') }
}

describe('The outline beside a video', () => {
  test('says which lesson of how many is open, and lists all modules with what was watched of each lesson', async () => {
    const { outline, rows } = await openOutline()
    expect(outline.getByText('Lesson 1 of 3')).toBeTruthy()
    expect(outline.getByText('1 completed')).toBeTruthy()
    const names = outline.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
    expect(names).toEqual(['1. Value', '2. Test'])
    expect(rows().map(({ textContent }) => textContent)).toEqual([
      'Lesson 101:40',
      'Lesson 2Up next · Optional · 50% watched01:40',
      'Lesson 301:40',
    ])
    const completed = rows().map((row) => within(row).queryByRole('img', { name: 'Completed' }) !== null)
    expect(completed).toEqual([true, false, false])
  })

  test('marks the open lesson, and says what is next', async () => {
    const { outline } = await openOutline({ address: '/courses/ondemand/course/g/c2' })
    expect(outline.getByText('Lesson 2 of 3')).toBeTruthy()
    expect(outline.getAllByRole('link', { current: 'page' }).map(({ textContent }) => textContent)).toEqual([
      'Lesson 2',
    ])
    expect(outline.getByText('Up next').closest('li')?.textContent).toContain('Lesson 3')
  })

  test('plays the lesson whose link is chosen', async () => {
    vi.stubGlobal(
      'navigator',
      Object.assign(Object.create(navigator), { userActivation: { hasBeenActive: true } }),
    )
    const { router, outline } = await openOutline()
    await user.click(outline.getByRole('link', { name: 'Lesson 3' }))
    await waitFor(() => expect(router.state.location.pathname).toBe(THIRD))
    await waitFor(() => expect(player.props).toMatchObject({ title: 'Lesson 3', source: { startAt: 0 } }))
    expect(await outline.findByText('Lesson 3 of 3')).toBeTruthy()
  })

  test('does not load the open lesson again when its link is chosen while it plays', async () => {
    const { outline } = await openOutline()
    await playVideo()
    const { source } = player.props ?? {}
    await user.click(outline.getByRole('link', { name: 'Lesson 1' }))
    await act(async () => {})
    expect(player.props?.source).toBe(source)
  })

  test('locks what the allowance of the month leaves out', async () => {
    const plan = { threshold: 1, currentMeasure: 1, watchedVideoIds: ['v1'], entitledVideoIds: [] }
    const { outline, rows } = await openOutline({ accountType: 'LIMITED', plan })
    expect(outline.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Lesson 1'])
    expect(rows().map(({ textContent }) => textContent)).toEqual([
      'Lesson 101:40',
      'Lesson 2Locked · Optional · 50% watched01:40',
      'Lesson 3Locked01:40',
    ])
  })

  test('locks every lesson but the free preview outside of the plan', async () => {
    const whole = modules()
    const groups = whole.groups.map((group) => ({
      ...group,
      lessons: group.lessons.map((lesson, index) => ({ ...lesson, preview: index === 0 })),
      videos: group.videos.filter(({ videoContentId }) => videoContentId === 'c1'),
    }))
    const { outline } = await openOutline({ course: { ...whole, entitled: false, groups } })
    expect(outline.getByText('Lesson 1 of 3')).toBeTruthy()
    expect(outline.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Lesson 1'])
    expect(outline.getByText(/Free preview/).closest('li')?.textContent).toContain('Lesson 1')
    expect(outline.getAllByText(/Locked/)).toHaveLength(2)
  })

  test('of a session lists the videos of the group', async () => {
    await openVideoPage({ address: '/courses/session/session/g/v2' })
    const outline = within(await screen.findByRole('tabpanel', { name: 'Outline' }))
    expect(outline.getByText('Video 2 of 2')).toBeTruthy()
    expect(outline.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/courses/session/session/g/v1',
      '/courses/session/session/g/v2',
    ])
    expect(outline.queryByRole('heading')).toBeNull()
  })
})

test('The tabs beside a video are moved by the arrow keys, and the chosen one is remembered', async () => {
  await openOutline()
  screen.getByRole('tab', { name: 'Outline' }).focus()
  await user.keyboard('{ArrowRight}')
  const transcript = screen.getByRole('tab', { name: 'Transcript' })
  expect(document.activeElement).toBe(transcript)
  expect(transcript.getAttribute('aria-selected')).toBe('true')
  expect(screen.queryByText('Lesson 1 of 3')).toBeNull()
  cleanup()
  await openVideoPage({ course: modules() })
  const selected = await screen.findByRole('tab', { selected: true })
  expect(selected.textContent).toBe('Transcript')
})
