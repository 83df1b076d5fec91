import { randomUUID } from 'node:crypto'
import type { Db } from '@section/db/connection.ts'
import { certificateCourses, certificateGroups, certificates } from '@section/db/schema.ts'

type Courses = Omit<typeof certificateCourses.$inferInsert, 'certificateGroupId'>[]

/** Inserts a published certificate with one group per list of courses, and returns the certificate's id. */
export async function insertProgram(
  db: Db,
  more: Partial<typeof certificates.$inferInsert>,
  ...groups: Courses[]
): Promise<string> {
  const certificateId = randomUUID()
  await db.insert(certificates).values({
    certificateId,
    slug: certificateId,
    title: 'T',
    description: 'D',
    type: 'OPEN',
    coverImageUrl: '/art/course/x.svg',
    badgeImageUrl: '/art/seal/x.svg',
    ...more,
  })
  for (const [index, courses] of groups.entries()) {
    const group = {
      certificateGroupId: randomUUID(),
      slug: `g${index}`,
      title: `Group ${index + 1}`,
      sortOrder: index,
    }
    await db.insert(certificateGroups).values({ ...group, certificateId })
    const { certificateGroupId } = group
    await db
      .insert(certificateCourses)
      .values(courses.map((course, sortOrder) => ({ sortOrder, ...course, certificateGroupId })))
  }
  return certificateId
}
