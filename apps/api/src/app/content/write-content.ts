import type { Db } from '@section/db/connection.ts'
import { customers, faculty, school as schools } from '@section/db/schema.ts'
import { upsertRows } from '../../server/content/bulk-write.ts'
import type { LoadContext } from '../../features/catalogue/content/load-context.ts'
import { portraitUrl } from '../../features/members/content/portrait-url.ts'
import type { School } from './school.ts'
import { stableId } from '../../server/content/stable-id.ts'
import { writeCertificates } from '../../features/certificates/content/write-certificates.ts'
import { writeCourses } from '../../features/catalogue/content/write-courses.ts'

/** Writes what the school offers, and answers the ids of the sessions that were not there before. */
export async function writeContent(
  db: Db,
  school: School,
  context: LoadContext,
): Promise<ReadonlySet<string>> {
  await upsertRows(db, schools, [{ only: true, timeZone: school.settings.timeZone }], [schools.only])
  await upsertRows(db, customers, customerRows(school, context), [customers.customerId])
  await upsertRows(db, faculty, facultyRows(school), [faculty.facultyId])
  const newSessions = await writeCourses(db, school.courses, context)
  await writeCertificates(db, school.certificates)
  return newSessions
}

function customerRows(school: School, { atOrNull }: LoadContext): (typeof customers.$inferInsert)[] {
  return school.customers.map((customer) => ({
    ...customer,
    customerId: stableId('customer', customer.slug),
    logoUrl: customer.logoUrl ?? null,
    accentColor: customer.accentColor ?? null,
    totalSeats: customer.totalSeats ?? null,
    contractStart: atOrNull(customer.contractStart),
    contractEnd: atOrNull(customer.contractEnd),
  }))
}

function facultyRows(school: School): (typeof faculty.$inferInsert)[] {
  return school.faculty.map(({ slug, name, biography, portrait, looks, sortOrder }) => ({
    facultyId: stableId('faculty', slug),
    slug,
    fullName: name,
    imageUrl: portraitUrl(portrait ?? slug, looks, 'professor'),
    biography,
    sortOrder,
  }))
}
