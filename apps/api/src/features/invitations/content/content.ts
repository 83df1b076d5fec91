import type { FeatureContent } from '../../../server/content/feature-content.ts'
import { checkInvitationPeriods, checkInvitations } from './check-invitations.ts'
import { passPictures, writeInvitations } from './invitations-content-store.ts'
import { type InvitationContent, InvitationsFile } from './invitations-format.ts'

declare module '../../../server/content/school.ts' {
  interface School {
    invitations: InvitationContent[]
  }
}

/** Reads, checks and loads the invitations of `invitations.yaml`. */
export const invitationsContent = {
  async read(files) {
    const file = await files.read('invitations.yaml', InvitationsFile, { optional: true })
    return { invitations: file?.invitations ?? [] }
  },
  check: checkInvitations,
  checkLoad: checkInvitationPeriods,
  writeOffer: writeInvitations,
  counted: { invitations: { table: 'passes', key: 'pass_id' } },
  pictures: passPictures,
} satisfies FeatureContent
