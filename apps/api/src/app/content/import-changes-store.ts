import { type Db, rows } from '@section/db/connection.ts'
import { sql } from 'drizzle-orm'

/** What a load may add, change or remove, with the rows that count. People are only added, so their rows are not compared. */
const KINDS = {
  courses: { key: 'course_id', from: `courses t where publish_status = 'ACTIVE'` },
  lessons: { key: 'course_content_id', from: 'content_items t' },
  videos: { key: 'video_id', from: 'videos t' },
  sessions: { key: 'session_id', from: `sessions t where publish_status = 'ACTIVE'` },
  'class dates': { key: 'meeting_id', from: 'meetings t' },
  'parts of session pages': { key: 'session_content_id', from: 'session_contents t' },
  teachers: { key: 'faculty_id', from: 'faculty t' },
  certificates: { key: 'certificate_id', from: 'certificates t' },
  customers: { key: 'customer_id', from: 'customers t' },
  invitations: { key: 'pass_id', from: 'passes t' },
  realms: { key: 'realm', from: 'corporate_realms t' },
  people: { key: 'user_id', from: 'members t', version: `''` },
} as const satisfies Record<string, { key: string; from: string; version?: string }>

export type ContentKind = keyof typeof KINDS
export const CONTENT_KINDS = Object.keys(KINDS) as readonly ContentKind[]

/** The versions of all rows of the content by kind and id. */
export type ContentVersions = ReadonlyMap<ContentKind, ReadonlyMap<string, string>>

/** Returns the versions of the content's rows as they are now. */
export async function readContentVersions(tx: Db): Promise<ContentVersions> {
  const selects = CONTENT_KINDS.map((kind) => {
    const { key, from, ...more } = KINDS[kind]
    const version = 'version' in more ? more.version : 'md5(t::text)'
    return `select '${kind}' as kind, ${key}::text as id, ${version} as version from ${from}`
  })
  const found = await rows<{ kind: ContentKind; id: string; version: string }>(
    tx,
    sql.raw(selects.join(' union all ')),
  )
  const byKind = Map.groupBy(found, ({ kind }) => kind)
  return new Map(
    [...byKind].map(([kind, all]) => [kind, new Map(all.map(({ id, version }) => [id, version]))]),
  )
}
