import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { openSession, useSessionTests } from '../session-page.fixture.ts'
import { container, content, inHours, item, session, text } from '../session-page-parts.fixture.ts'

// A session's tasks are in containers, which members open and close.

useSessionTests()

const control = (name: RegExp) => screen.findByRole('button', { name })
const STORED = 'expanded-containers:u1:s1'
const TWO = [container('one'), container('two')]
const CONTENTS = { one: [text('Read one.')], two: [text('Read two.')] }

describe('A container of tasks', () => {
  test('is fetched only once it is opened, and only once', async () => {
    const { sent } = openSession({ content: content({ containers: TWO }), contents: CONTENTS })
    const one = await control(/Task one/)
    expect(sent()).toEqual([{ sessionId: 's1', sessionContentIds: [] }])
    fireEvent.click(one)
    expect(await screen.findByText('Read one.')).toBeDefined()
    fireEvent.click(one)
    fireEvent.click(one)
    expect(sent().map(({ sessionContentIds }) => sessionContentIds)).toEqual([[], ['one']])
  })

  test('that was open is remembered, and comes with the page in one request', async () => {
    openSession({ content: content({ containers: TWO }), contents: CONTENTS })
    fireEvent.click(await control(/Task two/))
    await screen.findByText('Read two.')
    cleanup()
    const { queryClient } = await import('../../../lib/graphql/query-client.ts')
    queryClient.clear()
    const { sent } = openSession({ content: content({ containers: TWO }), contents: CONTENTS })
    expect(await screen.findByText('Read two.')).toBeDefined()
    expect((await control(/Task one/)).getAttribute('aria-expanded')).toBe('false')
    expect(sent().map(({ sessionContentIds }) => sessionContentIds)).toEqual([['two']])
  })

  test('that was open but is gone from the session is forgotten', async () => {
    localStorage.setItem(STORED, JSON.stringify(['gone', 'one']))
    openSession({ content: content({ containers: TWO }), contents: CONTENTS })
    fireEvent.click(await control(/Task two/))
    expect(JSON.parse(localStorage.getItem(STORED) ?? '')).toEqual(['one', 'two'])
  })

  test.each(['{', '"one"', '[1,null]'])('is closed when the storage holds %s', async (stored) => {
    localStorage.setItem(STORED, stored)
    const { sent } = openSession({ content: content({ containers: TWO }) })
    expect((await control(/Task one/)).getAttribute('aria-expanded')).toBe('false')
    expect(sent()[0]).toEqual({ sessionId: 's1', sessionContentIds: [] })
  })

  test('without active content says when it opens, and fetches nothing', async () => {
    const closed = container('later', { containsActiveContent: false, opensAt: inHours(48) })
    const { sent } = openSession({ content: content({ containers: [closed] }) })
    fireEvent.click(await control(/Task later/))
    expect(await screen.findByText(/^Opens on Mar 5, 2026 at \d+:\d\d/)).toBeDefined()
    expect(sent()).toHaveLength(1)
  })

  test('shows its placeholder while it is collapsed, and instead of contents that it does not have', async () => {
    const expandedPlaceholder = 'Three short videos'
    openSession({
      content: content({
        containers: [
          container('one', { expandedPlaceholder }),
          container('empty', { expandedPlaceholder: 'Nothing yet', containsActiveContent: false }),
        ],
      }),
      contents: CONTENTS,
    })
    const one = await control(/Task one/)
    expect(within(one).getByText(expandedPlaceholder)).toBeDefined()
    fireEvent.click(one)
    await screen.findByText('Read one.')
    expect(screen.queryByText(expandedPlaceholder)).toBeNull()
    const empty = await control(/Task empty/)
    fireEvent.click(empty)
    await waitFor(() => expect(within(empty).queryByText('Nothing yet')).toBeNull())
    expect(screen.getByText('Nothing yet')).toBeDefined()
  })

  test('that does not load says so and is fetched again by Retry, with the keyboard, which then goes on in it', async () => {
    let fails = true
    openSession({
      content: content({ containers: TWO }),
      contents: CONTENTS,
      answer: ({ sessionContentIds }) =>
        fails && Array.isArray(sessionContentIds) && sessionContentIds.length > 0
          ? { errors: [{ message: 'Oops', extensions: { code: 'INTERNAL' } }] }
          : undefined,
    })
    fireEvent.click(await control(/Task one/))
    const problem = await screen.findByRole('alert')
    expect(problem.textContent).toBe('“Task one” didn’t load.')
    fireEvent.click(await control(/Task two/))
    await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(2))
    fails = false
    const user = userEvent.setup()
    ;(await control(/Task one/)).focus()
    await user.tab()
    expect(document.activeElement).toBe(screen.getAllByRole('button', { name: 'Retry' })[0])
    await user.keyboard('{Enter}')
    const loaded = await screen.findByText('Read one.')
    expect(document.activeElement?.contains(loaded)).toBe(true)
    expect(screen.getAllByRole('alert')).toHaveLength(1)
  })

  test.each([
    ['completed when all of its required videos are', [0.9, 1], '2026-03-02', 'LIVE', 'Completed'],
    ['pending when its day is over', [0.9, 0.5], '2026-03-02', 'LIVE', 'Pending'],
    ['not completed on its day', [0.5], '2026-03-03', 'LIVE', 'Not completed'],
    ['never pending on demand', [0.5], '2026-03-02', 'ON_DEMAND', 'Not completed'],
    ['not completed without videos', [], '2026-03-02', 'LIVE', 'Not completed'],
  ] as const)('is %s', async (_which, progresses, calendarDate, sessionType, state) => {
    openSession({
      session: session({ sessionType }),
      content: content({
        containers: [container('one', { calendarDate })],
        checklist: [
          ...progresses.map((progress, at) => item(`v${at}`, { parentSessionContentId: 'one', progress })),
          item('optional', { parentSessionContentId: 'one', subtype: 'OPTIONAL_VIDEO_GROUP' }),
        ],
      }),
    })
    expect(
      within(await control(/Task one/))
        .getByRole('img')
        .getAttribute('aria-label'),
    ).toBe(state)
  })

  test('of a completed session has no state without required videos', async () => {
    openSession({
      session: session({ enrollmentStatus: 'COMPLETED' }),
      content: content({
        containers: TWO,
        checklist: [item('v', { parentSessionContentId: 'two', progress: 1 })],
      }),
    })
    expect(within(await control(/Task one/)).queryByRole('img')).toBeNull()
    expect(within(await control(/Task two/)).getByRole('img', { name: 'Completed' })).toBeDefined()
  })

  test.each([
    ['2026-03-03', 'Today'],
    ['2026-03-05', 'Thu, Mar 5'],
  ])('of %s is dated “%s”', async (calendarDate, date) => {
    openSession({ content: content({ containers: [container('one', { calendarDate })] }) })
    expect(within(await control(/Task one/)).getByText(date)).toBeDefined()
  })
})
