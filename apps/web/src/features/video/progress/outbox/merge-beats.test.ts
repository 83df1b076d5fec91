import { expect, it } from 'vitest'
import type { PlaybackUpdate } from '@section/domain/video/playback-events.ts'
import { mergeBeats } from './merge-beats.ts'

const beat = (
  continueAtTime: number,
  videoSessionPlayingTime: number,
  status: PlaybackUpdate['status'] = 'IN_PROGRESS',
) => ({
  continueAtTime,
  videoSessionPlayingTime,
  videoSessionMaxPlayhead: continueAtTime,
  status,
})

const merged = (...beats: PlaybackUpdate[]) =>
  beats
    .reduce(mergeBeats, [] as PlaybackUpdate[])
    .map((one) => [one.continueAtTime, one.videoSessionPlayingTime])

it('makes one beat of an uninterrupted stretch', () => {
  expect(merged(beat(10, 10), beat(20, 20), beat(30, 30))).toEqual([[30, 30]])
})

it('keeps both sides of a jump', () => {
  expect(merged(beat(10, 10), beat(15, 15), beat(50, 15), beat(60, 25))).toEqual([
    [15, 15],
    [60, 25],
  ])
})

it('keeps only the last of many jumps', () => {
  expect(merged(beat(15, 15), beat(50, 15), beat(70, 15), beat(30, 15))).toEqual([
    [15, 15],
    [30, 15],
  ])
})

it('adds nothing to an end', () => {
  expect(merged(beat(100, 20, 'ENDED'), beat(100, 20))).toHaveLength(2)
})
