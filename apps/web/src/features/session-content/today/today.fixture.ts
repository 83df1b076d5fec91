import { screen } from '@testing-library/react'
import { container, inHours, item } from '../session-page-parts.fixture.ts'

// The tests of the first block of a session's page use these; their time is Tuesday, Mar 3, at noon in UTC.

/** The address of the meeting room of a class. */
export const ROOM = 'https://meet.example/room'

/** Returns a class that starts and ends this many hours from now; without a `link` it has no meeting room. */
export const meeting = (from: number, to: number, link: string | null = null) => ({
  meetingId: `m${from}`,
  startAt: inHours(from),
  endAt: inHours(to),
  link,
})

/** Today's task, and yesterday's with an overdue item. */
export const TODAY = container('today', { calendarDate: '2026-03-03' })
export const LATE = container('late', { calendarDate: '2026-03-02' })
export const OVERDUE = item('late', { parentSessionContentId: 'late' })
export const project = item('project', { subtype: 'PROJECT_SUBMISSION' })
/** The fields of a completed item. */
export const done = { completionStatus: 'COMPLETED' as const, progress: 1 }

/** Finds the block with this heading. */
export const block = (name: string): Promise<HTMLElement> => screen.findByRole('region', { name })
/** Returns the texts of the block, line by line. */
export const lines = (part: HTMLElement) =>
  [...part.querySelectorAll('h2, p, button, a')].map((one) => one.textContent)
/** Returns the buttons and links of the block, the primary one with a star. */
export const controls = (part: HTMLElement) =>
  [...part.querySelectorAll('button, a')].map(
    (one) => `${one.getAttribute('data-variant') === 'primary' ? '*' : ''}${one.textContent}`,
  )
