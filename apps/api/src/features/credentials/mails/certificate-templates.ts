import {
  absoluteLink,
  commaName,
  type MailSchool,
  type MailTemplate,
} from '../../../server/mail/mail-template.ts'

/** The facts of a mail about a certificate. */
export interface CertificateFacts {
  firstName: string
  title: string
  /** The path of the screen that the button opens. */
  path: string
}

/** Returns the template of the mail to a member whose certificate was issued. */
export function issuedTemplate(
  facts: CertificateFacts & { recipientName: string; courseTitles: readonly string[] },
  school: MailSchool,
): MailTemplate {
  const { title, recipientName, courseTitles, firstName, path } = facts
  return {
    subject: `Your certificate: ${title}`,
    preheader: 'It is issued, and it is yours to keep.',
    heading: `Congratulations${commaName(firstName)}`,
    paragraphs: [`You have earned “${title}”, and your certificate is issued.`],
    facts: [
      { name: 'Issued to', value: recipientName },
      { name: courseTitles.length === 1 ? 'Course' : 'Courses', value: courseTitles.join(', ') },
    ],
    button: { text: 'See your certificate', link: absoluteLink(path, school) },
    notes: [
      'Download it as a PDF there, or switch on its public page to show it to others. It stays yours, and keeps what it says today.',
    ],
    reason: `you have an account at ${school.brandName} and earned this certificate`,
    unsubscribable: 'certificates',
  }
}

/** Returns the template of the mail to a member whose certificate cannot be issued because their name cannot be drawn. */
export function withheldTemplate(facts: CertificateFacts, school: MailSchool): MailTemplate {
  const { title, firstName, path } = facts
  return {
    subject: `Your certificate is waiting: ${title}`,
    preheader: 'We need your name in letters that our certificates can show.',
    heading: `You have earned it${commaName(firstName)}`,
    paragraphs: [
      `You have earned “${title}”. We have not issued the certificate yet, because your name in our records has a character that our certificates cannot show.`,
      'Please answer this mail with your name as the certificate is to show it. Once we have changed it, the certificate is issued on the next issuing day.',
    ],
    button: { text: 'See the certificate', link: absoluteLink(path, school) },
    notes: ['Nothing that you have earned is lost.'],
    reason: `you have an account at ${school.brandName} and earned this certificate`,
    unsubscribable: 'certificates',
  }
}
