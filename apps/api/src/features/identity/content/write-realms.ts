import { sql } from 'drizzle-orm'
import { type Db, rows } from '@section/db/connection.ts'
import { corporateRealms, federatedIdentities, lmsProviders, realmDomains } from '@section/db/schema.ts'
import { ssoUsernameOf } from '../federation/sso-username.ts'
import { emulatorIssuer } from '../federation/upstream/upstreams.ts'
import { insertMissing, upsertRows } from '../../../server/content/bulk-write.ts'
import type { ContentProblem } from '../../../server/content/content-error.ts'
import { nameParts } from '../../members/content/person.ts'
import type { RealmsContent } from './realms-format.ts'
import type { School } from '../../../app/content/school.ts'
import { stableId } from '../../../server/content/stable-id.ts'

const FILE = 'realms.yaml'

/** Problems that show only across files: unknown names, domains given twice. */
export function checkRealms({ realms: content, customers }: School): ContentProblem[] {
  const { realms, lmsProviders: systems, emulators } = content
  const domains = realms.flatMap((realm) => realm.domains)
  const problem = (path: string, message: string) => ({ file: FILE, path, message })
  return [
    ...realms
      .filter(({ customer }) => !customers.some(({ slug }) => slug === customer))
      .map(({ realm, customer }) => problem(realm, `expected a customer ${customer}`)),
    ...realms
      .filter(({ emulator }) => emulator && !emulators.some((one) => one.emulator === emulator))
      .map(({ realm, emulator }) => problem(realm, `expected an emulator ${emulator}`)),
    ...systems
      .filter((system) => system.realm && !realms.some(({ realm }) => realm === system.realm))
      .map(({ provider, realm }) => problem(provider, `expected a realm ${realm}`)),
    ...domains
      .filter((domain, at) => domains.indexOf(domain) !== at)
      .map((domain) => problem(domain, 'expected each domain once')),
  ]
}

/** Emulated providers, which let anybody in as anybody, exist in a demo only. */
export function refusedEmulators({ realms }: School, allowed: boolean): ContentProblem[] {
  if (allowed || realms.emulators.length === 0) return []
  return [
    { file: FILE, path: 'emulators', message: 'expected no emulators: they cannot exist in production' },
  ]
}

/** Writes realms, their domains and learning systems, and links the accounts that belong to members from the beginning. */
export async function writeRealms(db: Db, { realms: content }: School): Promise<void> {
  await upsertRows(
    db,
    corporateRealms,
    content.realms.map((realm) => ({
      realm: realm.realm,
      customerId: stableId('customer', realm.customer),
      link: realm.link ?? null,
      protocol: realm.protocol ?? null,
      issuer: realm.issuer ?? null,
      metadataUrl: realm.metadataUrl ?? null,
      clientId: realm.clientId ?? null,
      clientSecretEnv: realm.clientSecretEnv ?? null,
      emulator: realm.emulator ?? null,
    })),
    [corporateRealms.realm],
  )
  // No realm speaks for a domain any more that its realm has given up.
  await db.delete(realmDomains)
  await insertMissing(
    db,
    realmDomains,
    content.realms.flatMap(({ realm, domains }) => domains.map((domain) => ({ domain, realm }))),
  )
  await upsertRows(
    db,
    lmsProviders,
    content.lmsProviders.map(({ provider, name, realm, passShortCode, redirectPath }) => ({
      provider,
      name,
      realm: realm ?? null,
      passShortCode: passShortCode ?? null,
      redirectPath: redirectPath ?? null,
    })),
    [lmsProviders.provider],
  )
  await insertMissing(db, federatedIdentities, await identityRows(db, content))
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
