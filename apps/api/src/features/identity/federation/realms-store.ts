import { eq } from 'drizzle-orm'
import type { Db } from '@section/db/connection.ts'
import { corporateRealms, customers, lmsProviders, realmDomains } from '@section/db/schema.ts'

export type RealmRow = typeof corporateRealms.$inferSelect

/** A realm with the end of its customer's contract. */
interface RealmWithContract {
  realm: RealmRow
  /** Null when the contract has no end or the realm has no customer. */
  contractEnd: Date | null
}

/** Returns the realm that may vouch for a domain; the domain is in its normalized form. */
export async function realmOfDomain(db: Db, domain: string): Promise<RealmWithContract | undefined> {
  const [found] = await db
    .select({ realm: corporateRealms, contractEnd: customers.contractEnd })
    .from(realmDomains)
    .innerJoin(corporateRealms, eq(corporateRealms.realm, realmDomains.realm))
    .leftJoin(customers, eq(customers.customerId, corporateRealms.customerId))
    .where(eq(realmDomains.domain, domain))
  return found
}

/** Returns the realm of this name. */
export async function findRealm(db: Db, realm: string): Promise<RealmRow | undefined> {
  const [found] = await db.select().from(corporateRealms).where(eq(corporateRealms.realm, realm))
  return found
}

/** Returns all realms by their names. */
export const listRealms = (db: Db): Promise<RealmRow[]> =>
  db.select().from(corporateRealms).orderBy(corporateRealms.realm)

/** Returns the domains for which a realm may vouch. */
export async function domainsOfRealm(db: Db, realm: string): Promise<string[]> {
  const found = await db
    .select({ domain: realmDomains.domain })
    .from(realmDomains)
    .where(eq(realmDomains.realm, realm))
  return found.map(({ domain }) => domain)
}

/** Returns the learning-management system of this name. */
export async function findLmsProvider(
  db: Db,
  provider: string,
): Promise<typeof lmsProviders.$inferSelect | undefined> {
  const [found] = await db.select().from(lmsProviders).where(eq(lmsProviders.provider, provider))
  return found
}
