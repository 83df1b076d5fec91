import { JobFailure } from '../../../server/jobs/job.ts'
import type { MailContents, MailContext, MailDefinitions, MailOf } from '../../../server/mail/mail.ts'
import { findRecipient } from '../../../server/mail/recipient-store.ts'
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
  { services: { database }, school }: MailContext,
): Promise<MailContents> {
  const member = await findRecipient(database.db, userId)
  const certificate = await findIssuedCertificate(database.db, credentialId)
  if (!member || !certificate) throw new JobFailure('the member or the certificate is gone', true)
  const { firstName, email } = member
  const { statement, ...program } = certificate
  const template = issuedTemplate({ ...statement, ...program, firstName }, school)
  return { to: { name: firstName, address: email }, template }
}

async function withheldContents(
  { userId, certificateId }: MailOf<'certificate-withheld'>,
  { services: { database }, school }: MailContext,
): Promise<MailContents> {
  const member = await findRecipient(database.db, userId)
  const certificate = await findCertificate(database.db, certificateId)
  if (!member || !certificate) throw new JobFailure('the member or the certificate is gone', true)
  const { firstName, email } = member
  return {
    to: { name: firstName, address: email },
    template: withheldTemplate({ ...certificate, firstName }, school),
  }
}
