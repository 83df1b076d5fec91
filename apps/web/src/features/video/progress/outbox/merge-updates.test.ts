import { expect, it } from 'vitest'
import type { PlaybackUpdate } from '@section/domain/video/playback-events.ts'
import { mergeUpdates } from './merge-updates.ts'

const update = (
  continueAtTime: number,
  videoSessionPlayingTime: number,
  status: PlaybackUpdate['status'] = 'IN_PROGRESS',
) => ({
  continueAtTime,
  videoSessionPlayingTime,
  videoSessionMaxPlayhead: continueAtTime,
  positionAt: 0,
  status,
})

const merged = (...updates: PlaybackUpdate[]) =>
  updates
    .reduce(mergeUpdates, [] as PlaybackUpdate[])
    .map((one) => [one.continueAtTime, one.videoSessionPlayingTime])

it('mergeUpdates makes one update of an uninterrupted stretch', () => {
  expect(merged(update(10, 10), update(20, 20), update(30, 30))).toEqual([[30, 30]])
})

it('mergeUpdates keeps the positions before and after a jump', () => {
  expect(merged(update(10, 10), update(15, 15), update(50, 15), update(60, 25))).toEqual([
    [15, 15],
    [60, 25],
  ])
})

it('mergeUpdates keeps only the last of several jumps', () => {
  expect(merged(update(15, 15), update(50, 15), update(70, 15), update(30, 15))).toEqual([
    [15, 15],
    [30, 15],
  ])
})

it('mergeUpdates never replaces the end of a video session', () => {
  expect(merged(update(100, 20, 'ENDED'), update(100, 20))).toHaveLength(2)
})
