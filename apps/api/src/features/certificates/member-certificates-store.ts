import { and, eq, sql } from 'drizzle-orm'
import type { WithheldReason } from '@section/contract/generated/schema-types.ts'
import { type Db, type Reads, rows } from '@section/db/connection.ts'
import { certificateRegistrations } from '@section/db/schema.ts'

/** A member’s stored part of one certificate. */
export type MemberCertificate = {
  isRegistered: boolean
  /** The id of the issued certificate. */
  credentialId: string | null
  withheldReason: WithheldReason | null
}

/** The state of a certificate of which nothing is stored for a member. */
export const NOTHING_STORED: MemberCertificate = {
  isRegistered: false,
  credentialId: null,
  withheldReason: null,
}

/** Returns what is stored of a member and their certificates, by certificate, in one statement. */
export async function findMemberCertificates(
  reads: Reads,
  userId: string,
): Promise<ReadonlyMap<string, MemberCertificate>> {
  const found = await rows<MemberCertificate & { certificateId: string }>(
    reads,
    sql`
    select certificate_id as "certificateId", registered_at is not null as "isRegistered",
      credential_id as "credentialId", reason as "withheldReason"
    from (select certificate_id, registered_at from certificate_registrations where user_id = ${userId}::uuid) registered
      full join (select certificate_id, credential_id from credentials
        where user_id = ${userId}::uuid and certificate_id is not null) issued using (certificate_id)
      full join (select certificate_id, reason from withheld_certificates
        where user_id = ${userId}::uuid) withheld using (certificate_id)`,
  )
  return new Map(found.map(({ certificateId, ...stored }) => [certificateId, stored]))
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
