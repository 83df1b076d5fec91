import { onlineManager } from '@tanstack/react-query'
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { DAY_MS } from '@section/domain/time/durations.ts'
import { hideToasts } from '@section/ui/toast/show-toast.ts'
import { queryClient } from '../../lib/graphql/query-client.ts'
import { MEMBER_ANSWER, signedInForTest, signInAs } from '../../testing/signed-in.ts'
import { answering, saveInApp, SEAT } from './save-enrollment.fixture.tsx'

beforeEach(signedInForTest)
afterEach(() => {
  cleanup()
  onlineManager.setOnline(true)
  queryClient.clear()
  hideToasts()
  vi.unstubAllGlobals()
})

const inputs = (requests: { body: unknown }[]) =>
  requests.map(({ body }) => (body as { variables: { input: object } }).variables.input)

const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))

test('An enrollment that was confirmed offline fails at once, says so, and is never sent later', async () => {
  const requests = answering({ enrollmentStatus: 'ENROLLED' })
  const save = saveInApp()
  onlineManager.setOnline(false)
  act(() => save.current.mutate({ session: SEAT }))
  await waitFor(() => expect(save.current.isError).toBe(true))
  await screen.findByText('You’re offline, so nothing was changed. Try again when you’re back online.')
  await act(async () => {
    onlineManager.setOnline(true)
    await queryClient.resumePausedMutations()
  })
  expect(requests).toHaveLength(0)
})

test('A refused enrollment is shown in the words of the server', async () => {
  answering({ enrollmentStatus: null, error: { code: 'SESSION_FULL', message: 'This session is full.' } })
  const save = saveInApp()
  act(() => save.current.mutate({ session: SEAT }))
  await waitFor(() => expect(save.current.isError).toBe(true))
  expect((await screen.findByRole('alert')).textContent).toBe('This session is full.')
})

