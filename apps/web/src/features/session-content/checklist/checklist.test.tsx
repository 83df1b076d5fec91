import { onlineManager } from '@tanstack/react-query'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { openSession, useSessionTests } from '../session-page.fixture.ts'
import { bonus, container, content, item, schedule, session } from '../session-page-parts.fixture.ts'

// The checklist shows the state of each item, and members tick its bonus items.

useSessionTests()

const heading = (name: string) => screen.findByRole('heading', { name })
/** Returns the states and texts of the checklist's items. */
const rows = () =>
  within(screen.getByRole('complementary'))
    .getAllByRole('listitem')
    .map((row) => [within(row).queryByRole('img')?.getAttribute('aria-label'), row.textContent])

describe('The checklist', () => {
  const PAST = container('past', { calendarDate: '2026-03-02' })
  const TODAY = container('today', { calendarDate: '2026-03-03' })
  const checklist = [
    item('done', { progress: 0.9, checklistGroupName: 'Videos' }),
    item('marked', { completionStatus: 'COMPLETED', checklistGroupName: 'Class', subtitle: '90 minutes' }),
    item('late', { parentSessionContentId: 'past', progress: 0.89, checklistGroupName: 'Videos' }),
    item('open', { parentSessionContentId: 'today' }),
    item('undated'),
    item('optional', { required: false, completionStatus: 'COMPLETED' }),
  ]

  test('has groups in the order of their items, and counts what the badge needs', async () => {
    openSession({ content: content({ checklist, containers: [PAST, TODAY] }) })
    await heading('Videos')
    const aside = within(screen.getByRole('complementary'))
    const groups = aside.getAllByRole('heading', { level: 3 })
    expect(groups.map(({ textContent }) => textContent)).toEqual(['Videos', 'Class'])
    expect(aside.getByText('2 of 5 done')).toBeDefined()
    const progress = aside.getByRole('progressbar', { name: 'Progress towards the badge' })
    expect(progress.getAttribute('aria-valuenow')).toBe('40')
  })

  test('says the state of each item: completed at 90 percent, pending once its day is over', async () => {
    openSession({ content: content({ checklist, containers: [PAST, TODAY] }) })
    await heading('Videos')
    expect(rows()).toEqual([
      ['Completed', 'Item done'],
      ['Pending', 'Item late'],
      ['Completed', 'Item marked90 minutes'],
      ['Not completed', 'Item open'],
      ['Not completed', 'Item undated'],
      ['Completed', 'Item optionalOptional'],
    ])
  })

  test('has no pending item in an on-demand session', async () => {
    openSession({
      session: session({ sessionType: 'ON_DEMAND' }),
      content: content({ checklist, containers: [PAST, TODAY] }),
    })
    await heading('Videos')
    expect(rows()[1]).toEqual(['Not completed', 'Item late'])
  })

  test('leads to the container of an item, opens it and moves the focus there', async () => {
    openSession({
      content: content({ checklist, containers: [PAST, TODAY] }),
      contents: {
        past: [
          {
            __typename: 'RichTextContent',
            sessionContentId: 't',
            intro: null,
            body: 'Read this.',
            outro: null,
          },
        ],
      },
    })
    await heading('Videos')
    const aside = within(screen.getByRole('complementary'))
    fireEvent.click(aside.getByRole('button', { name: 'Item late' }))
    expect(await screen.findByText('Read this.')).toBeDefined()
    const control = screen.getByRole('button', { name: /Task past/ })
    expect(control.getAttribute('aria-expanded')).toBe('true')
    expect(document.activeElement).toBe(control)
    expect(aside.queryByRole('button', { name: 'Item undated' })).toBeNull()
  })
})

