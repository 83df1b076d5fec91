import { contentProblem, type ContentProblem } from '../../../server/content/content-error.ts'
import { resolveContentEnd } from '../../../server/content/content-end.ts'
import type { LoadContext, School } from '../../../server/content/school.ts'
import { peopleOf } from '../../members/content/person.ts'
import type { EventContent } from './event-format.ts'

/** Yields what events name that does not exist, and what contradicts itself. */
export function* checkEvents(school: School): Generator<ContentProblem> {
  const lectures = new Set(school.lectures.map(({ externalKey }) => externalKey))
  const insights = new Set(school.insights.map(({ slug }) => slug))
  const people = new Set(school.events.length > 0 ? peopleOf(school).map(({ email }) => email) : [])
  for (const event of school.events) {
    const problem = problemIn(event)
    if (event.recording !== undefined && !lectures.has(event.recording))
      yield problem('recording', `expected a lecture ${event.recording} in the list of lectures`)
    if (event.recording !== undefined && event.recordingLink !== undefined)
      yield problem('recordingLink', 'expected one recording: a lecture or a link')
    if (event.meetingNumber !== undefined && event.room === undefined)
      yield problem('meetingNumber', 'expected a room, for those whom the meeting service does not know yet')
    if (event.webinar && event.meetingNumber === undefined)
      yield problem('webinar', 'expected a meetingNumber')
    for (const slug of event.insights)
      if (!insights.has(slug)) yield problem('insights', `expected an insight ${slug}`)
    for (const email of event.attendees)
      if (!people.has(email)) yield problem('attendees', `expected a person with the address ${email}`)
  }
}

/** Yields the events that end before they start. */
export function* checkEventTimes(
  { events }: School,
  context: Pick<LoadContext, 'at' | 'now' | 'timeZone'>,
): Generator<ContentProblem> {
  for (const event of events) {
    const start = context.at(event.start).getTime()
    if (resolveContentEnd(start, event.end, context) <= start)
      yield problemIn(event)('end', 'expected an end after the start')
  }
}

const problemIn =
  ({ slug }: EventContent) =>
  (path: string, message: string) =>
    contentProblem(`events/${slug}.yaml`, path, message)
