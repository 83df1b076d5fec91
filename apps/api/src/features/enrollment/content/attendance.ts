import { z } from 'zod'
import { contentProblem, type ContentProblem } from '../../../server/content/content-error.ts'
import { Reference } from '../../../server/content/content-format.ts'
import type { School } from '../../../server/content/school.ts'
import { indexSchool } from '../../catalog/content/school-index.ts'
import { attendeesOf, peopleOf } from '../../members/content/person.ts'

/** `attendance.yaml`: the number of attendees in each session. */
export const AttendanceFile = z.strictObject({
  attendance: z.record(
    Reference,
    z.strictObject({
      enrolled: z.int().min(0).default(0),
      waitlisted: z.int().min(0).default(0),
      completed: z.int().min(0).default(0),
    }),
  ),
})
export type AttendanceContent = z.infer<typeof AttendanceFile>['attendance']

/** Yields unknown sessions in attendance.yaml, and those with more people than seats or attendees. */
export function* checkAttendance(school: School): Generator<ContentProblem> {
  const { sessions } = indexSchool(school)
  const people = attendeesOf(school).length
  for (const [reference, { completed, enrolled, waitlisted }] of Object.entries(school.attendance)) {
    const problem = (message: string) => contentProblem('attendance.yaml', reference, message)
    const found = sessions.get(reference)
    if (!found) yield problem('expected a session of this name')
    const max = found?.session.capacity ?? Infinity
    if (completed + enrolled + seatedIn(school, reference) > max)
      yield problem(
        `expected at most ${max} people enrolled and completed, those of accounts and members included`,
      )
    if (found && completed + enrolled + waitlisted > people)
      yield problem(`expected at most ${people} people; the school has no more attendees`)
  }
}

/** Returns the number of people whose own entry has a seat in a session. */
function seatedIn(school: School, reference: string): number {
  const seated = peopleOf(school).flatMap(({ enrollments }) => enrollments)
  return seated.filter(({ session, state }) => session === reference && state !== 'WAITLISTED').length
}
