import { type Column, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import { normalizeDomain, normalizeEmail } from '@section/domain/identity/email.ts'
import type { Db } from '../connection.ts'
import {
  activations,
  federatedIdentities,
  mailedCodes,
  members,
  passes,
  passSeats,
  realmDomains,
  signupNonces,
  signups,
} from '../schema.ts'
import { DataMigrationRefused } from './data-migration-refused.ts'

/** The columns whose addresses are rewritten in place. */
const ADDRESSES: readonly Column[] = [
  members.email,
  members.alternateSSOEmail,
  federatedIdentities.email,
  signups.email,
  activations.email,
  passSeats.email,
  signupNonces.email,
]

/**
 * Brings the addresses and domains that earlier versions have stored to the one form of `normalizeEmail` and
 * `normalizeDomain`, which SQL does not know; rows that are in it already are not written. Errors:
 * `DataMigrationRefused` when two accounts would have one address, or two realms one domain. Gate G43.
 */
export async function keepAddressesInOneForm(tx: Db): Promise<void> {
  await refuseOneAddressTwice(tx)
  await refuseOneDomainTwice(tx)
  for (const column of ADDRESSES) await rewriteAddresses(tx, column)
  await forgetOldCodes(tx)
  await rewriteRealmDomains(tx)
  await rewritePasses(tx)
}

async function refuseOneAddressTwice(tx: Db): Promise<void> {
  const found = await tx.select({ name: members.userId, text: members.email }).from(members)
  const groups = namesOfOneForm(found, normalizeEmail)
  if (groups.length === 0) return
  throw new DataMigrationRefused(
    `Two or more accounts have one address, written in different letters. They are the members ${inWords(groups)}. ` +
      'Nothing was changed. Decide which of them keeps the address, give each of the others another one ' +
      "(update members set email = '…' where user_id = '…'), and start again. docs/decisions/addresses.md says how.",
  )
}

async function refuseOneDomainTwice(tx: Db): Promise<void> {
  const found = await tx.select({ name: realmDomains.realm, text: realmDomains.domain }).from(realmDomains)
  const groups = namesOfOneForm(found, normalizeDomain)
  if (groups.length === 0) return
  throw new DataMigrationRefused(
    `Two or more realms claim one domain, written in different letters. They are the realms ${inWords(groups)}. ` +
      'Nothing was changed. Decide which of them speaks for the domain, take it from the others in the table ' +
      'realm_domains and in realms.yaml, and start again. docs/decisions/addresses.md says how.',
  )
}

/** The distinct spellings, sorted, of texts that have the same normal form. */
function namesOfOneForm(
  found: readonly { name: string; text: string }[],
  normalize: (text: string) => string,
): string[][] {
  const byForm = new Map<string, Set<string>>()
  for (const { name, text } of found) {
    const form = normalize(text)
    byForm.set(form, (byForm.get(form) ?? new Set()).add(name))
  }
  return [...byForm.values()].filter(({ size }) => size > 1).map((names) => [...names].toSorted())
}

const inWords = (groups: readonly string[][]) => groups.map((names) => names.join(' and ')).join('; ')

async function rewriteAddresses(tx: Db, column: Column): Promise<void> {
  const found = await tx
    .selectDistinct({ text: sql<string>`${column}` })
    .from(column.table)
    .where(isNotNull(column))
  const old = found.map(({ text }) => text).filter((text) => normalizeEmail(text) !== text)
  if (old.length === 0) return
  await tx.execute(
    sql`update ${column.table} set ${sql.identifier(column.name)} = forms.form
      from unnest(${sql.param(old)}::text[], ${sql.param(old.map(normalizeEmail))}::text[]) as forms(text, form)
      where ${column} = forms.text`,
  )
}

/** Deletes codes, which are good for minutes and would never be looked up under their old address. */
async function forgetOldCodes(tx: Db): Promise<void> {
  const found = await tx.selectDistinct({ email: mailedCodes.email }).from(mailedCodes)
  const old = found.map(({ email }) => email).filter((email) => normalizeEmail(email) !== email)
  if (old.length > 0) await tx.delete(mailedCodes).where(inArray(mailedCodes.email, old))
}

async function rewriteRealmDomains(tx: Db): Promise<void> {
  const found = await tx.select().from(realmDomains)
  const old = found.filter(({ domain }) => normalizeDomain(domain) !== domain)
  for (const { domain, realm } of old) {
    await tx.delete(realmDomains).where(eq(realmDomains.domain, domain))
    // The realm may also have the domain in its normal form.
    await tx
      .insert(realmDomains)
      .values({ domain: normalizeDomain(domain), realm })
      .onConflictDoNothing()
  }
}

async function rewritePasses(tx: Db): Promise<void> {
  const found = await tx.select({ passId: passes.passId, emailDomains: passes.emailDomains }).from(passes)
  const old = found.filter(({ emailDomains }) => emailDomains.some((one) => normalizeDomain(one) !== one))
  for (const { passId, emailDomains } of old)
    await tx
      .update(passes)
      .set({ emailDomains: [...new Set(emailDomains.map(normalizeDomain))] })
      .where(eq(passes.passId, passId))
}
