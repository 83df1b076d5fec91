import { contentProblem, type ContentProblem } from '../../../server/content/content-error.ts'
import { findDuplicates } from '../../../server/content/find-duplicates.ts'
import type { School } from '../../../server/content/school.ts'
import { indexSchool } from '../../catalog/content/school-index.ts'

/** Yields unknown and duplicate courses of programs, and numbers of electives that are too high. */
export function* checkCertificates(school: School): Generator<ContentProblem> {
  const index = indexSchool(school)
  for (const { slug: certificate, groups, electives } of school.certificates) {
    const file = `certificates/${certificate}.yaml`
    const courses = groups.flatMap((group) => group.courses)
    const offered = courses.filter(({ required }) => !required).length
    for (const { course } of courses)
      if (!index.courses.has(course)) yield contentProblem(file, 'groups', `expected a course ${course}`)
    for (const course of findDuplicates(courses.map(({ course }) => course)))
      yield contentProblem(file, 'groups', `expected the course ${course} once`)
    if (electives > offered)
      yield contentProblem(file, 'electives', `expected at most ${offered}, the electives of its groups`)
  }
}
