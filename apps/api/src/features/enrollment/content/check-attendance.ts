import { contentProblem, type ContentProblem } from '../../../server/content/content-error.ts'
import type { School } from '../../../server/content/school.ts'
import { indexSchool } from '../../catalog/content/school-index.ts'
import { directoryOf } from '../../members/content/person.ts'

/** Returns unknown sessions in attendance.yaml, and those with more people than seats or directory members. */
export function checkAttendance(school: School): ContentProblem[] {
  const index = indexSchool(school)
  const file = 'attendance.yaml'
  const people = directoryOf(school).length
  return Object.entries(school.attendance).flatMap(([reference, { completed, enrolled, waitlisted }]) => {
    const capacity = index.sessions.get(reference)?.session.capacity
    if (!index.sessions.has(reference))
      return [contentProblem(file, reference, 'expected a session of this name')]
    const max = capacity ?? Infinity
    const seated = completed + enrolled + accountsIn(school, reference)
    return [
      ...(seated > max
        ? [
            contentProblem(
              file,
              reference,
              `expected at most ${max} people enrolled and completed, accounts included`,
            ),
          ]
        : []),
      ...(completed + enrolled + waitlisted > people
        ? [contentProblem(file, reference, `expected at most ${people} people; the directory holds no more`)]
        : []),
    ]
  })
}

/** Returns the number of accounts whose own entry has a seat in a session. */
function accountsIn({ demo }: School, reference: string): number {
  const seated = (demo?.accounts ?? []).flatMap(({ enrollments }) => enrollments)
  return seated.filter(({ session, state }) => session === reference && state !== 'WAITLISTED').length
}
