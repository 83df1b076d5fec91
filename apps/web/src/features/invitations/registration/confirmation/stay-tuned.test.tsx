import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { formatDate, formatTime } from '@section/domain/sessions/dates/session-dates.ts'
import { localZone } from '../../../../lib/now.ts'
import { renderScreen } from '../../../../testing/render-screen.tsx'
import { Confirmation } from './Confirmation.tsx'
import { openPass } from '../open-pass.fixture.ts'

// These tests check the confirmation of a registration with an invitation that begins later.

const BEGINS_AT = Date.UTC(2030, 3, 15, 7)
const PASS = openPass({ title: 'Spring Cohort', beginsAt: BEGINS_AT })
const TUNED = { success: true, link: null, existingUser: null, showStayTuned: true }

afterEach(cleanup)

const show = (signedIn: boolean, activation: typeof TUNED | null) => {
  const end = { kind: 'confirmed', email: 'vera@later.example', signedIn, activation } as const
  return renderScreen(
    () => <Confirmation pass={PASS} result={end} redirectPath={null} />,
    '/invite-registration/LATER',
  )
}
const text = () => document.body.textContent ?? ''

test.each([
  ['', TUNED],
  [', even when the state of the registration is unknown', null],
])(
  'A visitor who registers before the invitation begins reads when it begins and when the activation link comes%s',
  async (_how, activation) => {
    await show(false, activation)
    screen.getByText('Registered! Stay tuned')
    const zone = localZone()
    expect(text()).toContain(
      `Spring Cohort begins on ${formatDate(BEGINS_AT, zone)} at ${formatTime(BEGINS_AT, zone)}.`,
    )
    expect(text()).toContain('We’ve sent a confirmation to vera@later.example.')
    expect(text()).toContain('The activation link comes on the day it begins')
    expect(text()).not.toMatch(/activation link that we’ve sent/)
  },
)

test('A signed-in member who registers before the invitation begins is promised no activation link', async () => {
  await show(true, TUNED)
  expect(text()).toContain('We’ll write to you when it does.')
  expect(text()).not.toContain('activation link')
})
