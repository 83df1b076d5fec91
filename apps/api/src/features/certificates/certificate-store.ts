import { asc, eq, sql } from 'drizzle-orm'
import type { CertificateProgram } from '@section/domain/certificates/certificate-access.ts'
import { type Db, rows } from '@section/db/connection.ts'
import { certificateRegistrations, certificates } from '@section/db/schema.ts'

/** A published certificate with the courses of its published groups. */
export type StoredCertificate = Omit<typeof certificates.$inferSelect, 'publishStatus' | 'sortOrder'> &
  CertificateProgram

/** Returns all published certificates in the school's order. */
export async function listPublishedCertificates(db: Db): Promise<StoredCertificate[]> {
  const [found, courses] = await Promise.all([
    db
      .select()
      .from(certificates)
      .where(eq(certificates.publishStatus, 'ACTIVE'))
      .orderBy(asc(certificates.sortOrder), asc(certificates.title)),
    rows<CourseRow>(db, PROGRAM_COURSES),
  ])
  const byCertificate = Map.groupBy(courses, ({ certificateId }) => certificateId)
  return found.map((certificate) => ({
    ...certificate,
    courses: byCertificate.get(certificate.certificateId) ?? [],
  }))
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

interface CourseRow extends Record<string, unknown> {
  certificateId: string
  courseId: string
  stack: string
  completionRequired: boolean
}

const PROGRAM_COURSES = sql`
  select g.certificate_id as "certificateId", c.course_id as "courseId", c.stack,
    bool_or(cc.completion_required) as "completionRequired"
  from certificate_groups g
    join certificate_courses cc using (certificate_group_id)
    join courses c using (course_id)
  where g.publish_status = 'ACTIVE' and cc.publish_status = 'ACTIVE' and c.publish_status = 'ACTIVE'
  group by g.certificate_id, c.course_id
  order by min(g.sort_order), min(cc.sort_order)`
