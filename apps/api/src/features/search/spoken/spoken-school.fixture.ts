import { randomUUID } from 'node:crypto'
import { enrollments, sessionContents, sessionContentVideos, videos } from '@section/db/schema.ts'
import type { Db } from '@section/db/connection.ts'
import { DAY_MS } from '@section/domain/time/durations.ts'
import {
  insertCourse,
  insertSession,
  type NewCourse,
  type NewSession,
} from '../../../testing/insert-course.ts'
import { insertLessons, type NewLesson } from '../../../testing/insert-lessons.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import type { Config } from '../../../server/config/config.ts'
import { transcriptRow, windowRows } from '../../transcripts/content/transcript-rows.ts'
import { writeTranscripts } from '../../transcripts/content/transcripts-content-store.ts'

/** The time of the server's clock. */
export const NOON = Date.UTC(2026, 5, 1, 12)

/** Every recording says “margin”, and its own key. */
const said = (externalKey: string) => `The margin of ${externalKey} is what is left.`

/** Returns what a recording says about “margin” as it is found in a course. */
export const foundMargin = (course: string, externalKey: string): string =>
  `${course}: ${said(externalKey).replace('margin', '[margin]')}`

/** Courses of which each has a recording of its own that says “margin”, and the sessions by which they are seen. */
export interface SpokenSchool {
  server: TestServer
  course: Record<'marketing' | 'ai' | 'hidden' | 'draft' | 'later' | 'class', string>
  /** The live session of the course `class`, which runs. */
  sessionId: string
}

const ON_DEMAND = { sessionType: 'ON_DEMAND' } as const

/** Starts a server with courses whose lessons and session videos are said. */
export async function openSpokenSchool(config: Partial<Config> = {}): Promise<SpokenSchool> {
  const server = await startTestServer({ clock: () => NOON, config })
  const { db } = server.database
  const add = async (
    course: NewCourse,
    session: Omit<NewSession, 'courseId'>,
    lessons: NewLesson[],
  ): Promise<string> => {
    const courseId = await insertCourse(db, course)
    await insertSession(db, { ...ON_DEMAND, ...session, courseId })
    await insertLessons(db, courseId, lessons)
    return courseId
  }
  const course = {
    marketing: await add({ title: 'Marketing', sortOrder: 1 }, {}, [
      { externalKey: 'marketing', preview: true },
      { externalKey: 'shared' },
    ]),
    ai: await add({ title: 'AI', stack: 'ai', sortOrder: 2 }, {}, [
      { externalKey: 'ai' },
      { externalKey: 'shared' },
      { externalKey: 'shared' },
    ]),
    hidden: await add({ title: 'Hidden' }, { hideInCatalog: true }, [{ externalKey: 'hidden' }]),
    draft: await add({ title: 'Draft', publishStatus: 'DRAFT' }, {}, [{ externalKey: 'draft' }]),
    later: await add({ title: 'Later' }, { activateAt: new Date(NOON + DAY_MS) }, [
      { externalKey: 'later' },
      { externalKey: 'trailer', preview: true },
    ]),
    class: await insertCourse(db, { title: 'Class', sortOrder: 3 }),
  }
  const sessionId = await insertSession(db, {
    courseId: course.class,
    startAt: new Date(NOON - DAY_MS),
    endAt: new Date(NOON + 10 * DAY_MS),
  })
  await insertGroup(db, sessionId, 'seminar', null)
  await insertGroup(db, sessionId, 'tomorrow', new Date(NOON + DAY_MS))
  for (const externalKey of KEYS) await say(db, externalKey, 'en', [said(externalKey)])
  return { server, course, sessionId }
}

const KEYS = ['marketing', 'shared', 'ai', 'hidden', 'draft', 'later', 'trailer', 'seminar', 'tomorrow']

/** Stores what a recording says in a language, in lines of four seconds each. */
export async function say(
  db: Db,
  externalKey: string,
  language: string,
  lines: readonly string[],
  sortOrder = 0,
): Promise<void> {
  const captions = {
    externalKey,
    language,
    sortOrder,
    lines: lines.map((text, at) => ({ startSeconds: 1 + at * 4, endSeconds: 5 + at * 4, text })),
  }
  await writeTranscripts(db, [transcriptRow(captions)], windowRows(captions))
}

/** Adds a group with one video to the page of a session. */
async function insertGroup(db: Db, sessionId: string, externalKey: string, enabledAt: Date | null) {
  const sessionContentId = randomUUID()
  const videoId = randomUUID()
  const content = { type: 'VIDEO_GROUP' } as const
  await db
    .insert(sessionContents)
    .values({ sessionContentId, sessionId, slug: externalKey, enabledAt, content })
  await db.insert(videos).values({
    videoId,
    externalKey,
    title: `Video of ${externalKey}`,
    thumbnailUrl: '/v2/media/class/thumbnail.webp',
    duration: 600,
  })
  await db.insert(sessionContentVideos).values({ sessionContentId, videoId })
}

/** Enrolls a member in a session. */
export async function enroll(db: Db, userId: string, sessionId: string): Promise<void> {
  await db.insert(enrollments).values({ userId, sessionId, state: 'ENROLLED', enrolledAt: new Date(NOON) })
}
