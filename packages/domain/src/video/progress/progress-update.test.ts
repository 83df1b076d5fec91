import { describe, expect, it } from 'vitest'
import { coveredMs, MAX_STRETCHES } from './coverage.ts'
import { openBudget } from './watch-budget.ts'
import { updateAt, fresh, run, NOW } from './progress-update.fixture.ts'
import {
  applyProgressUpdate,
  type ProgressUpdate,
  type WatchState,
  watchedSeconds,
} from './progress-update.ts'

describe('The budget of a viewer', () => {
  it('starts at 5 s, grows by 2 s a second and is cut to 5 s by a new session', () => {
    const first = openBudget(null, NOW)
    expect(first).toEqual({ seconds: 5, at: NOW })
    expect(openBudget(first, NOW + 60_000)).toEqual({ seconds: 5, at: NOW + 60_000 })
    expect(openBudget({ seconds: 0, at: NOW }, NOW + 1_000)).toEqual({ seconds: 2, at: NOW + 1_000 })
    expect(openBudget({ seconds: 0, at: NOW }, NOW)).toEqual({ seconds: 0, at: NOW })
  })

  it('is not changed by a clock that is set back', () => {
    expect(openBudget({ seconds: 3, at: NOW }, NOW - 60_000)).toEqual({ seconds: 3, at: NOW })
  })
})

describe('A progress update', () => {
  it('credits the stretch that ends at its position', () => {
    const { progress, session, budget } = run(fresh(), [10, updateAt(10, 10)], [20, updateAt(110, 20)])
    expect(progress.coverage).toEqual([
      [0, 10_000],
      [100_000, 110_000],
    ])
    expect(progress).toMatchObject({ continueAtTime: 110, farthestWatchedTime: 110, completed: false })
    expect(session).toMatchObject({ videoSessionPlayingTime: 20, videoSessionMaxPlayhead: 110 })
    expect(budget.seconds).toBe(25)
    expect(watchedSeconds(progress)).toBe(20)
  })

  it('is credited up to the budget and the position', () => {
    expect(run(fresh(), [1, updateAt(300, 300)]).progress.coverage).toEqual([[293_000, 300_000]])
    expect(run(fresh(), [60, updateAt(2, 50)]).progress.coverage).toEqual([[0, 2_000]])
  })

  it('follows a seek without crediting it, in either direction', () => {
    const { progress } = run(fresh(), [10, updateAt(10, 10)], [11, updateAt(500, 10)], [12, updateAt(3, 10)])
    expect(progress).toMatchObject({ continueAtTime: 3, farthestWatchedTime: 10, coverage: [[0, 10_000]] })
  })

  it('changes nothing when it is older than the last one', () => {
    const before = run(fresh(), [10, updateAt(10, 10)], [20, updateAt(20, 20)])
    expect(run(before, [21, updateAt(10, 10)])).toBe(before)
    expect(run(before, [21, updateAt(500, 19.9, { status: 'ENDED' })])).toBe(before)
  })

  it('is clipped to the duration within half a second', () => {
    const { progress, session } = run(fresh(10), [10, updateAt(10.5, 10)])
    expect(progress).toMatchObject({ continueAtTime: 10, farthestWatchedTime: 10, completed: true })
    expect(session.videoSessionMaxPlayhead).toBe(10)
    expect(coveredMs(progress.coverage)).toBe(10_000)
  })

  it.each([
    ['INVALID_NUMBER', updateAt(Number.NaN, 1)],
    ['INVALID_NUMBER', updateAt(1, Infinity)],
    ['INVALID_NUMBER', updateAt(1, -1)],
    ['INVALID_NUMBER', updateAt(-0.1, 1)],
    ['INVALID_NUMBER', updateAt(1, 1, { videoSessionMaxPlayhead: Number.NaN })],
    ['BEYOND_DURATION', updateAt(600.6, 1)],
    ['BEYOND_DURATION', updateAt(1, 1, { videoSessionMaxPlayhead: 601 })],
    ['FOREIGN_SESSION', updateAt(1, 1, { userId: 'x' })],
    ['FOREIGN_SESSION', updateAt(1, 1, { videoId: 'x' })],
    ['FOREIGN_SESSION', updateAt(1, 1, { userVideoSessionId: 'x' })],
  ] as const)('is refused: %s', (code, wrong) => {
    expect(applyProgressUpdate(fresh(), wrong, NOW + 10_000)).toEqual({ kind: 'refused', code })
  })

  it('is refused after the end, unless it repeats the last one', () => {
    const ended = run(fresh(), [10, updateAt(10, 10, { status: 'ENDED' })])
    expect(applyProgressUpdate(ended, updateAt(20, 20), NOW + 20_000)).toEqual({
      kind: 'refused',
      code: 'SESSION_ENDED',
    })
    const again = applyProgressUpdate(ended, updateAt(10, 10, { status: 'ENDED' }), NOW + 20_000)
    expect(again).toEqual({ kind: 'accepted', state: ended, credited: 0, advanced: 0 })
    expect(run(ended, [20, updateAt(99, 10)])).toBe(ended)
  })

  it.each([
    [90, 90],
    [90.1, 0],
  ])('that ends at %d of 100 s continues at %d', (at, continueAtTime) => {
    const { progress } = run(fresh(100), [60, updateAt(at, at, { status: 'ENDED' })])
    expect(progress.continueAtTime).toBe(continueAtTime)
  })

  it('that ends a session beyond 90 % resets the position', () => {
    const { progress } = run(fresh(100), [10, updateAt(95, 10)], [11, updateAt(20, 10, { status: 'ENDED' })])
    expect(progress.continueAtTime).toBe(0)
  })

  it('completes the video permanently at 90 % of different seconds', () => {
    const almost = run(fresh(100), [45, updateAt(89, 89)], [60, updateAt(89, 99)])
    expect(almost.progress.completed).toBe(false)
    const done = run(almost, [70, updateAt(90, 100)])
    expect(done.progress.completed).toBe(true)
    expect(run(done, [80, updateAt(0, 100)], [90, updateAt(1, 101)]).progress.completed).toBe(true)
  })

  it('never removes a completed mark', () => {
    const marked = fresh(100)
    const before = { ...marked, progress: { ...marked.progress, completed: true } }
    expect(run(before, [10, updateAt(5, 5)]).progress.completed).toBe(true)
  })

  it('completes nothing without a duration', () => {
    expect(run(fresh(0), [10, updateAt(0, 10)]).progress.completed).toBe(false)
  })
})