describe('A bonus item', () => {
  const page = content({
    checklist: [
      bonus('b1', { parentSessionContentId: 'task' }),
      bonus('b2', { completionStatus: 'COMPLETED', progress: 1 }),
    ],
    containers: [container('task', { containsActiveContent: false })],
    schedules: [
      schedule({
        scheduleDays: [{ dayNumber: 2, ctaText: null, body: null, checklistSessionContentId: 'b1' }],
      }),
    ],
  })
  const boxes = () => screen.getAllByRole<HTMLInputElement>('checkbox', { name: 'Item b1', hidden: true })
  const ticks = () => boxes().map(({ checked }) => checked)
  const NOTE = 'Not saved yet. We’ll send it as soon as you’re back online.'
  const unsent = () => Object.keys(localStorage).filter((key) => key.startsWith('unsent-ticks:'))
  const isTick = (variables: Record<string, unknown>) => 'status' in variables
  const open = async (more: Parameters<typeof openSession>[0] = {}) => {
    const opened = openSession({ content: page, ...more })
    await screen.findByRole('heading', { name: 'Your week' })
    const task = screen.getByRole('button', { name: /Task task/ })
    if (task.getAttribute('aria-expanded') === 'false') fireEvent.click(task)
    await waitFor(() => expect(boxes()).toHaveLength(3))
    return { ...opened, sentTicks: () => opened.sent().filter(isTick) }
  }
  const press = () => fireEvent.click(boxes()[0] ?? expect.unreachable())

  test('that is ticked shows so in the checklist, its container and the schedule at once, and is sent', async () => {
    const { sentTicks } = await open()
    expect(ticks()).toEqual([false, false, false])
    press()
    expect(ticks()).toEqual([true, true, true])
    await waitFor(() =>
      expect(sentTicks()).toEqual([
        { sessionContentId: 'b1', type: 'BONUS_CONTENT', status: 'COMPLETED', madeMsAgo: 0 },
      ]),
    )
    await waitFor(() => expect(unsent()).toEqual([]))
    expect(ticks()).toEqual([true, true, true])
    press()
    await waitFor(() => expect(sentTicks().at(-1)).toMatchObject({ status: 'NOT_STARTED' }))
    expect(ticks()).toEqual([false, false, false])
  })

  test('that was ticked on another day is ticked', async () => {
    await open()
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Item b2' }).checked).toBe(true)
  })

  test('that is ticked offline stays so over a reload, says that it waits, and is sent later', async () => {
    await open()
    onlineManager.setOnline(false)
    press()
    expect(await screen.findByText(NOTE)).toBeDefined()
    cleanup()
    onlineManager.setOnline(true)
    const { sentTicks } = await open()
    expect(ticks()).toEqual([true, true, true])
    window.dispatchEvent(new Event('online'))
    await waitFor(() => expect(sentTicks()).toMatchObject([{ sessionContentId: 'b1', status: 'COMPLETED' }]))
    await waitFor(() => expect(screen.queryByText(NOTE)).toBeNull())
    expect(ticks()).toEqual([true, true, true])
  })

  test('that is ticked while the server fails stays so, and the checklist says that it is not saved yet', async () => {
    await open({
      answer: (variables) =>
        isTick(variables)
          ? { data: null, errors: [{ message: 'Oops', extensions: { code: 'INTERNAL' } }] }
          : undefined,
    })
    press()
    expect(
      await screen.findByText('Not saved yet. It’s kept on this device, and we keep trying.'),
    ).toBeDefined()
    expect(ticks()).toEqual([true, true, true])
  })

  test('that the server refuses is unticked again, with the server’s words', async () => {
    const message = 'This item is not yours to tick.'
    await open({
      answer: (variables) =>
        isTick(variables)
          ? {
              data: { saveSessionContentProgress: { status: null, courseBadgeId: null, error: { message } } },
            }
          : undefined,
    })
    press()
    expect((await screen.findByRole('alert')).textContent).toContain(message)
    await waitFor(() => expect(ticks()).toEqual([false, false, false]))
  })

  test('that another device changed later shows what the server has stored', async () => {
    await open({
      answer: (variables) =>
        isTick(variables)
          ? {
              data: {
                saveSessionContentProgress: { status: 'NOT_STARTED', courseBadgeId: null, error: null },
              },
            }
          : undefined,
    })
    press()
    expect(ticks()).toEqual([true, true, true])
    await waitFor(() => expect(ticks()).toEqual([false, false, false]))
  })
})
