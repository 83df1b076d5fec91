import { cleanup, screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { openSession, useSessionTests } from '../session-page.fixture.ts'
import { bonus, container, content, inHours, item, session } from '../session-page-parts.fixture.ts'

// The checklist marks items that the badge does not need, and classes that were missed.

useSessionTests()

const heading = (name: string) => screen.findByRole('heading', { name })
/** Returns the states and texts of the checklist's items. */
const rows = () =>
  within(screen.getByRole('complementary'))
    .getAllByRole('listitem')
    .map((row) => [within(row).queryByRole('img')?.getAttribute('aria-label'), row.textContent])

describe('The optional part of the checklist', () => {
  const required = [item('one', { completionStatus: 'COMPLETED' }), item('two')]
  const optional = [item('extra', { required: false, subtitle: 'Ten minutes' }), bonus('b1')]

  test.each([
    ['beside what the badge needs', [...required, ...optional], '1 of 2 done+ 2 optional'],
    ['not at all without any', required, '1 of 2 done'],
    ['alone when nothing is needed', optional, '2 optional'],
  ])('is counted %s, as many as are listed', async (_how, items, counts) => {
    openSession({ content: content({ checklist: items }) })
    await heading('Checklist')
    const aside = within(screen.getByRole('complementary'))
    expect(
      aside.getByText(/(?:done|optional)$/, { selector: 'p > span:last-child' }).parentElement?.textContent,
    ).toBe(counts)
    expect(aside.getAllByRole('listitem')).toHaveLength(items.length)
  })

  test('is called optional, also by screen readers', async () => {
    openSession({ content: content({ checklist: [...required, ...optional] }) })
    await heading('Checklist')
    expect(rows().map(([, text]) => text)).toEqual([
      'Item one',
      'Item two',
      'Item extraOptional · Ten minutes',
      'Item b1Optional',
    ])
    const box = screen.getByRole('checkbox', { name: 'Item b1' })
    const detail = document.getElementById(box.getAttribute('aria-describedby') ?? '')
    expect(detail?.textContent).toBe('Optional')
  })
})

describe('A class that the member did not attend', () => {
  const attendance = (id: string, parentSessionContentId: string | null = null) =>
    item(id, { subtype: 'ZOOM_ATTENDANCE', subtitle: 'While it runs', parentSessionContentId })
  const meeting = (from: number) => ({
    meetingId: `m${from}`,
    startAt: inHours(from),
    endAt: inHours(from + 1),
    link: null,
  })
  const open = async (more: Partial<Parameters<typeof session>[0]> = {}) => {
    openSession({
      session: session({ meetings: [meeting(-22), meeting(26)], ...more }),
      content: content({
        checklist: [attendance('any'), attendance('first', 'past')],
        containers: [container('past', { calendarDate: '2026-03-02' })],
      }),
    })
    await heading('Checklist')
    return rows().map(([, text]) => text)
  }

  test('is missed, and another counts where the item is of no day', async () => {
    expect(await open()).toEqual(['Item anyMissed, any other counts', 'Item firstMissed'])
  })

  test('is missed for good after the last one', async () => {
    expect(await open({ meetings: [meeting(-22)] })).toEqual(['Item anyMissed', 'Item firstMissed'])
  })

  test('is not missed before it is over, nor in a preview', async () => {
    expect(await open({ meetings: [meeting(-0.5)] })).toEqual([
      'Item anyWhile it runs',
      'Item firstWhile it runs',
    ])
    cleanup()
    expect(await open({ access: 'PREVIEW' })).toEqual(['Item anyWhile it runs', 'Item firstWhile it runs'])
  })
})
