import type { MailSchool } from './mail-template.ts'

/** A school that sends mails. */
export const SCHOOL: MailSchool = {
  origin: 'https://school.example',
  brandName: 'Section',
  supportEmail: 'support@school.example',
  helpCenterUrl: 'https://help.school.example/',
  newTicketUrl: 'https://help.school.example/new-ticket',
}