it('A progress update of less than a quarter of a second is credited with the next one', () => {
  const tenths = Array.from({ length: 600 }, (_, i): [number, ProgressUpdate] => [
    (i + 1) / 10,
    updateAt((i + 1) / 10, (i + 1) / 10),
  ])
  expect(watchedSeconds(run(fresh(), ...tenths.slice(0, 2)).progress)).toBe(0)
  expect(watchedSeconds(run(fresh(), ...tenths).progress)).toBeCloseTo(60, 1)
})

it('A short progress update at another position is never credited', () => {
  const { progress, session } = run(
    fresh(),
    [10, updateAt(10, 10)],
    [11, updateAt(300, 10.2)],
    [12, updateAt(20, 10.4)],
  )
  expect(progress.coverage).toEqual([[0, 10_000]])
  expect(session.videoSessionPlayingTime).toBe(10.4)
})

it('A viewer with more stretches than are stored loses no credit and completes the video by watching all of it', () => {
  const places = Array.from({ length: 300 }, (_, i): [number, ProgressUpdate] => [
    (i + 1) * 10,
    updateAt(i * 12 + 10, (i + 1) * 10),
  ])
  const looked = run(fresh(3600), ...places)
  expect(looked.progress.coverage.length).toBeLessThanOrEqual(MAX_STRETCHES)
  expect(watchedSeconds(looked.progress)).toBe(3000)
  const { progress } = run(looked, [7000, updateAt(3600, 6600)])
  expect(progress).toMatchObject({ completed: true, coverage: [[0, 3_600_000]] })
})

describe('The time that an update adds to the farthest watched time', () => {
  const advancedBy = (start: WatchState, seconds: number, next: ProgressUpdate) => {
    const result = applyProgressUpdate(start, next, NOW + seconds * 1000)
    return result.kind === 'accepted' ? result.advanced : null
  }
  const tenWatched = run(fresh(), [10, updateAt(10, 10)])

  it('is what was played beyond it', () => {
    expect(advancedBy(fresh(), 10, updateAt(10, 10))).toBe(10)
    expect(advancedBy(tenWatched, 14, updateAt(14, 14))).toBe(4)
  })

  it('is nothing when the same seconds are watched again', () => {
    expect(advancedBy(tenWatched, 20, updateAt(10, 20))).toBe(0)
    expect(advancedBy(tenWatched, 20, updateAt(15, 20))).toBe(5)
  })

  it('is only what was played after a jump', () => {
    expect(advancedBy(tenWatched, 12, updateAt(302, 12))).toBe(2)
  })

  it('is also what is too short to be credited at once', () => {
    expect(advancedBy(tenWatched, 11, updateAt(10.125, 10.125))).toBe(0.125)
  })
})

it('The last update of a session drops an uncredited rest, so that its repetition changes nothing', () => {
  const ended = updateAt(10.1, 10.1, { status: 'ENDED' })
  const once = run(fresh(), [10, updateAt(10, 10)], [10.1, ended])
  expect(run(once, [11, ended])).toBe(once)
})
