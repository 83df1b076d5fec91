import { describe, expect, it, test } from 'vitest'
import { shouldAutoEnroll } from './auto-enroll.ts'
import { isCourseComplete, isVideoComplete } from './progress/completion.ts'
import { nextCourseVideo, videoNeighbors, type VideoGroupIds } from './next-video.ts'
import { parseSeek, resumePosition, startsOver } from './resume.ts'
import { timeText } from './time-text.ts'

describe('The completion', () => {
  it('of a video needs 90 percent of it', () => {
    expect([89.99, 90, 100].map((seconds) => isVideoComplete(seconds, 100))).toEqual([false, true, true])
    expect(isVideoComplete(0, 0)).toBe(false)
  })

  it('of a course needs every required video, of at least one', () => {
    const video = (completionRequired: boolean, completed: boolean) => ({ completionRequired, completed })
    expect(isCourseComplete([video(true, true), video(true, true), video(false, false)])).toBe(true)
    expect(isCourseComplete([video(true, true), video(true, false)])).toBe(false)
    expect(isCourseComplete([video(false, true)])).toBe(false)
    expect(isCourseComplete([])).toBe(false)
  })
})

describe('The resume position', () => {
  it.each([
    [null, null, 0],
    [42.5, null, 42.5],
    [42.5, 7, 7],
    [42.5, 0, 42.5],
    [599, null, 0],
    [598.9, null, 598.9],
    [42.5, 900, 0],
    [Number.NaN, null, 0],
    [-1, null, 0],
  ])('with %s saved and %s requested is %d', (saved, asked, position) => {
    expect(resumePosition(saved, 600, asked)).toBe(position)
  })

  it('starts over beyond 90 percent', () => {
    expect([startsOver(90, 100), startsOver(90.1, 100)]).toEqual([false, true])
  })

  it('uses the seek parameter', () => {
    expect([parseSeek('90'), parseSeek('1.5'), parseSeek('0')]).toEqual([90, 1.5, 0])
    for (const text of ['', '-1', '1e9', 'NaN', ' 5', '5 ', '1.', null, undefined])
      expect(parseSeek(text)).toBeNull()
  })
})

describe('The neighbors of a video', () => {
  const group = (groupId: string, ...ids: string[]): VideoGroupIds => ({
    groupId,
    videos: ids.map((videoContentId) => ({ videoContentId })),
  })
  const groups = [group('a', 'a1', 'a2'), group('empty'), group('b', 'b1'), group('c', 'c1', 'c2')]
  const at = (groupId: string, videoContentId: string) => ({ groupId, videoContentId })

  it('lead through the group to the next module and the course page', () => {
    expect(nextCourseVideo(groups, at('a', 'a1'))).toEqual(at('a', 'a2'))
    expect(nextCourseVideo(groups, at('a', 'a2'))).toEqual(at('b', 'b1'))
    expect(nextCourseVideo(groups, at('b', 'b1'))).toEqual(at('c', 'c1'))
    expect(nextCourseVideo(groups, at('c', 'c2'))).toBeNull()
  })

  it('include the previous ones', () => {
    expect(videoNeighbors(groups, at('c', 'c2'))).toEqual({
      previousVideo: at('c', 'c1'),
      nextVideo: null,
      previousModule: at('b', 'b1'),
      nextModule: null,
    })
  })

  it('are none for an unknown location', () => {
    const none = { previousVideo: null, nextVideo: null, previousModule: null, nextModule: null }
    expect(videoNeighbors(groups, at('x', 'x1'))).toEqual(none)
    expect(videoNeighbors(groups, at('c', 'x1'))).toEqual({ ...none, previousModule: at('b', 'b1') })
  })
})

test.each([
  [0, '00:00'],
  [59.9, '00:59'],
  [60, '01:00'],
  [3599, '59:59'],
  [3600, '60:00'],
  [3601, '1:00:01'],
  [36_061, '10:01:01'],
  [-5, '00:00'],
  [Number.NaN, '00:00'],
])('A time of %d seconds is written as %s', (seconds, text) => expect(timeText(seconds)).toBe(text))

test('A member who has watched 30 s of a course’s videos is enrolled once', () => {
  const watched = {
    farthestWatchedTimes: [10, 9.5],
    advanced: 10.5,
    enrolled: false,
    hasBadge: false,
  }
  expect(shouldAutoEnroll(watched)).toBe(true)
  expect(shouldAutoEnroll({ ...watched, advanced: 10.4 })).toBe(false)
  // In binary floating point these add up to slightly less than 30.
  expect(shouldAutoEnroll({ ...watched, farthestWatchedTimes: [10.1, 9.8], advanced: 10.1 })).toBe(true)
  for (const reason of ['enrolled', 'hasBadge']) {
    expect(shouldAutoEnroll({ ...watched, [reason]: true })).toBe(false)
  }
})
