import type { Db } from '@section/db/connection.ts'
import { resourceCourses, resourceItems, resources } from '@section/db/schema.ts'
import { randomUUID } from 'node:crypto'
import { refreshResourceWords } from './search/resource-words-store.ts'

type NewResource = Partial<typeof resources.$inferInsert> & {
  items?: Partial<typeof resourceItems.$inferInsert>[]
  courseIds?: string[]
}

/** Inserts a published resource with the text "Text." unless it has other blocks, and returns its id. */
export async function insertResource(db: Db, more: NewResource = {}): Promise<string> {
  const { items = [{ content: 'Text.' }], courseIds = [], ...columns } = more
  const resourceId = randomUUID()
  await db.insert(resources).values({
    resourceId,
    slug: resourceId,
    title: 'Title',
    type: 'PROMPT_PACK',
    stack: 'marketing',
    coverImageUrl: '/art/resource/x.svg?stack=ai&type=prompt-pack',
    createdAt: new Date('2026-05-01T00:00:00Z'),
    modifiedAt: new Date('2026-05-01T00:00:00Z'),
    words: '',
    ...columns,
  })
  const rows = items.map((item, position) => ({
    resourceId,
    position,
    type: 'RICH_TEXT_HTML' as const,
    ...item,
  }))
  if (rows.length > 0) await db.insert(resourceItems).values(rows)
  for (const courseId of courseIds) await db.insert(resourceCourses).values({ resourceId, courseId })
  await refreshResourceWords(db)
  return resourceId
}
