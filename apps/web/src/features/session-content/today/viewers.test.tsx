import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { MEMBER_ANSWER } from '../../../testing/signed-in.ts'
import { openSession, useSessionTests } from '../session-page.fixture.ts'
import { content, session } from '../session-page-parts.fixture.ts'
import { block, controls, LATE, meeting, OVERDUE, project, ROOM, TODAY } from './today.fixture.ts'

// These tests check the first block of a session's page for employees and for staff in a preview, and its position on
// the page.

useSessionTests()

describe('The first block of a session’s page for different viewers', () => {
  test('shows an employee without a seat of their own the same as everybody', async () => {
    const getMember = { ...MEMBER_ANSWER.getMember, accountType: 'EMPLOYEE' as const }
    openSession({
      signedIn: { ...MEMBER_ANSWER, getMember },
      session: session({ enrollmentStatus: 'CLOSED', meetings: [meeting(1, 2, ROOM)] }),
      content: content({ containers: [TODAY] }),
    })
    expect(controls(await block('Today'))).toContain('*Join the live class')
  })

  test('tells staff in a preview the class and the task, nothing overdue, and no way into the room', async () => {
    openSession({
      session: session({ access: 'PREVIEW', meetings: [meeting(1, 2)] }),
      content: content({ containers: [LATE, TODAY], checklist: [OVERDUE, project] }),
    })
    expect(controls(await block('Today'))).toEqual(['*Go to the task'])
  })

  test('comes right after the greeting, and asks the server for nothing', async () => {
    const { sent } = openSession({
      session: session({ meetings: [meeting(1, 2, ROOM)] }),
      content: content({ checklist: [OVERDUE], containers: [LATE] }),
    })
    const today = await block('Today')
    const headings = screen.getAllByRole('heading').map(({ textContent }) => textContent)
    expect(headings.slice(0, 2)).toEqual(['Hi Nora, welcome to Day 2 of 5', 'Today'])
    expect(today.closest('header')).not.toBeNull()
    expect(sent()).toEqual([{ sessionId: 's1', sessionContentIds: [] }])
  })
})
