import { expect, it } from 'vitest'
import { AT_BEGINNING } from '../video-collection.fixture.ts'
import { findCollectionVideo } from '../video-collection.ts'
import { hasContent, toOnDemandCourse } from './on-demand-course.ts'

const video = {
  videoId: 'v1',
  subtitle: null,
  posterUrl: null,
  duration: 100,
  chapters: [],
  meta: { is_ai_generated: false },
}
const content = {
  courseContentId: 'c1',
  title: 'Lesson',
  description: 'About it',
  completionRequired: true,
  preview: false,
  meta: { title: null, videoThumbnail: null },
  video,
}
const answer = {
  getOnDemandContent: {
    courseId: 'course',
    courseTitle: 'Course',
    sessionId: null,
    entitled: true,
    opensAt: null as number | null,
    groups: [
      {
        courseContentGroupId: 'g1',
        title: 'Module',
        content: [content, { ...content, courseContentId: 'c2', video: null }],
      },
    ],
  },
  getVideoProgressByCourse: {
    groups: [
      {
        videos: [
          {
            ...AT_BEGINNING,
            videoId: 'v1',
            creditedTime: 30,
            skipped: { from: 5, seconds: 20 },
            completed: false,
          },
        ],
      },
    ],
  },
  getMeteringPlanDetails: null,
}

it('toOnDemandCourse joins content and progress, and omits contents that are no video', () => {
  const course = toOnDemandCourse(answer)
  expect(course?.groups[0]?.videos).toMatchObject([
    { videoContentId: 'c1', title: 'Lesson', creditedSeconds: 30, skipped: { from: 5, seconds: 20 } },
  ])
  expect(toOnDemandCourse({ ...answer, getOnDemandContent: null })).toBeNull()
})

it('findCollectionVideo and hasContent find contents by their location', () => {
  const course = toOnDemandCourse(answer)
  if (!course) throw new Error('There is a course.')
  expect(findCollectionVideo(course, { groupId: 'g1', videoContentId: 'c1' })?.videoId).toBe('v1')
  expect(findCollectionVideo(course, { groupId: 'other', videoContentId: 'c1' })).toBeNull()
  expect(hasContent(course, { groupId: 'g1', videoContentId: 'c2' })).toBe(true)
  expect(hasContent(course, { groupId: 'g1', videoContentId: 'c3' })).toBe(false)
  expect(hasContent(course, { groupId: 'other', videoContentId: 'c1' })).toBe(false)
})

it.each([
  ['outside of the plan', { entitled: false }],
  ['before the edition opens', { opensAt: Date.parse('2026-12-24T15:00:00.000Z') }],
])(
  'toOnDemandCourse returns only the free preview %s, and still knows that the other lessons exist',
  (_when, more) => {
    const lessons = [content, { ...content, courseContentId: 'free', preview: true }]
    const groups = [{ courseContentGroupId: 'g1', title: 'Module', content: lessons }]
    const found = toOnDemandCourse({
      ...answer,
      getOnDemandContent: { ...answer.getOnDemandContent, ...more, groups },
    })
    if (!found) throw new Error('There is no course.')
    expect(findCollectionVideo(found, { groupId: 'g1', videoContentId: 'free' })).not.toBeNull()
    expect(findCollectionVideo(found, { groupId: 'g1', videoContentId: 'c1' })).toBeNull()
    expect(hasContent(found, { groupId: 'g1', videoContentId: 'c1' })).toBe(true)
  },
)
