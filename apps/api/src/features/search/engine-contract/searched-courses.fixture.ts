import { randomUUID } from 'node:crypto'
import { foldedWords } from '@section/domain/search/fold-text.ts'
import type { Db } from '@section/db/connection.ts'
import { contentGroups, contentItems, courseFaculty, faculty } from '@section/db/schema.ts'
import { type SearchedText, textsOfCourse } from '@section/domain/search/reasons/searched-texts.ts'
import { insertCourse, insertSession, type NewCourse } from '../../../testing/insert-course.ts'
import type { SearchEngine, SearchQuery } from '../search-engine.ts'

/** An engine over the courses of a database. */
export interface OpenedEngine {
  engine: SearchEngine
  db: Db
  /** Updates the engine after a change of the courses. */
  keepInStep: () => Promise<void>
  close: () => Promise<void>
}

const STACKS = ['ai', 'marketing', 'product'] as const
export const TOPICS = ['Packaging', 'Foundational AI', '-Odd: "topic"', 'Leading, Teams']
export const DIFFICULTIES = ['Beginner', 'Intermediate', 'Advanced'] as const

type InsertedCourse = Required<Pick<NewCourse, 'courseId' | 'title' | 'stack' | 'topics' | 'difficulty'>>

/** The courses that an engine is examined with, and how to search them. */
export class SearchedCourses {
  /** The courses that were inserted, in the order of the catalog. */
  readonly inserted: InsertedCourse[] = []
  readonly #opened: OpenedEngine
  readonly #texts = new Map<string, SearchedText[]>()

  private constructor(opened: OpenedEngine) {
    this.#opened = opened
  }

  /** Inserts the courses into the database of an engine. */
  static async insert(opened: OpenedEngine): Promise<SearchedCourses> {
    const courses = new SearchedCourses(opened)
    await courses.#insertAll()
    await opened.keepInStep()
    return courses
  }

  get ids(): string[] {
    return this.inserted.map(({ courseId }) => courseId)
  }

  titlesOf(ids: readonly string[]): string[] {
    return ids.map((id) => this.inserted.find(({ courseId }) => courseId === id)?.title ?? '')
  }

  /** Returns the hits among all courses, without facets unless `more` has some. */
  search(text: string, more?: Partial<SearchQuery>): ReturnType<SearchEngine['search']> {
    const facets = { stacks: [], topics: [], difficulties: [] }
    const visibility = { visible: new Set(this.ids), hidden: new Set<string>() }
    const words = foldedWords(text)
    const textsOf = (courseId: string) => this.#texts.get(courseId) ?? []
    return this.#opened.engine.search({ index: 'all', words, ...facets, ...visibility, textsOf, ...more })
  }

  /** Returns the titles of the hits. */
  async find(text: string, more?: Partial<SearchQuery>): Promise<string[]> {
    const hits = await this.search(text, more)
    return this.titlesOf(hits.map(({ courseId }) => courseId))
  }

  /** Returns the hits with their reasons, the words of the search in brackets: 'Pricing: TITLE [Pricing]'. */
  async reasons(text: string): Promise<string[]> {
    const hits = await this.search(text)
    return hits.map(({ courseId, reason }) => {
      const marked = reason?.parts.map((part) => (part.isMatch ? `[${part.text}]` : part.text)).join('')
      return `${this.titlesOf([courseId])[0]}: ${reason?.field} ${marked}`
    })
  }

  async #insertAll(): Promise<void> {
    await this.insert('Pricing with Confidence', {
      professor: 'Helena Vásquez-Marr',
      topics: ['Packaging'],
      meta: {
        topTakeaway: 'Never begin with a discount.',
        whoWillBenefit: [{ title: 'Negotiators', description: 'You sell.', iconUrl: null }],
      },
    })
    await this.insert('Strategy on a Page', { difficulty: 'Advanced', professor: 'Imani Okoye-Hart' })
    await this.insert('Prompting as Briefing', { stack: 'ai', topics: ['Foundational AI'] })
    // These courses are inserted in the reverse order of how well they match.
    await this.insert('Fourth', { professor: 'Ida Harvest' })
    await this.insert('Third', { description: 'How to harvest what was sown, and to harvest again.' })
    await this.insert('Second', { subtitle: 'A harvest in spring' })
    await this.insert('The Harvest', { topics: TOPICS })
    await this.insert('Forms and Function')
    await this.insert('Farms to Table')
    await this.insert('Unit Economics', { lessons: ['What a Customer Costs', 'Running a break‑even test'] })
    for (let at = 0; at < 130; at++)
      await this.insert(`Crowded ${at}`, {
        stack: STACKS[at % 3] ?? 'ai',
        topics: TOPICS.filter((_, topic) => ((at >> topic) & 1) === 1),
        difficulty: DIFFICULTIES[at % 2] ?? 'Beginner',
      })
  }

  /** Inserts a course at the end of the catalog; `professor` teaches it, and its on-demand edition has the lessons. */
  async insert(
    title: string,
    more: NewCourse & { professor?: string; lessons?: readonly string[] } = {},
  ): Promise<void> {
    const { db } = this.#opened
    const { professor, lessons = [], ...columns } = more
    const course = {
      stack: 'marketing' as const,
      topics: [],
      difficulty: 'Beginner' as const,
      ...columns,
      courseId: randomUUID(),
      title,
    }
    await insertCourse(db, { ...course, sortOrder: this.inserted.length })
    this.inserted.push(course)
    this.#texts.set(
      course.courseId,
      textsOfCourse({
        type: 'sprint',
        subtitle: '',
        description: '',
        meta: {},
        ...course,
        hasOnDemand: lessons.length > 0,
        faculty: professor === undefined ? [] : [professor],
        lessons,
      }),
    )
    if (lessons.length > 0) await this.#insertLessons(course.courseId, lessons)
    if (professor !== undefined) await this.#insertProfessor(course.courseId, professor)
  }

  async #insertLessons(courseId: string, titles: readonly string[]): Promise<void> {
    const { db } = this.#opened
    await insertSession(db, { courseId, sessionType: 'ON_DEMAND' })
    const courseContentGroupId = randomUUID()
    await db.insert(contentGroups).values({ courseContentGroupId, courseId, slug: 'module', title: 'Module' })
    const rows = titles.map((title, sortOrder) => ({
      courseContentGroupId,
      slug: `${sortOrder}`,
      title,
      sortOrder,
    }))
    await db.insert(contentItems).values(rows)
  }

  async #insertProfessor(courseId: string, fullName: string): Promise<void> {
    const { db } = this.#opened
    const facultyId = randomUUID()
    await db.insert(faculty).values({ facultyId, slug: facultyId, fullName, imageUrl: '/art/portrait/x.svg' })
    await db.insert(courseFaculty).values({ courseId, facultyId })
  }
}
