import { expect, it } from 'vitest'
import {
  AT_BEGINNING,
  course,
  groupOf,
  lecture,
  sessionLecture,
  sessionVideos,
} from './video-collection.fixture.ts'
import { applyProgress, findCollectionVideo, progressById } from './video-collection.ts'

it('progressById finds the progress of a video, and none of one that was not watched', () => {
  const skipped = { from: 5, seconds: 20 }
  const progressOf = progressById([
    { ...AT_BEGINNING, videoId: 'v1', creditedTime: 30, skipped, completed: false },
  ])
  expect(progressOf('v1')).toEqual({ creditedSeconds: 30, skipped, completed: false })
  expect(progressOf('v2')).toEqual({ creditedSeconds: 0, skipped: null, completed: false })
})

it('findCollectionVideo finds a video by its group and its id in the address', () => {
  expect(findCollectionVideo(course(), { groupId: 'g', videoContentId: 'c2' })?.videoId).toBe('v2')
  expect(findCollectionVideo(sessionVideos(), { groupId: 'g', videoContentId: 'v2' })?.videoId).toBe('v2')
  expect(findCollectionVideo(course(), { groupId: 'other', videoContentId: 'c2' })).toBeNull()
  expect(findCollectionVideo(course(), { groupId: 'g', videoContentId: 'c3' })).toBeNull()
})

it('applyProgress changes the progress of one video, and never decreases it', () => {
  const whole = { creditedSeconds: 95, skipped: null, completed: true }
  const after = applyProgress(course([lecture(1), lecture(2)]), 'v1', whole)
  expect(after.groups[0]?.videos).toMatchObject([whole, { creditedSeconds: 0, completed: false }])
  const late = { creditedSeconds: 10, skipped: { from: 5, seconds: 20 }, completed: false }
  expect(applyProgress(after, 'v1', late).groups[0]?.videos[0]).toMatchObject(whole)
})

it('applyProgress keeps what else a collection holds', () => {
  const videos = sessionVideos({ groups: [groupOf('g', 'Videos', [sessionLecture(1)])] })
  const unknown = { creditedSeconds: 10, skipped: null, completed: false }
  expect(applyProgress(videos, 'v9', unknown)).toEqual(videos)
})
