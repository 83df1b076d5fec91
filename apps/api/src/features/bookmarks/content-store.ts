import type { Db } from '@section/db/connection.ts'
import { userSaves } from '@section/db/schema.ts'
import { DAY_MS } from '@section/domain/time/durations.ts'
import { insertMissing } from '../../server/content/bulk-write-store.ts'
import type { LoadContext } from '../../server/content/school.ts'
import { stableId } from '../../server/content/stable-id.ts'
import type { Person } from '../members/content/person.ts'

/** Writes the bookmarks of new people, newest first. */
export async function writeSaves(db: Db, people: readonly Person[], { now }: LoadContext): Promise<void> {
  const all = people.flatMap(({ userId, saved }) =>
    saved.map((course, position) => ({
      userId,
      contentType: 'COURSE' as const,
      contentId: stableId('course', course),
      createdAt: new Date(now - (position + 1) * DAY_MS),
    })),
  )
  await insertMissing(db, userSaves, all)
}
