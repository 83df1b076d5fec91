import { expect, type Page } from '@playwright/test'
import { stableId } from '@section/api/server/content/stable-id.ts'
import { MINUTE_MS } from '@section/domain/time/durations.ts'
import { ask } from '../endpoint.ts'
import type { ServerClock } from '../clock/server-clock.ts'

const CREATE = `mutation ($courseId: ID!, $sessionId: ID!, $videoId: ID!) {
  createVideoSession(courseId: $courseId, sessionId: $sessionId, videoId: $videoId, type: SPRINT) { userVideoSessionId }
}`
const UPDATE = `mutation ($id: ID!, $videoId: ID!, $at: Float!) {
  updateVideoSession(userVideoSessionId: $id, videoId: $videoId, continueAtTime: $at, status: ENDED,
    videoSessionMaxPlayhead: $at, videoSessionPlayingTime: $at) { completed }
}`
const VIDEOS = `query ($sessionId: ID!, $groupId: ID!) {
  getSessionContentVideos(sessionId: $sessionId, videoGroupId: $groupId) { videoId duration }
}`

/** A video of a session's page, by the slug of its group and its own slug. */
interface VideoName {
  group: string
  slug: string
  /** The position, in seconds, at which it is left; by default it is watched to its end. */
  until?: number
}

/**
 * Watches videos of the session `course/session` as the signed-in member on another device, and moves the server's clock by
 * more than their length.
 */
export async function watchElsewhere(
  page: Page,
  clock: ServerClock,
  session: string,
  videos: readonly VideoName[],
): Promise<void> {
  const [course = ''] = session.split('/')
  const ids = { courseId: stableId('course', course), sessionId: stableId('session', session) }
  const begun = []
  for (const { group, slug, until } of videos) {
    const videoId = stableId('session-video', `${session}/${group}/${slug}`)
    const { createVideoSession: created } = await ask<{
      createVideoSession: { userVideoSessionId: string }
    }>(page, CREATE, { ...ids, videoId })
    const at = until ?? (await durationOf(page, session, group, videoId))
    begun.push({ id: created.userVideoSessionId, videoId, at, slug, isWhole: until === undefined })
  }
  // A request that is running while the clock is moved would time out by that clock.
  await page.waitForLoadState('networkidle')
  await clock.moveTo(clock.now() + 10 * MINUTE_MS)
  for (const { slug, isWhole, ...update } of begun) {
    const { updateVideoSession: updated } = await ask<{ updateVideoSession: { completed: boolean } }>(
      page,
      UPDATE,
      update,
    )
    expect(updated.completed, `${slug} is watched`).toBe(isWhole)
  }
}

async function durationOf(page: Page, session: string, group: string, videoId: string): Promise<number> {
  const { getSessionContentVideos: videos } = await ask<{
    getSessionContentVideos: { videoId: string; duration: number }[]
  }>(page, VIDEOS, {
    sessionId: stableId('session', session),
    groupId: stableId('session-content', `${session}/${group}`),
  })
  return videos.find((video) => video.videoId === videoId)?.duration ?? 0
}
