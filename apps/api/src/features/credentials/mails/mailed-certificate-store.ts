import { eq, getTableColumns } from 'drizzle-orm'
import type { Db } from '@section/db/connection.ts'
import { certificates, credentials } from '@section/db/schema.ts'

const { certificateId, title } = getTableColumns(certificates)

/** Returns an issued certificate of a program; undefined if it is gone. */
export async function findIssuedCertificate(db: Db, credentialId: string) {
  const [found] = await db
    .select({ certificateId, statement: credentials.statement })
    .from(credentials)
    .innerJoin(certificates, eq(certificates.certificateId, credentials.certificateId))
    .where(eq(credentials.credentialId, credentialId))
  return found
}

/** Returns the title of a certificate program; undefined if it is gone. */
export async function findCertificate(db: Db, id: string) {
  const [found] = await db.select({ title }).from(certificates).where(eq(certificateId, id))
  return found
}
