import { sql } from 'drizzle-orm'
import type { Db } from '@section/db/connection.ts'
import {
  certificateCourses,
  certificateGroups,
  certificateRegistrations,
  certificates,
} from '@section/db/schema.ts'
import { insertMissing, upsertRows } from '../../../server/content/bulk-write-store.ts'
import type { LoadContext } from '../../../server/content/school.ts'
import { stableId } from '../../../server/content/stable-id.ts'
import { joinedAt, type Person } from '../../members/content/person.ts'
import type { CertificateContent } from './certificate-format.ts'

/** Writes certificates with their groups. Courses that left a program are removed from it; registrations stay. */
export async function writeCertificates(db: Db, content: readonly CertificateContent[]): Promise<void> {
  await upsertRows(db, certificates, content.map(certificateRow), [certificates.certificateId])
  const ids = content.map(({ slug }) => certificateId(slug))
  const groups = content.flatMap(groupRows)
  await upsertRows(db, certificateGroups, groups, [certificateGroups.certificateGroupId])
  const groupIds = groups.map(({ certificateGroupId }) => certificateGroupId ?? '')
  await db.execute(sql`
    delete from certificate_groups where certificate_id = any(${sql.param(ids)}::uuid[])
      and certificate_group_id <> all(${sql.param(groupIds)}::uuid[])`)
  await db.execute(
    sql`delete from certificate_courses where certificate_group_id = any(${sql.param(groupIds)}::uuid[])`,
  )
  await insertMissing(db, certificateCourses, content.flatMap(courseRows))
}

/** Registers new people for the certificates that their entries name, on the day on which they joined. */
export async function writeRegistrations(
  db: Db,
  people: readonly Person[],
  context: LoadContext,
): Promise<void> {
  const all = people.flatMap((person) =>
    person.registered.map((certificate) => ({
      userId: person.userId,
      certificateId: certificateId(certificate),
      registeredAt: joinedAt(person, context),
    })),
  )
  await insertMissing(db, certificateRegistrations, all)
}

const certificateId = (slug: string) => stableId('certificate', slug)
const groupId = (slug: string, group: string) => stableId('certificate-group', `${slug}/${group}`)

// The rows hold further properties of the content, which are not columns and are not written.

function certificateRow(certificate: CertificateContent): typeof certificates.$inferInsert {
  const { slug, stack } = certificate
  const colors = stack ? `?stack=${stack}` : ''
  return {
    ...certificate,
    certificateId: certificateId(slug),
    coverImageUrl: `/art/certificate/${slug}.svg${colors}`,
    badgeImageUrl: `/art/seal/${slug}.svg${colors}`,
    primaryColor: certificate.primaryColor ?? null,
    numElectiveCourses: certificate.electives,
  }
}

function groupRows({ slug, groups }: CertificateContent): (typeof certificateGroups.$inferInsert)[] {
  return groups.map((group, sortOrder) => ({
    ...group,
    certificateGroupId: groupId(slug, group.slug),
    certificateId: certificateId(slug),
    description: group.description ?? '',
    isCapstoneGroup: group.capstone,
    sortOrder,
  }))
}

function courseRows({ slug, groups }: CertificateContent): (typeof certificateCourses.$inferInsert)[] {
  return groups.flatMap((group) =>
    group.courses.map(({ course, required, ...entry }, sortOrder) => ({
      ...entry,
      certificateGroupId: groupId(slug, group.slug),
      courseId: stableId('course', course),
      completionRequired: required,
      sortOrder,
    })),
  )
}

/** Selects the addresses of the pictures of certificates. */
export const certificatePictures = sql`
  select cover_image_url as url from certificates
  union all select badge_image_url from certificates`
