import { sql } from 'drizzle-orm'
import { type Db, rows } from '@section/db/connection.ts'
import { corporateRealms, federatedIdentities, lmsProviders, realmDomains } from '@section/db/schema.ts'
import { ssoUsernameOf } from '../federation/sso-username.ts'
import { emulatorIssuer } from '../federation/upstream/upstreams.ts'
import { insertMissing, upsertRows } from '../../../server/content/bulk-write-store.ts'
import { nameParts } from '../../members/content/person.ts'
import type { RealmsContent } from './realms-format.ts'
import type { School } from '../../../server/content/school.ts'
import { stableId } from '../../../server/content/stable-id.ts'

/** Writes realms, their domains, and learning-management systems. */
export async function writeRealms(db: Db, { realms: content, samlMetadata }: School): Promise<void> {
  const realms = content.realms.map((realm) => ({
    realm: realm.realm,
    customerId: stableId('customer', realm.customer),
    link: realm.link ?? null,
    protocol: realm.protocol ?? null,
    issuer: realm.issuer ?? samlMetadata.get(realm.realm)?.entityId ?? null,
    metadataUrl: realm.metadataUrl ?? null,
    metadataXml: samlMetadata.get(realm.realm)?.xml ?? null,
    signatures: realm.signatures ?? null,
    signRequests: realm.signRequests,
    clientId: realm.clientId ?? null,
    clientSecretEnv: realm.clientSecretEnv ?? null,
    emulator: realm.emulator ?? null,
  }))
  const domains = content.realms.flatMap((realm) =>
    realm.domains.map((domain) => ({ domain, realm: realm.realm })),
  )
  const systems = content.lmsProviders.map((system) => ({
    ...system,
    realm: system.realm ?? null,
    passShortCode: system.passShortCode ?? null,
    redirectPath: system.redirectPath ?? null,
  }))
  await upsertRows(db, corporateRealms, realms, [corporateRealms.realm])
  // Domains that were removed from a realm must not stay assigned to it.
  await db.delete(realmDomains)
  await insertMissing(db, realmDomains, domains)
  await upsertRows(db, lmsProviders, systems, [lmsProviders.provider])
}

/** Inserts the federated identities that the content links to members. */
export async function writeIdentities(db: Db, { realms }: School): Promise<void> {
  await insertMissing(db, federatedIdentities, await identityRows(db, realms))
}

async function identityRows(
  db: Db,
  { realms, emulators }: RealmsContent,
): Promise<(typeof federatedIdentities.$inferInsert)[]> {
  const linked = emulators.flatMap(({ emulator, people }) =>
    people.flatMap((person) => (person.member ? [{ emulator, ...person, member: person.member }] : [])),
  )
  const addresses = linked.map(({ member }) => member)
  const found = await rows<{ userId: string; email: string }>(
    db,
    sql`select user_id as "userId", lower(email) as email from members
      where lower(email) = any(${sql.param(addresses)}::text[])`,
  )
  const userIds = new Map(found.map(({ userId, email }) => [email, userId]))
  return linked.flatMap(({ emulator, subject, name, email, emailVerified, member }) => {
    const userId = userIds.get(member)
    if (!userId) return []
    const realm = realms.find((one) => one.emulator === emulator)?.realm ?? null
    const issuer = emulatorIssuer(emulator)
    return [
      {
        identityId: stableId('federated-identity', `${emulator} ${subject}`),
        issuer,
        subject,
        ssoUsername: ssoUsernameOf({ name: realm ?? 'social', identityIssuer: issuer }, subject),
        realm,
        email,
        emailVerified,
        ...nameParts(name),
        userId,
      },
    ]
  })
}
