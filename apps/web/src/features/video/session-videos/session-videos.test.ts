import { expect, it } from 'vitest'
import { AT_BEGINNING } from '../video-collection.fixture.ts'
import { toSessionVideos } from './session-videos.ts'

const video = {
  videoId: 'v1',
  subtitle: null,
  posterUrl: null,
  title: 'Welcome',
  description: 'About it',
  thumbnailUrl: '/a.webp',
  duration: 100,
  isAiGenerated: true,
  chapters: [],
}
const session = {
  sessionId: 'session',
  courseId: 'course',
  title: 'A sprint',
  kind: 'SPRINT' as const,
  access: 'OPEN' as const,
}
const credited = {
  ...AT_BEGINNING,
  videoId: 'v1',
  creditedTime: 30,
  skipped: { from: 5, seconds: 20 },
  completed: false,
}
const answer = {
  getUserSession: session,
  getSessionContentVideos: [video, { ...video, videoId: 'v2' }],
  getVideoProgressBySession: { groups: [{ videos: [] }, { videos: [credited] }] },
  getMeteringPlanDetails: null,
}

it('toSessionVideos joins the videos of a group with the progress in the session, and addresses them by video id', () => {
  expect(toSessionVideos(answer, 'group')).toMatchObject({
    kind: 'SPRINT',
    topLevelId: 'session',
    courseId: 'course',
    sessionId: 'session',
    isOpen: true,
    groups: [
      {
        groupId: 'group',
        videos: [
          {
            groupId: 'group',
            videoContentId: 'v1',
            thumbnail: '/a.webp',
            isAiGenerated: true,
            creditedSeconds: 30,
            skipped: { from: 5, seconds: 20 },
          },
          { videoContentId: 'v2', creditedSeconds: 0, skipped: null, completed: false },
        ],
      },
    ],
  })
})

it.each([
  ['SPRINT', 'SPRINT'],
  ['WORKSHOP', 'SPRINT'],
  ['CAPSTONE', 'SPRINT'],
  ['BOOTCAMP', 'MINI_MBA'],
] as const)('toSessionVideos treats the videos of a %s as those of a %s', (kind, type) => {
  expect(toSessionVideos({ ...answer, getUserSession: { ...session, kind } }, 'g')?.kind).toBe(type)
})

it.each([
  ['OPEN', true],
  ['PREVIEW', true],
  ['NOT_ENROLLED', false],
  ['NOT_ENTITLED', false],
] as const)('toSessionVideos returns for the access %s whether the session is open: %s', (access, isOpen) => {
  expect(toSessionVideos({ ...answer, getUserSession: { ...session, access } }, 'g')?.isOpen).toBe(isOpen)
})

it('toSessionVideos returns no group when the server shows none, and null for a session of which the member may not know', () => {
  const closed = { ...answer, getSessionContentVideos: null, getVideoProgressBySession: null }
  expect(toSessionVideos(closed, 'group')?.groups).toEqual([])
  expect(toSessionVideos({ ...closed, getUserSession: null }, 'group')).toBeNull()
})
