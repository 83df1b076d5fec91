import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type {
  CreatePlaylistUrlResult,
  CreateVideoSessionResult,
  MutationCreateVideoSessionArgs,
  MutationUpdateVideoSessionArgs,
  UpdateVideoSessionResult,
} from '@section/contract/generated/schema-types.ts'
import { videoProgress } from '@section/db/schema.ts'
import { createPlaylistUrl } from './media/create-playlist-url.ts'
import { createVideoSession } from './progress/create-video-session.ts'
import { updateVideoSession } from './progress/update-video-session.ts'
import { toMemberViewer } from '../../server/access/viewer.ts'
import type { MemberContext } from '../../server/graphql/operation.ts'
import type { Services } from '../../server/services.ts'
import { insertCourse, insertSession } from '../../testing/insert-course.ts'
import { insertLessons, type NewLesson } from '../../testing/insert-lessons.ts'

/** A course whose videos can be watched on demand. */
export interface WatchableCourse {
  courseId: string
  sessionId: string
  videoIds: string[]
}

/** A progress update in a test; `at` is the position and `played` the playing time, in seconds. */
export interface TestUpdate {
  at: number
  played: number
  ended?: boolean
  playhead?: number
}

/** Inserts a course with these lessons and its on-demand session, and invalidates the catalog. */
export async function addWatchableCourse(
  { database, cacheInvalidation }: Pick<Services, 'database' | 'cacheInvalidation'>,
  lessons: NewLesson[],
  course: Parameters<typeof insertCourse>[1] = {},
): Promise<WatchableCourse> {
  const courseId = await insertCourse(database.db, course)
  const sessionId = await insertSession(database.db, { courseId, sessionType: 'ON_DEMAND' })
  const videoIds = await insertLessons(database.db, courseId, lessons)
  await cacheInvalidation.transaction(async (_tx, invalidate) => invalidate('catalog'))
  return { courseId, sessionId, videoIds }
}

/** A member who watches videos by the use cases, without HTTP, at the server's clock. */
export class VideoTestKit {
  readonly #services: Services
  readonly userId: string

  constructor(services: Services, userId: string) {
    this.#services = services
    this.userId = userId
  }

  /** Asks for the playlist of a video, as a player does before it plays. */
  async load({ videoIds }: WatchableCourse, index = 0): Promise<CreatePlaylistUrlResult> {
    return createPlaylistUrl(await this.#context(), { videoId: videoIds[index] ?? '' })
  }

  async open(
    { courseId, videoIds }: WatchableCourse,
    index = 0,
    more: Partial<MutationCreateVideoSessionArgs> = {},
  ): Promise<CreateVideoSessionResult> {
    const videoId = videoIds[index] ?? ''
    return createVideoSession(await this.#context(), { courseId, videoId, type: 'ON_DEMAND', ...more })
  }

  /** Opens a video session and returns its id. Errors: the session was refused. */
  async start(course: WatchableCourse, index = 0): Promise<string> {
    const { userVideoSessionId, error } = await this.open(course, index)
    if (!userVideoSessionId) throw new Error(`The video session was refused: ${error?.code}`)
    return userVideoSessionId
  }

  async update(
    userVideoSessionId: string,
    videoId: string | undefined,
    { at, played, ended = false, playhead = at }: TestUpdate,
    more: Partial<MutationUpdateVideoSessionArgs> = {},
  ): Promise<UpdateVideoSessionResult> {
    return updateVideoSession(await this.#context(), {
      userVideoSessionId,
      videoId: videoId ?? '',
      continueAtTime: at,
      videoSessionMaxPlayhead: playhead,
      videoSessionPlayingTime: played,
      status: ended ? 'ENDED' : 'IN_PROGRESS',
      ...more,
    })
  }

  /** Returns the member's stored progress in a video; undefined without any. */
  async progress({ videoIds }: WatchableCourse, index = 0) {
    const [row] = await this.#services.database.db
      .select()
      .from(videoProgress)
      .where(and(eq(videoProgress.userId, this.userId), eq(videoProgress.videoId, videoIds[index] ?? '')))
    return row
  }

  async #context(): Promise<MemberContext> {
    const { members, clock } = this.#services
    const state = await members.get(this.userId)
    if (!state) throw new Error(`There is no member ${this.userId}.`)
    const now = clock()
    const viewer = { ...toMemberViewer(state, now), sid: randomUUID() }
    const reads = this.#services.database.db
    const request = { requestId: 'test', from: '127.0.0.1', setCookie: () => {}, setHeader: () => {}, reads }
    return { services: this.#services, viewer, identity: undefined, now, ...request }
  }
}