describe('Leaving', () => {
  const leave = (more: object = {}) => {
    const save = saveInApp()
    act(() => save.current.mutate({ session: { ...SEAT, ...more }, unenroll: true }))
  }

  test('makes everything stale that tells of seats, and nothing else', async () => {
    const told = [
      ['courses', 'dashboard'],
      ['courses', 'landing', 'c'],
      ['courses', 'study'],
      ['courses', 'learning-plan'],
      ['courses', 'bought'],
      ['session-content', 's1', 'page'],
      ['project', 's1'],
      ['mini-mbas'],
      ['next-steps'],
      ['certificates', 'progress'],
      ['members', 'classmates', 'c'],
      ['video', 'session', 's1', 'g'],
      ['metering', 'free-offer'],
    ]
    const others = [['insights'], ['events', 'list'], ['members', 'home'], ['video', 'notes', 'c']]
    for (const key of [...told, ...others]) queryClient.setQueryData(key, {})
    answering({ enrollmentStatus: 'ENROLL', undo: 'u1' })
    leave()
    await screen.findByText('You left “Pricing”.')
    const isStale = (key: string[]) => queryClient.getQueryState(key)?.isInvalidated
    expect(told.filter((key) => !isStale(key))).toEqual([])
    expect(others.filter(isStale)).toEqual([])
  })

  test('is undone by the toast with what the server answered, also when the screen is another one by then', async () => {
    const requests = answering({ enrollmentStatus: 'CLOSED', undo: 'u1' }, { enrollmentStatus: 'ENROLLED' })
    leave()
    await press('Undo')
    await screen.findByText('You have your seat in “Pricing” back.')
    expect(screen.queryByText('You left “Pricing”.')).toBeNull()
    expect(inputs(requests)).toMatchObject([
      { sessionId: 's1', unenroll: true },
      { sessionId: 's1', unenroll: false, undo: 'u1' },
    ])
  })

  test('a seat that has gone to the next in line at once offers the waitlist, and no undo', async () => {
    const requests = answering({ enrollmentStatus: 'WAITLIST' }, { enrollmentStatus: 'WAITLISTED' })
    leave()
    await screen.findByText('You left “Pricing”. Your seat has gone to the next in line.')
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
    await press('Join Waitlist')
    await screen.findByText('You are on the waitlist of “Pricing”.')
    expect(inputs(requests)[1]).toEqual({ userId: expect.any(String), sessionId: 's1', unenroll: false })
  })

  test('a seat that was left in another tab is said to be left, not to have gone', async () => {
    answering({ enrollmentStatus: 'WAITLIST', alreadyLeft: true })
    leave()
    await screen.findByText('You had already left “Pricing”.')
    expect(screen.queryByRole('button', { name: /Undo|Join Waitlist/ })).toBeNull()
  })

  test('a seat that has gone to the next in line offers no waitlist where none can be joined', async () => {
    for (const [enrollmentStatus, startAt] of [
      ['CLOSED', SEAT.startAt],
      ['WAITLIST', Date.now() + DAY_MS / 2],
    ] as const) {
      answering({ enrollmentStatus })
      leave({ startAt })
      await screen.findByText('You left “Pricing”. Your seat has gone to the next in line.')
      expect(screen.queryByRole('button', { name: /Undo|Join Waitlist/ })).toBeNull()
      cleanup()
      hideToasts()
    }
  })

  test('a seat that the member may not take any more is not said to have gone to somebody', async () => {
    answering({ enrollmentStatus: 'WAITLIST' })
    leave({ entitled: false })
    await screen.findByText('You left “Pricing”.')
    cleanup()
    hideToasts()
    const { getMember } = MEMBER_ANSWER
    signInAs({ ...MEMBER_ANSWER, getMember: { ...getMember, accountType: 'TRIAL', trialEndDate: 1 } })
    answering({ enrollmentStatus: 'WAITLIST' })
    leave()
    await screen.findByText('You left “Pricing”.')
  })

  test('a seat that somebody took before the undo is said to have gone, with the waitlist where there is one', async () => {
    const full = { code: 'SESSION_FULL', message: 'This session is full.' }
    for (const [enrollmentStatus, offers] of [
      ['WAITLIST', 1],
      ['CLOSED', 0],
    ] as const) {
      answering({ enrollmentStatus: 'ENROLL', undo: 'u1' }, { enrollmentStatus, error: full })
      leave()
      await press('Undo')
      expect((await screen.findByRole('alert')).textContent).toContain(
        'Your seat in “Pricing” has gone to somebody else.',
      )
      expect(screen.queryAllByRole('button', { name: 'Join Waitlist' })).toHaveLength(offers)
      expect(screen.queryByText('This session is full.')).toBeNull()
      cleanup()
      hideToasts()
    }
  })

  test('says that it can no longer be undone when the undo reaches the server too late', async () => {
    const error = { code: 'UNDO_EXPIRED', message: 'It is too late to undo this.' }
    answering({ enrollmentStatus: 'ENROLL', undo: 'u1' }, { enrollmentStatus: null, error })
    leave()
    await press('Undo')
    expect((await screen.findByRole('alert')).textContent).toBe('It is too late to undo this.')
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
  })

  test('that could not be undone offline can be undone again', async () => {
    answering({ enrollmentStatus: 'ENROLL', undo: 'u1' }, { enrollmentStatus: 'ENROLLED' })
    leave()
    const undo = await screen.findByRole('button', { name: 'Undo' })
    onlineManager.setOnline(false)
    fireEvent.click(undo)
    await screen.findByText(/You’re offline/)
    onlineManager.setOnline(true)
    await press('Undo')
    await screen.findByText('You have your seat in “Pricing” back.')
  })

  test('is no longer spoken of once the member has enrolled again', async () => {
    answering({ enrollmentStatus: 'ENROLL', undo: 'u1' }, { enrollmentStatus: 'ENROLLED' })
    const save = saveInApp()
    act(() => save.current.mutate({ session: SEAT, unenroll: true }))
    await screen.findByText('You left “Pricing”.')
    act(() => save.current.mutate({ session: { ...SEAT, enrollmentStatus: 'ENROLL' } }))
    await waitFor(() => expect(screen.queryByText('You left “Pricing”.')).toBeNull())
  })
})
