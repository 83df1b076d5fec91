import { pathTo } from '@section/domain/access/screen-path.ts'
import {
  absoluteLink,
  commaName,
  type MailTemplate,
  type MailSchool,
} from '../../../server/mail/mail-template.ts'
import { sessionFacts, type SessionFacts } from '../../../server/mail/session-facts.ts'

/** Returns the template of the mail to a member who asked to be told when a course opens. `onDemand`: its lessons do. */
export function courseOpenTemplate(
  facts: SessionFacts & { onDemand: boolean },
  school: MailSchool,
): MailTemplate {
  const { session, firstName, onDemand } = facts
  return {
    subject: `Open now: ${session.title}`,
    preheader: 'You asked us to write to you when it opens.',
    heading: `It is open${commaName(firstName)}`,
    paragraphs: [
      onDemand
        ? `“${session.title}” can be watched on demand from now on, at your own pace.`
        : `You can enroll in “${session.title}”. Seats go to whoever comes first.`,
    ],
    facts: sessionFacts(facts),
    button: {
      text: 'See the course',
      link: absoluteLink(pathTo('course', { courseId: session.courseId }), school),
    },
    notes: [
      'This is the only mail about it. Would you like to hear of a later date? Ask again on the course’s page.',
    ],
    reason: `you have an account at ${school.brandName} and asked to be told when this course opens`,
    unsubscribable: 'course-alerts',
  }
}
