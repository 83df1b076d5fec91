import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { lesson, liveSession, onDemandSession } from '../landing-sessions.fixture.ts'
import { openLanding } from '../landing.fixture.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const MODULES = [
  { courseContentGroupId: 'one', title: 'Value', content: [lesson('a', { preview: true }), lesson('b')] },
  { courseContentGroupId: 'two', title: 'Test', content: [lesson('c')] },
  { courseContentGroupId: 'three', title: 'Defend', content: [lesson('d')] },
]
const LIMITED = { accountType: 'LIMITED', areas: ['mc-limited'] } as const
const progress = {
  creditedShare: 0.5,
  completed: false,
  groups: [
    {
      courseContentGroupId: 'one',
      videos: [
        { videoId: 'v-a', creditedTime: 60, completed: true },
        { videoId: 'v-b', creditedTime: 15, completed: false },
      ],
    },
  ],
}

async function openOutline(more: Partial<Parameters<typeof openLanding>[0]> = {}) {
  const { areas, ...opened } = more
  await openLanding({
    sessions: [onDemandSession()],
    modules: MODULES,
    ...opened,
    ...(areas && { areas: [...areas] }),
  })
  return within(await screen.findByRole('region', { name: 'Course outline' }))
}

describe('The course outline', () => {
  test('links every lesson that the plan covers, with its length and the totals', async () => {
    const outline = await openOutline()
    expect(outline.getByRole('link', { name: /^Lesson a/ }).getAttribute('href')).toBe(
      '/courses/ondemand/c/one/a',
    )
    expect(outline.getAllByRole('link')).toHaveLength(4)
    expect(outline.getByText('4 lessons · 4 min')).toBeDefined()
    const first = outline.getByRole('heading', { name: '1. Value' }).parentElement
    expect(first?.textContent).toBe('1. Value2 lessons · 2 min')
    expect(outline.queryByText('Free preview'), 'nothing is locked').toBeNull()
  })

  test('says what is completed and how much of a lesson was credited', async () => {
    const outline = await openOutline({ progress })
    expect(outline.getByRole('link', { name: 'Lesson a' }).parentElement?.textContent).toBe(
      'Lesson a, completed',
    )
    expect(outline.getByRole('link', { name: 'Lesson b' }).parentElement?.textContent).toBe(
      'Lesson b, 25% watched',
    )
    expect(outline.getByText('4 lessons · 1 completed · 4 min')).toBeDefined()
  })

  test('says which lessons the badge does not require', async () => {
    const modules = [
      {
        courseContentGroupId: 'one',
        title: 'Value',
        content: [lesson('a'), lesson('b', { completionRequired: false })],
      },
    ]
    const outline = await openOutline({ modules })
    expect(outline.getAllByText('Optional').map((pill) => pill.closest('li')?.textContent)).toEqual([
      'Lesson bOptional01:00',
    ])
  })

  test('locks all lessons but the free preview outside of the plan', async () => {
    const outline = await openOutline({ covered: false, sessions: [liveSession(), onDemandSession()] })
    expect(outline.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Lesson a'])
    expect(outline.getByText('Free preview')).toBeDefined()
    expect(outline.getAllByText(', locked')).toHaveLength(3)
    expect(outline.getByText('Your plan does not include the locked lessons.')).toBeDefined()
  })

  test('locks what the month no longer covers for a limited member, and leaves the words and the sale to the bar', async () => {
    const plan = { threshold: 3, currentMeasure: 3, watchedVideoIds: ['v-c'], entitledVideoIds: ['v-a'] }
    const outline = await openOutline({ ...LIMITED, areas: ['mc-limited'], plan })
    expect(outline.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Lesson a',
      'Lesson c',
    ])
    expect(outline.queryByText(/You’re out of videos|Become a member/)).toBeNull()
  })

  test('names the free preview of a limited member who has videos left, and locks nothing', async () => {
    const plan = { threshold: 3, currentMeasure: 1, watchedVideoIds: [], entitledVideoIds: ['v-a'] }
    const outline = await openOutline({ ...LIMITED, areas: ['mc-limited'], plan })
    expect(outline.getAllByRole('link')).toHaveLength(4)
    expect(outline.getByText('Free preview')).toBeDefined()
    expect(outline.queryByText('Become a member')).toBeNull()
  })

  test('locks everything of an edition that is announced', async () => {
    const outline = await openOutline({
      sessions: [liveSession(), onDemandSession({ enrollmentStatus: 'FUTURE' })],
    })
    expect(outline.queryAllByRole('link')).toEqual([])
    expect(outline.getByText('The lessons open with the on-demand edition.')).toBeDefined()
    expect(outline.queryByText('Free preview')).toBeNull()
  })

  test('is left out of a course without lessons', async () => {
    await openLanding({ sessions: [liveSession()] })
    expect(screen.queryByRole('region', { name: 'Course outline' })).toBeNull()
  })
})

describe('The modules of the course outline', () => {
  const states = (outline: Awaited<ReturnType<typeof openOutline>>) =>
    outline.getAllByRole<HTMLDetailsElement>('group').map(({ open }) => open)

  test('are all open on a wide screen, and close one by one', async () => {
    const outline = await openOutline()
    expect(states(outline)).toEqual([true, true, true])
    fireEvent.click(outline.getByRole('heading', { name: '1. Value' }))
    expect(states(outline)).toEqual([false, true, true])
  })

  test('are closed after the first two on a phone', async () => {
    vi.spyOn(window, 'matchMedia').mockImplementation(
      (query) =>
        Object.assign(new EventTarget(), { media: query, matches: query.includes('max-width') }) as never,
    )
    expect(states(await openOutline())).toEqual([true, true, false])
  })
})
