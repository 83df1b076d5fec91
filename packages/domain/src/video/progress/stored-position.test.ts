import { describe, expect, it } from 'vitest'
import { fresh, NOW, run, updateAt } from './progress-update.fixture.ts'
import type { ProgressUpdate, WatchState } from './progress-update.ts'
import { reportedAt } from './stored-position.ts'

const MINUTE = 60

/** Opens a video session on another device, `seconds` after NOW. */
function onOtherDevice(state: WatchState, seconds: number): WatchState {
  const { continueAtTime } = state.progress
  const beganAt = NOW + seconds * 1000
  const session = { ...fresh().session, userVideoSessionId: 'other', beganAt, continueAtTime }
  return { ...state, session }
}
const other = (at: number, playing: number, more: Partial<ProgressUpdate> = {}) =>
  updateAt(at, playing, { userVideoSessionId: 'other', ...more })

/** A member who has watched until 600 s of 1000 s, ten minutes after NOW. */
const watched = () => run(fresh(1000), [10 * MINUTE, updateAt(600, 600)])

describe('The stored position of a video', () => {
  it('stays when a player that was opened later and never played saves 0', () => {
    const { progress } = run(onOtherDevice(watched(), 11 * MINUTE), [12 * MINUTE, other(0, 0)])
    expect(progress).toMatchObject({ continueAtTime: 600, positionSessionId: 'vs' })
  })

  it('stays when a player that never played jumps, or ends beyond 90 %', () => {
    const opened = onOtherDevice(watched(), 11 * MINUTE)
    const { progress } = run(
      opened,
      [12 * MINUTE, other(300, 0)],
      [13 * MINUTE, other(1000, 0, { status: 'ENDED' })],
    )
    expect(progress.continueAtTime).toBe(600)
  })

  it('is that of the device that played last, from its first moment of playing on', () => {
    const { progress } = run(onOtherDevice(watched(), 11 * MINUTE), [12 * MINUTE, other(0.1, 0.1)])
    expect(progress).toMatchObject({
      continueAtTime: 0.1,
      positionAt: NOW + 12 * MINUTE * 1000,
      positionSessionId: 'other',
    })
  })

  it('follows a jump of a player that has played', () => {
    const { progress } = run(watched(), [11 * MINUTE, updateAt(20, 600)])
    expect(progress.continueAtTime).toBe(20)
  })

  it('stays when an update arrives late from another device, which is credited all the same', () => {
    const began = onOtherDevice(watched(), 0)
    // The other device was offline from its fifth minute on.
    const late = other(800, 200, { positionMsAgo: 15 * MINUTE * 1000 })
    const { progress } = run(began, [20 * MINUTE, late])
    expect(progress).toMatchObject({ continueAtTime: 600, farthestWatchedTime: 800, positionSessionId: 'vs' })
    expect(progress.coverage).toEqual([[0, 800_000]])
  })

  it('stays when a pause on another device ends its video session later', () => {
    const paused = run(onOtherDevice(watched(), 0), [11 * MINUTE, other(300, 60)])
    const back = run({ ...paused, session: watched().session }, [12 * MINUTE, updateAt(660, 660)])
    const ended = other(300, 60, { status: 'ENDED', positionMsAgo: MINUTE * 1000 + 1 })
    const { progress } = run({ ...back, session: paused.session }, [12 * MINUTE, ended])
    expect(progress).toMatchObject({ continueAtTime: 660, positionSessionId: 'vs' })
  })

  it('does not start over when a late ending arrives from another device', () => {
    const began = onOtherDevice(watched(), 0)
    const late = other(1000, 300, { status: 'ENDED', positionMsAgo: 15 * MINUTE * 1000 })
    expect(run(began, [20 * MINUTE, late]).progress.continueAtTime).toBe(600)
  })

  it.each([
    ['follows an update without playing time that is a second older, in the same video session', -1000, 20],
    ['stays when an update without playing time is older by more than a second', -1001, 600],
  ])('%s', (_what, madeMs, position) => {
    const { progress } = run(watched(), [
      11 * MINUTE,
      updateAt(20, 600, { positionMsAgo: MINUTE * 1000 - madeMs }),
    ])
    expect(progress.continueAtTime).toBe(position)
  })

  it('moves at once after the clock of the server was set back by an hour', () => {
    const { progress } = run(onOtherDevice(watched(), -50 * MINUTE), [-49 * MINUTE, other(30, 10)])
    expect(progress.continueAtTime).toBe(30)
  })

  it('moves with any update where its time is not known', () => {
    const old = watched()
    const unknown = { ...old, progress: { ...old.progress, positionAt: null, positionSessionId: null } }
    expect(run(onOtherDevice(unknown, 0), [1, other(5, 5)]).progress.continueAtTime).toBe(5)
  })

  it.each([
    [900, 900],
    [900.1, 0],
  ])('after an ending at %d of 1000 s is %d', (at, position) => {
    const { progress } = run(fresh(1000), [1000, updateAt(at, at, { status: 'ENDED' })])
    expect(progress.continueAtTime).toBe(position)
  })
})

describe('The time at which a player was at its position', () => {
  const began = NOW - MINUTE * 1000

  it.each([
    ['is now without any report', {}, 0],
    ['is as long ago as the update says', { positionMsAgo: 5000 }, -5000],
    [
      'includes the time for which the update was on its way',
      { positionMsAgo: 5000, sentAt: NOW - 2000 },
      -7000,
    ],
    ['is never later than now', { positionMsAgo: -5000, sentAt: NOW + 9000 }, 0],
    ['is never before the video session began', { positionMsAgo: 1e9 }, began - NOW],
  ])('%s', (_what, report, expected) => {
    expect(reportedAt(report, began, NOW) - NOW).toBe(expected)
  })

  it('is now when the video session began later by a clock that was set back', () => {
    expect(reportedAt({ positionMsAgo: 5000 }, NOW + 1000, NOW)).toBe(NOW)
  })
})
