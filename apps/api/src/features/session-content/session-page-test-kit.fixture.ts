import { afterAll, beforeAll, beforeEach } from 'vitest'
import { enrollments, videoProgress } from '@section/db/schema.ts'
import type { School } from '../../server/content/school.ts'
import { stableId } from '../../server/content/stable-id.ts'
import { readDemoSchool } from '../../testing/demo-school.fixture.ts'
import { insertCourse, insertSession, type NewSession } from '../../testing/insert-course.ts'
import type { NewMember } from '../../testing/insert-member.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { loadContext } from '../../app/content/load-context.ts'
import { SessionContentFile, type SessionPageContent } from './content/session-content-format.ts'
import { writeAssistants, writeSessionPages } from './content/session-content-store.ts'

type CourseContent = School['courses'][number]
type SessionContent = CourseContent['sessions'][number]

/** Tuesday noon in New York, where the demo school is. */
export const NOON = Date.parse('2026-03-03T17:00:00Z')

/** A lecture of the demo's media host, for the videos of pages, and its length in seconds. */
export const LECTURE = { key: 'positioning-that-sells', duration: 82 }

type Period = { startAt: number; endAt: number } | null

/** A session with a page. */
export interface PagedSession {
  sessionId: string
  courseId: string
  /** Returns the id of what a slug of the page names. */
  part: (slug: string) => string
  /** Returns the id of a video of a group. */
  video: (group: string, slug: string) => string
  /** Loads what the content file of the page says, without its sessions. */
  load: (page: object) => Promise<void>
}

/** A member who asks about pages. */
export interface Reader {
  userId: string
  /** Returns the only field of an operation's result. Errors: the operation was refused as a whole. */
  ask<Result>(operation: string, variables: Record<string, unknown>): Promise<Result>
}

/** Starts a server for all tests of a file, whose clock stands at `NOON` when a test begins. */
export function sessionPageTestKit() {
  const clock = { now: NOON }
  const pages = new Map<string, SessionPageContent>()
  const sessions = new Map<string, { course: CourseContent; session: SessionContent }>()
  const periods = new Map<SessionContent, Period>()
  let server: TestServer
  let school: School

  beforeAll(async () => {
    school = await readDemoSchool()
    server = await startTestServer({ clock: () => clock.now })
  })
  beforeEach(() => {
    clock.now = NOON
  })
  afterAll(() => server.close())

  /** Loads the pages of all sessions, because a load removes those that it does not name. */
  async function loadAll(): Promise<void> {
    const context = loadContext(school, clock.now)
    const periodOf = (session: SessionContent) => {
      const period = periods.get(session)
      return period ? { from: period.startAt, to: period.endAt } : null
    }
    await server.services.cacheInvalidation.transaction(async (tx, invalidate) => {
      const all = [...pages.values()]
      await writeSessionPages(tx, all, { ...context, index: { ...context.index, sessions }, periodOf })
      await writeAssistants(tx, all)
      invalidate('catalog')
    })
  }

  /** Adds a session with a page; a live one with this period has one meeting from its start to its end. */
  async function addSession(
    page: object,
    period: Period,
    more: Omit<NewSession, 'courseId'> = {},
  ): Promise<PagedSession> {
    const [course] = school.courses
    const [session] = course?.sessions ?? []
    if (!course || !session) throw new Error('The demo school has no session.')
    const slug = `run-${sessions.size + 1}`
    const reference = `class/${slug}`
    const sessionId = stableId('session', reference)
    const courseId = await insertCourse(server.database.db)
    const dates = period && { startAt: new Date(period.startAt), endAt: new Date(period.endAt) }
    await insertSession(server.database.db, { courseId, sessionId, ...dates, ...more })
    const content = { ...session, slug }
    periods.set(content, period)
    sessions.set(reference, { course: { ...course, slug: 'class' }, session: content })
    const load = async (said: object) => {
      pages.set(reference, { slug, ...SessionContentFile.parse({ sessions: [reference], ...said }) })
      await loadAll()
    }
    await load(page)
    return {
      sessionId,
      courseId,
      load,
      part: (name) => stableId('session-content', `${reference}/${name}`),
      video: (group, name) => stableId('session-video', `${reference}/${group}/${name}`),
    }
  }

  /** Adds a member, who is enrolled in a session if one is given. */
  async function addReader(session?: PagedSession, member: NewMember = {}): Promise<Reader> {
    const userId = await server.insertMember(member)
    if (session) {
      const enrolledAt = new Date(NOON)
      const row = { userId, sessionId: session.sessionId, state: 'ENROLLED' as const, enrolledAt }
      await server.database.db.insert(enrollments).values(row)
    }
    const signIn = async () => ({ at: clock.now, token: await server.token(userId) })
    let signedIn = await signIn()
    return {
      userId,
      async ask<Result>(operation: string, variables: Record<string, unknown>) {
        // Tests move the clock further than a token lives.
        if (signedIn.at !== clock.now) signedIn = await signIn()
        const { token } = signedIn
        const { data, errors } = await server.graphql<Record<string, Result>>(token, operation, variables)
        const [result] = Object.values(data ?? {})
        if (result === undefined) throw new Error(errors?.[0]?.message ?? 'No answer.')
        return result
      },
    }
  }

  return {
    clock,
    server: () => server,
    addSession,
    addReader,

    /** Adds a member who assists in a session without being enrolled in it. The page is loaded again, with their address. */
    async addAssistant(run: PagedSession, page: object): Promise<Reader> {
      const email = `${crypto.randomUUID()}@example.com`
      const assistant = await addReader(undefined, { email })
      await run.load({ ...page, assistants: [{ account: email }] })
      return assistant
    },

    /** Adds a member of the school's staff. */
    async addStaff(): Promise<Reader> {
      const staff = await addReader(undefined, { customer: 'the-school' })
      await server.database.db.execute(`update customers set type = 'INTERNAL' where slug = 'the-school'`)
      return staff
    },

    /** Credits a member with the first `seconds` of a video. */
    async watch({ userId }: Reader, videoId: string, seconds: number): Promise<void> {
      const coverage = `{[0,${seconds * 1000})}`
      await server.database.db
        .insert(videoProgress)
        .values({ userId, videoId, farthestWatchedTime: seconds, coverage })
    },
  }
}
