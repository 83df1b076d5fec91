import type {
  CreateVideoSessionResult,
  UpdateVideoSessionResult,
  VideoSessionType,
} from '@section/contract/generated/schema-types.ts'
import { DAY_MS } from '@section/domain/time/durations.ts'
import type { PagedSession } from '../../session-content/paged-sessions.fixture.ts'
import {
  LECTURE,
  NOON,
  type Reader,
  sessionPageTestKit,
} from '../../session-content/session-page-test-kit.fixture.ts'
import { CREATE, UPDATE } from '../video-calls.fixture.ts'

// A session whose page has videos, and the members who watch them.

export const VIDEOS = `query ($sessionId: ID!, $groupId: ID!) {
  getSessionContentVideos(sessionId: $sessionId, videoGroupId: $groupId) {
    videoId title subtitle thumbnailUrl duration externalKey isAiGenerated aspectWidth aspectHeight chapters { title } } }`
export const BY_SESSION = `query ($sessionId: ID!) { getVideoProgressBySession(sessionId: $sessionId) {
  sessionId groups { groupSessionContentId videos { videoId duration farthestWatchedTime creditedTime completed } } } }`

/** The period of a session that began a day before the time of the server's clock. */
export const PERIOD = { startAt: NOON - DAY_MS, endAt: NOON + 10 * DAY_MS }

const group = (slug: string, more: object = {}) => ({
  type: 'videos',
  slug,
  videos: [
    { slug: 'first', title: 'The first', subtitle: 'Ten minutes', lecture: LECTURE.key },
    { slug: 'second', title: 'The second', lecture: LECTURE.key },
  ],
  ...more,
})

/** Three groups of two videos: a required one, an optional one, and one that opens on the third day, tomorrow. */
export const PAGE_OF_VIDEOS = {
  containers: [
    {
      slug: 'tasks',
      title: 'Tasks',
      contents: [group('films'), group('extras'), group('later', { enabled: { day: 3 } })],
    },
  ],
  checklist: [
    { slug: 'watch', title: 'Watch', subtype: 'VIDEO_GROUP', container: 'tasks', videos: 'films' },
    { slug: 'more', title: 'More', subtype: 'OPTIONAL_VIDEO_GROUP', container: 'tasks', videos: 'extras' },
  ],
}

/** A video of a session's page with the other arguments of `createVideoSession`. */
export interface Film {
  courseId: string
  sessionId: string
  videoId: string
  type: VideoSessionType
}

/** Starts a server for all tests of a file, with functions that watch the videos of sessions. */
export function sessionVideoTestKit() {
  const kit = sessionPageTestKit()
  const open = (reader: Reader, film: Film) => reader.ask<CreateVideoSessionResult>(CREATE, { ...film })
  const update = (
    reader: Reader,
    { courseId, videoId }: Film,
    id: string | null | undefined,
    seconds: number,
  ) => {
    const played = { at: seconds, played: seconds, max: seconds }
    return reader.ask<UpdateVideoSessionResult>(UPDATE, { id, courseId, videoId, ...played })
  }
  return {
    ...kit,
    open,
    update,

    /** Returns a video of a group by its index, from 0. */
    async film(
      run: PagedSession,
      slug = 'films',
      index = 0,
      type: VideoSessionType = 'SPRINT',
    ): Promise<Film> {
      const { sessionId, courseId } = run
      const { sessionVideosBySession } = await kit.server().services.catalog.current()
      const videos = sessionVideosBySession.get(sessionId) ?? []
      const videoId = videos.filter((video) => video.sessionContentId === run.part(slug))[index]?.videoId
      if (!videoId) throw new Error(`The group ${slug} has no video ${index}.`)
      return { courseId, sessionId, videoId, type }
    },

    /** Plays a video for so many seconds of real time, by default to its end, and returns the result of the save. */
    async play(reader: Reader, film: Film, seconds = LECTURE.duration): Promise<UpdateVideoSessionResult> {
      const { userVideoSessionId, error } = await open(reader, film)
      if (!userVideoSessionId) throw new Error(`The video session was refused: ${error?.code}`)
      kit.clock.now += seconds * 1000
      return update(reader, film, userVideoSessionId, seconds)
    },
  }
}
