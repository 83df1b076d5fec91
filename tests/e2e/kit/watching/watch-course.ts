import { expect, type Page } from '@playwright/test'
import { stableId } from '@section/api/server/content/stable-id.ts'
import { MINUTE_MS } from '@section/domain/time/durations.ts'
import type { ServerClock } from '../clock/server-clock.ts'
import { ask } from '../endpoint.ts'

const LESSONS = `query ($courseId: ID!) {
  getOnDemandContent(courseId: $courseId) {
    groups { content { courseContentId completionRequired video { videoId duration } } }
  }
}`
const BEGIN = `mutation ($courseId: ID!, $courseContentId: ID!, $videoId: ID!) {
  createVideoSession(courseId: $courseId, courseContentId: $courseContentId, videoId: $videoId, type: ON_DEMAND) {
    userVideoSessionId
  }
}`
const END = `mutation ($id: ID!, $videoId: ID!, $at: Float!) {
  updateVideoSession(userVideoSessionId: $id, videoId: $videoId, continueAtTime: $at, status: ENDED,
    videoSessionMaxPlayhead: $at, videoSessionPlayingTime: $at) { completed courseBadgeId }
}`

interface Lesson {
  courseContentId: string
  completionRequired: boolean
  video: { videoId: string; duration: number } | null
}

/**
 * Watches the required lessons of an on-demand course as the signed-in member on another device, to the badge, and moves the
 * server's clock by more than their length.
 */
export async function watchCourse(page: Page, clock: ServerClock, course: string): Promise<void> {
  const courseId = stableId('course', course)
  const { getOnDemandContent: content } = await ask<{
    getOnDemandContent: { groups: { content: Lesson[] }[] }
  }>(page, LESSONS, { courseId })
  const badges: string[] = []
  for (const { courseContentId, completionRequired, video } of content.groups.flatMap(
    (group) => group.content,
  )) {
    if (!video || !completionRequired) continue
    const { videoId, duration } = video
    const { createVideoSession: begun } = await ask<{
      createVideoSession: { userVideoSessionId: string }
    }>(page, BEGIN, { courseId, courseContentId, videoId })
    await clock.moveTo(clock.now() + 3 * MINUTE_MS)
    const { updateVideoSession: ended } = await ask<{
      updateVideoSession: { completed: boolean; courseBadgeId: string | null }
    }>(page, END, { id: begun.userVideoSessionId, videoId, at: duration })
    expect(ended.completed, `${courseContentId} is watched`).toBe(true)
    if (ended.courseBadgeId) badges.push(ended.courseBadgeId)
  }
  expect(badges, `${course} earns one badge`).toHaveLength(1)
}
