import { sql } from 'drizzle-orm'
import { type Db, rows } from '@section/db/connection.ts'
import {
  customers,
  entitlements,
  memberCompanies,
  memberLanguages,
  memberLocations,
  members,
} from '@section/db/schema.ts'
import { insertMissing, upsertRows } from '../../../server/content/bulk-write-store.ts'
import type { LoadContext, School } from '../../../server/content/school.ts'
import { stableId } from '../../../server/content/stable-id.ts'
import { writeEmployments } from './employments-content-store.ts'
import { dependentRows, memberRow } from './person-rows.ts'
import type { Person } from './person.ts'

/** Writes the customers. */
export async function writeCustomers(db: Db, school: School, { atOrNull }: LoadContext): Promise<void> {
  const all = school.customers.map((customer) => ({
    ...customer,
    customerId: stableId('customer', customer.slug),
    logoUrl: customer.logoUrl ?? null,
    accentColor: customer.accentColor ?? null,
    totalSeats: customer.totalSeats ?? null,
    contractStart: atOrNull(customer.contractStart),
    contractEnd: atOrNull(customer.contractEnd),
  }))
  await upsertRows(db, customers, all, [customers.customerId])
}

/** Returns the people whose address has no account yet. */
export async function findNewPeople(db: Db, people: readonly Person[]): Promise<Person[]> {
  const addresses = people.map(({ email }) => email)
  const found = await rows<{ email: string }>(
    db,
    sql`select lower(email) as email from members where lower(email) = any(${sql.param(addresses)}::text[])`,
  )
  const taken = new Set(found.map(({ email }) => email))
  return people.filter(({ email }) => !taken.has(email))
}

/** Inserts the accounts of new people with their profiles, entitlements and seats. `passwordHash` is for demo accounts. */
export async function writeMembers(
  db: Db,
  people: readonly Person[],
  context: LoadContext,
  passwordHash: string | null,
): Promise<void> {
  const accounts = people.map((person) => memberRow(person, person.demo ? passwordHash : null, context))
  const all = people.map((person) => dependentRows(person, context))
  const locations = all.flatMap((rows) => rows.locations)
  const companies = all.flatMap((rows) => rows.companies)
  const languages = all.flatMap((rows) => rows.languages)
  const areas = all.flatMap((rows) => rows.entitlements)
  await insertMissing(db, members, accounts)
  await writeEmployments(db, people, context)
  await insertMissing(db, memberLocations, locations)
  await insertMissing(db, memberCompanies, companies)
  await insertMissing(db, memberLanguages, languages)
  await insertMissing(db, entitlements, areas)
}

/** Selects the addresses of the pictures of members, their employers and their plans. */
export const memberPictures = sql`
  select logo_url as url from customers
  union all select customizations->>'navLogoUrl' from entitlements
  union all select profile_image_url from members`
