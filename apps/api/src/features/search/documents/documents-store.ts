import { sql } from 'drizzle-orm'
import { type Db, rows } from '@section/db/connection.ts'
import { type CourseMeta, searchDocuments, searchWords } from '@section/db/schema.ts'
import { searchedFilters } from '@section/domain/search/searched-filters.ts'
import { chunksOf } from '../../../server/content/bulk-write-store.ts'
import { vectorOf } from '../../../server/search/word-conditions-store.ts'
import type { SearchDocument, SearchRow } from './search-document.ts'

/** Keeps other refreshes waiting until the end of the transaction; searches go on. */
export async function lockDocuments(tx: Db): Promise<void> {
  await tx.execute(sql`lock table search_documents in share row exclusive mode`)
}

/** A published course with what a search document is made of. */
type SourceRow = Omit<SearchDocument, 'filters' | 'details'> & {
  type: 'sprint' | 'workshop'
  hasOnDemand: boolean
  meta: CourseMeta
}

/** Returns the search documents of all published courses, as the courses are now. */
export async function readDocuments(db: Db): Promise<SearchDocument[]> {
  const found = await rows<SourceRow>(
    db,
    sql`
      select c.course_id as "courseId", c.title, c.subtitle, c.description, c.meta, c.stack::text as stack, c.topics,
        c.difficulty::text as difficulty, c.type::text as type, c.sort_order as "sortOrder",
        exists(
          select 1 from sessions s where s.course_id = c.course_id and s.session_type = 'ON_DEMAND'
            and s.publish_status = 'ACTIVE' and not s.hide_in_catalog) as "hasOnDemand",
        array(
          select f.full_name from course_faculty t join faculty f on f.faculty_id = t.faculty_id
          where t.course_id = c.course_id order by t.sort_order, f.full_name) as faculty,
        array(
          select i.title from content_groups g join content_items i using (course_content_group_id)
          where g.course_id = c.course_id order by g.sort_order, i.sort_order) as lessons
      from courses c where c.publish_status = 'ACTIVE' order by c.course_id`,
  )
  return found.map(toDocument)
}

function toDocument({ type, hasOnDemand, meta, lessons, ...course }: SourceRow): SearchDocument {
  const { topTakeaway = '', whoWillBenefit = [], whatYouWillLeaveWith = [] } = meta
  const items = [...whoWillBenefit, ...whatYouWillLeaveWith]
  return {
    ...course,
    filters: searchedFilters({ ...course, type, hasOnDemand }),
    details: [topTakeaway, ...items.flatMap(({ title, description }) => [title, description])].join(' '),
    lessons: hasOnDemand ? lessons : [],
  }
}

/** Returns the versions of the stored search documents by course. */
export async function readVersions(db: Db): Promise<ReadonlyMap<string, string>> {
  const { courseId, version } = searchDocuments
  const stored = await db.select({ courseId, version }).from(searchDocuments)
  return new Map(stored.map((row) => [row.courseId, row.version]))
}

/** Inserts or replaces search documents. */
export async function writeDocuments(tx: Db, documents: readonly SearchRow[]): Promise<void> {
  for (const chunk of chunksOf(documents))
    await tx.execute(sql`
      insert into search_documents (course_id, title, stack, topics, difficulty, sort_order, words, version)
      select course_id, title, stack, topics, difficulty, sort_order,
        ${vectorOf('a', 'A')} || ${vectorOf('b', 'B')} || ${vectorOf('c', 'C')} || ${vectorOf('d', 'D')}, version
      from jsonb_to_recordset(${JSON.stringify(chunk)}::jsonb) as row (course_id uuid, title text, stack text,
        topics text[], difficulty text, sort_order int, a text, b text, c text, d text, version text)
      on conflict (course_id) do update set title = excluded.title, stack = excluded.stack, topics = excluded.topics,
        difficulty = excluded.difficulty, sort_order = excluded.sort_order, words = excluded.words,
        version = excluded.version`)
}

export async function deleteDocuments(tx: Db, courseIds: readonly string[]): Promise<void> {
  await tx.execute(sql`delete from search_documents where course_id = any(${sql.param(courseIds)}::uuid[])`)
}

/** Returns every stored word. */
export async function readWords(db: Db): Promise<Set<string>> {
  const stored = await db.select().from(searchWords)
  return new Set(stored.map(({ word }) => word))
}

/** Deletes words that no document has any longer, and inserts new ones. */
export async function replaceWords(tx: Db, gone: readonly string[], added: readonly string[]): Promise<void> {
  await tx.execute(sql`delete from search_words where word = any(${sql.param(gone)}::text[])`)
  await tx.execute(sql`insert into search_words (word) select unnest(${sql.param(added)}::text[])`)
}
