import { pathTo } from '@section/domain/access/screen-path.ts'
import { CREDENTIALS_ID } from '@section/domain/credentials/credentials-part.ts'
import { findViewer } from '../../../server/access/viewer.ts'
import { JobFailure } from '../../../server/jobs/job.ts'
import type { MailContents, MailContext, MailDefinitions, MailOf } from '../../../server/mail/mail.ts'
import { findRecipient } from '../../../server/mail/recipient-store.ts'
import { findVisible } from '../../certificates/list-certificates.ts'
import { issuedTemplate, withheldTemplate } from './certificate-templates.ts'
import { findCertificate, findIssuedCertificate } from './mailed-certificate-store.ts'

declare module '../../../server/mail/mail.ts' {
  interface Mails {
    /** Tells a member that their certificate was issued. */
    'certificate-issued': { credentialId: string } & ToMember
    /** Tells a member that a certificate which they have earned waits for a name that can be drawn. */
    'certificate-withheld': { certificateId: string } & ToMember
  }
}

export const credentialMails = {
  'certificate-issued': { contents: issuedContents },
  'certificate-withheld': { contents: withheldContents },
} satisfies Partial<MailDefinitions>

async function issuedContents(
  { userId, credentialId }: MailOf<'certificate-issued'>,
  context: MailContext,
): Promise<MailContents> {
  const { db } = context.services.database
  const member = await findRecipient(db, userId)
  const certificate = await findIssuedCertificate(db, credentialId)
  if (!member || !certificate) throw new JobFailure('the member or the certificate is gone', true)
  const { firstName, email } = member
  const path = await pathFor(userId, certificate.certificateId, context)
  const template = issuedTemplate({ ...certificate.statement, firstName, path }, context.school)
  return { to: { name: firstName, address: email }, template }
}

async function withheldContents(
  { userId, certificateId }: MailOf<'certificate-withheld'>,
  context: MailContext,
): Promise<MailContents> {
  const { db } = context.services.database
  const member = await findRecipient(db, userId)
  const certificate = await findCertificate(db, certificateId)
  if (!member || !certificate) throw new JobFailure('the member or the certificate is gone', true)
  const { firstName, email } = member
  const path = await pathFor(userId, certificateId, context)
  const template = withheldTemplate({ ...certificate, firstName, path }, context.school)
  return { to: { name: firstName, address: email }, template }
}

/**
 * Returns the path of a certificate's page, or that of the member's own certificates where that page is not open to them,
 * e.g. because their membership has ended. docs/product/mail.md#mails-about-a-certificate
 */
async function pathFor(
  userId: string,
  certificateId: string,
  { services, now }: MailContext,
): Promise<string> {
  const viewer = await findViewer(services, userId, now)
  const program = viewer && (await findVisible({ services, viewer, now }, certificateId))
  if (!program) return `${pathTo('accountSettings')}#${CREDENTIALS_ID}`
  return pathTo(program.type === 'OPEN' ? 'certificate' : 'crashCourse', { certificateId })
}
