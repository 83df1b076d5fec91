import { and, eq, isNull, notInArray, sql } from 'drizzle-orm'
import { type Db, rows } from '@section/db/connection.ts'
import { passRedemptionCodes, passes } from '@section/db/schema.ts'
import { storedCodeHashes } from '../passes/redemption-codes-store.ts'
import { insertMissing, upsertRows } from '../../../server/content/bulk-write-store.ts'
import type { InvitationContent } from './invitations-format.ts'
import type { LoadContext, School } from '../../../server/content/school.ts'
import { stableId } from '../../../server/content/stable-id.ts'

/** Writes the invitations. Taken slots are kept; a redemption code that was removed from the file is deleted. */
export async function writeInvitations(db: Db, { invitations }: School, context: LoadContext): Promise<void> {
  const taken = await lockTakenSlots(db)
  const passRows = invitations.map((invitation) => passRow(invitation, taken, context))
  await upsertRows(db, passes, passRows, [passes.passId])
  for (const invitation of invitations) {
    const passId = passIdOf(invitation)
    const hashes = await storedCodeHashes(db, passId, invitation.redemptionCodes)
    await insertMissing(
      db,
      passRedemptionCodes,
      hashes.map((codeHash) => ({ passId, codeHash })),
    )
    const removed = and(
      eq(passRedemptionCodes.passId, passId),
      isNull(passRedemptionCodes.usedBy),
      notInArray(passRedemptionCodes.codeHash, hashes),
    )
    await db.delete(passRedemptionCodes).where(removed)
  }
}

/** Returns the taken slots by pass id and locks the passes, so that no slot is taken during the load. */
async function lockTakenSlots(db: Db): Promise<ReadonlyMap<string, number>> {
  const found = await rows<{ passId: string; taken: number }>(
    db,
    sql`select pass_id as "passId", taken from passes order by pass_id for update`,
  )
  return new Map(found.map(({ passId, taken }) => [passId, taken]))
}

const passIdOf = ({ code }: InvitationContent) => stableId('pass', code.toLowerCase())

function passRow(
  invitation: InvitationContent,
  taken: ReadonlyMap<string, number>,
  { atOrNull }: LoadContext,
): typeof passes.$inferInsert {
  const { hero, cta, logo, testimonial, navLogoUrl } = invitation
  const passId = passIdOf(invitation)
  return {
    passId,
    code: invitation.code,
    title: invitation.title,
    customerId: stableId('customer', invitation.customer),
    segment: invitation.segment,
    memberStatus: invitation.status,
    trialDays: invitation.days ?? null,
    areas: invitation.areas.map(({ type, label, precedence, ...area }) => ({
      type,
      label,
      precedence,
      customizations: 'navLogoUrl' in area && area.navLogoUrl ? { navLogoUrl: area.navLogoUrl } : {},
    })),
    // A limit below the taken slots is raised to them.
    slots: invitation.slots === undefined ? null : Math.max(invitation.slots, taken.get(passId) ?? 0),
    opensAt: atOrNull(invitation.opens),
    closesAt: atOrNull(invitation.closes),
    beginsAt: atOrNull(invitation.begins),
    emailDomains: invitation.emailDomains,
    realm: invitation.realm ?? null,
    hasRedemptionCode: invitation.redemptionCodes.length > 0,
    usesOTRC: invitation.oneTimeCodes,
    extraFields: invitation.extraFields,
    meta: compact({
      ctaButton: cta && compact(cta),
      hero: compact(hero),
      logo,
      testimonial: testimonial && compact(testimonial),
      navLogoUrl,
    }),
    introContent: invitation.intro ?? null,
    previewKeys: invitation.preview,
    showRegistration: invitation.showRegistration,
    redirectUrl: invitation.redirectUrl ?? null,
  }
}

type Compact<T> = { [Key in keyof T]: Exclude<T[Key], undefined> }

/** Returns the object without undefined properties. */
const compact = <T extends object>(parts: T): Compact<T> =>
  Object.fromEntries(Object.entries(parts).filter(([, part]) => part !== undefined)) as Compact<T>

/** Selects the addresses of the pictures of the pages of passes. */
export const passPictures = sql`
  select meta->'logo'->>'url' as url from passes
  union all select meta->'testimonial'->>'image' from passes
  union all select meta->>'navLogoUrl' from passes`
