import { and, asc, eq, sql } from 'drizzle-orm'
import { type Db, rows } from '@section/db/connection.ts'
import {
  type certificateGroups,
  certificateRegistrations,
  certificates,
  type courses,
} from '@section/db/schema.ts'

/** A published certificate with its published groups, and each of their courses once. */
export type StoredCertificate = Omit<typeof certificates.$inferSelect, 'publishStatus' | 'sortOrder'> & {
  readonly groups: StoredGroup[]
  readonly courses: StoredCourse[]
}

type StoredGroup = Pick<
  typeof certificateGroups.$inferSelect,
  'certificateId' | 'certificateGroupId' | 'title' | 'description'
> & { readonly courses: StoredCourse[] }

type StoredCourse = Pick<
  typeof courses.$inferSelect,
  'courseId' | 'stack' | 'title' | 'subtitle' | 'coverImageUrl'
> & { readonly completionRequired: boolean }

/** Returns all published certificates in the school's order. */
export async function listPublishedCertificates(db: Db): Promise<StoredCertificate[]> {
  const [published, groups] = await Promise.all([
    db
      .select()
      .from(certificates)
      .where(eq(certificates.publishStatus, 'ACTIVE'))
      .orderBy(asc(certificates.sortOrder), asc(certificates.title)),
    rows<StoredGroup>(db, PUBLISHED_GROUPS),
  ])
  const byCertificate = Map.groupBy(groups, ({ certificateId }) => certificateId)
  return published.map((certificate) => {
    const own = byCertificate.get(certificate.certificateId) ?? []
    return { ...certificate, groups: own, courses: uniqueCourses(own) }
  })
}

/** Returns each course once, also one of several groups; one group that requires it makes it required. */
function uniqueCourses(groups: readonly StoredGroup[]): StoredCourse[] {
  const byCourse = Map.groupBy(
    groups.flatMap(({ courses }) => courses),
    ({ courseId }) => courseId,
  )
  return [...byCourse.values()].flatMap((same) => {
    const completionRequired = same.some((course) => course.completionRequired)
    return same.slice(0, 1).map((course) => ({ ...course, completionRequired }))
  })
}

/** Returns the ids of the certificates for which the member is registered. */
export async function listRegistrations(db: Db, userId: string): Promise<Set<string>> {
  const found = await db
    .select({ certificateId: certificateRegistrations.certificateId })
    .from(certificateRegistrations)
    .where(eq(certificateRegistrations.userId, userId))
  return new Set(found.map(({ certificateId }) => certificateId))
}

/** Registers a member; an existing registration stays unchanged. */
export async function insertRegistration(
  db: Db,
  registration: { userId: string; certificateId: string; registeredAt: Date },
): Promise<void> {
  await db.insert(certificateRegistrations).values(registration).onConflictDoNothing()
}

/** Removes a member's registration; without one, nothing changes. */
export async function deleteRegistration(db: Db, userId: string, certificateId: string): Promise<void> {
  const { userId: owner, certificateId: certificate } = certificateRegistrations
  await db.delete(certificateRegistrations).where(and(eq(owner, userId), eq(certificate, certificateId)))
}

const PUBLISHED_GROUPS = sql`
  select g.certificate_id as "certificateId", g.certificate_group_id as "certificateGroupId", g.title, g.description,
    json_agg(json_build_object(
      'courseId', c.course_id, 'stack', c.stack, 'title', c.title, 'subtitle', c.subtitle,
      'coverImageUrl', c.cover_image_url, 'completionRequired', cc.completion_required
    ) order by cc.sort_order) as courses
  from certificate_groups g
    join certificate_courses cc using (certificate_group_id)
    join courses c using (course_id)
  where g.publish_status = 'ACTIVE' and cc.publish_status = 'ACTIVE' and c.publish_status = 'ACTIVE'
  group by g.certificate_group_id
  order by g.sort_order`
