import type { School } from '../../server/content/school.ts'
import { meetingId, stableId } from '../../server/content/stable-id.ts'
import { insertCourse, insertSession, type NewSession } from '../../testing/insert-course.ts'
import type { TestServer } from '../../testing/test-server.ts'
import { loadContext } from '../../app/content/load-context.ts'
import { SessionContentFile, type SessionPageContent } from './content/session-content-format.ts'
import { writeAssistants, writeSessionPages } from './content/session-content-store.ts'

type CourseContent = School['courses'][number]
type SessionContent = CourseContent['sessions'][number]
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

/** Adds sessions with pages to a server, from the first session of a school. */
export class PagedSessions {
  readonly #pages = new Map<string, SessionPageContent>()
  readonly #sessions = new Map<string, { course: CourseContent; session: SessionContent }>()
  readonly #periods = new Map<SessionContent, Period>()
  readonly #server: TestServer
  readonly #school: School
  readonly #clock: () => number

  constructor(server: TestServer, school: School, clock: () => number) {
    this.#server = server
    this.#school = school
    this.#clock = clock
  }

  /** Adds a session with a page; a live one with this period has one meeting from its start to its end. */
  async add(page: object, period: Period, more: Omit<NewSession, 'courseId'> = {}): Promise<PagedSession> {
    const [course] = this.#school.courses
    const [session] = course?.sessions ?? []
    if (!course || !session) throw new Error('The school has no session.')
    const slug = `run-${this.#sessions.size + 1}`
    const reference = `class/${slug}`
    const sessionId = stableId('session', reference)
    const { db } = this.#server.database
    const courseId = await insertCourse(db)
    const dates = period && { startAt: new Date(period.startAt), endAt: new Date(period.endAt) }
    // The ids of meetings are those that an import would give them.
    const meetings = more.meetings?.map((meeting, index) => ({
      ...meeting,
      meetingId: meetingId(reference, index + 1),
    }))
    await insertSession(db, { courseId, sessionId, ...dates, ...more, ...(meetings && { meetings }) })
    const content = { ...session, slug }
    this.#periods.set(content, period)
    this.#sessions.set(reference, { course: { ...course, slug: 'class' }, session: content })
    const load = async (said: object) => {
      this.#pages.set(reference, { slug, ...SessionContentFile.parse({ sessions: [reference], ...said }) })
      await this.#loadAll()
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

  /** Loads the pages of all sessions, because a load removes those that it does not name. */
  async #loadAll(): Promise<void> {
    const context = loadContext(this.#school, this.#clock())
    const index = { ...context.index, sessions: this.#sessions }
    const periodOf = (session: SessionContent) => {
      const period = this.#periods.get(session)
      return period ? { from: period.startAt, to: period.endAt } : null
    }
    await this.#server.services.cacheInvalidation.transaction(async (tx, invalidate) => {
      const all = [...this.#pages.values()]
      await writeSessionPages(tx, all, { ...context, index, periodOf })
      await writeAssistants(tx, all)
      invalidate('catalog')
    })
  }
}
