import { checkCertificate } from '../../features/certificates/content/check-certificates.ts'
import { checkInvitations } from '../../features/invitations/content/check-invitations.ts'
import type { ContentProblem } from '../../server/content/content-error.ts'
import type { CourseContent } from '../../features/catalogue/content/course-format.ts'
import { directoryOf, emailOf } from '../../features/members/content/member-email.ts'
import type { EntitlementContent } from '../../features/members/content/people-format.ts'
import type { School } from './school.ts'
import { checkRealms } from '../../features/identity/content/write-realms.ts'
import {
  indexSchool,
  lessonsOf,
  onDemandSession,
  type SchoolIndex,
} from '../../features/catalogue/content/school-index.ts'

/** Problems that show only across files: unknown names, names given twice, more people than seats. */
export function checkReferences(school: School): ContentProblem[] {
  const index = indexSchool(school)
  const professors = new Set(school.faculty.map(({ slug }) => slug))
  return [
    ...school.courses.flatMap((course) => checkCourse(course, index, professors)),
    ...school.certificates.flatMap((certificate) => checkCertificate(certificate, index)),
    ...repeated(school.customers.map(({ slug }) => slug)).map((slug) =>
      problem('customers.yaml', slug, 'expected each customer once'),
    ),
    ...checkMembers(school, index),
    ...checkAccounts(school, index),
    ...checkAttendance(school, index),
    ...checkRealms(school),
    ...checkInvitations(school),
    ...repeated(allEmails(school)).map((email) =>
      problem('members', email, 'expected each address once; give one of the two people an email'),
    ),
  ]
}

function checkCourse(course: CourseContent, index: SchoolIndex, professors: Set<string>): ContentProblem[] {
  const file = `courses/${course.slug}.yaml`
  const lessons = lessonsOf(course)
  const onDemand = course.sessions.filter(({ delivery }) => delivery === 'ON_DEMAND')
  return [
    ...course.faculty
      .filter((slug) => !professors.has(slug))
      .map((slug) => problem(file, 'faculty', `expected a file faculty/${slug}.yaml`)),
    ...lessons
      .filter(({ lecture }) => !index.lectures.has(lecture))
      .map(({ slug, lecture }) =>
        problem(file, slug, `expected a lecture ${lecture} in the list of lectures`),
      ),
    ...repeated(course.sessions.map(({ slug }) => slug)).map((slug) =>
      problem(file, 'sessions', `expected one session ${slug}`),
    ),
    ...repeated(course.modules.map(({ slug }) => slug)).map((slug) =>
      problem(file, 'modules', `expected one module ${slug}`),
    ),
    ...repeated(lessons.map(({ slug }) => slug)).map((slug) =>
      problem(file, 'modules', `expected one lesson ${slug} in the course`),
    ),
    ...(onDemand.length > 1 ? [problem(file, 'sessions', 'expected at most one ON_DEMAND session')] : []),
    ...(onDemand.length > 0 === lessons.length > 0
      ? []
      : [problem(file, 'modules', 'expected both an ON_DEMAND session and modules, or neither')]),
  ]
}

function checkMembers(school: School, index: SchoolIndex): ContentProblem[] {
  const customers = new Set(school.customers.map(({ slug }) => slug))
  return school.members.flatMap(({ slug, content }) => {
    const file = `members/${slug}.yaml`
    return [
      ...(customers.has(content.customer)
        ? []
        : [problem(file, 'customer', `expected a customer ${content.customer}`)]),
      ...content.areas.flatMap((area) => checkArea(file, area, index)),
      ...content.members.flatMap(({ name, studied }) => checkStudied(file, name, studied, index)),
    ]
  })
}

function checkAccounts({ demo, customers }: School, index: SchoolIndex): ContentProblem[] {
  const file = 'accounts.yaml'
  const known = new Set(customers.map(({ slug }) => slug))
  return (demo?.accounts ?? []).flatMap((account) => [
    ...(known.has(account.customer)
      ? []
      : [problem(file, account.email, `expected a customer ${account.customer}`)]),
    ...account.areas.flatMap((area) => checkArea(file, area, index)),
    ...account.enrolments
      .filter(({ session }) => !index.sessions.has(session))
      .map(({ session }) => problem(file, account.email, `expected a session ${session}`)),
    ...account.saved
      .filter((course) => !index.courses.has(course))
      .map((course) => problem(file, account.email, `expected a course ${course}`)),
    ...Object.keys(account.watchedThisMonth)
      .filter((lesson) => !index.lessons.has(lesson))
      .map((lesson) => problem(file, account.email, `expected a lesson ${lesson}`)),
    ...checkStudied(file, account.email, account.studied, index),
  ])
}

function checkArea(
  file: string,
  { session, course }: EntitlementContent,
  index: SchoolIndex,
): ContentProblem[] {
  return [
    ...(session && !index.sessions.has(session)
      ? [problem(file, 'areas', `expected a session ${session}`)]
      : []),
    ...(course && !index.courses.has(course) ? [problem(file, 'areas', `expected a course ${course}`)] : []),
  ]
}

function checkStudied(file: string, who: string, studied: object, index: SchoolIndex): ContentProblem[] {
  return Object.keys(studied)
    .filter((slug) => {
      const course = index.courses.get(slug)
      return !course || !onDemandSession(course)
    })
    .map((slug) => problem(file, who, `expected an on-demand course ${slug}`))
}

function checkAttendance(school: School, index: SchoolIndex): ContentProblem[] {
  const file = 'attendance.yaml'
  const people = directoryOf(school).length
  return Object.entries(school.attendance).flatMap(([reference, { completed, enrolled, waitlisted }]) => {
    const capacity = index.sessions.get(reference)?.session.capacity
    if (!index.sessions.has(reference)) return [problem(file, reference, 'expected a session of this name')]
    const most = capacity ?? Infinity
    const seated = completed + enrolled + accountsIn(school, reference)
    return [
      ...(seated > most
        ? [
            problem(
              file,
              reference,
              `expected at most ${most} people enrolled and completed, accounts included`,
            ),
          ]
        : []),
      ...(completed + enrolled + waitlisted > people
        ? [problem(file, reference, `expected at most ${people} people; the directory holds no more`)]
        : []),
    ]
  })
}

/** How many accounts hold a seat in a session by their own entry. */
function accountsIn({ demo }: School, reference: string): number {
  const seated = (demo?.accounts ?? []).flatMap(({ enrolments }) => enrolments)
  return seated.filter(({ session, state }) => session === reference && state !== 'WAITLISTED').length
}

function allEmails(school: School): string[] {
  return [
    ...(school.demo?.accounts ?? []).map(({ email }) => email),
    ...school.members.flatMap(({ content }) => content.members.map((person) => emailOf(person, content))),
  ]
}

function repeated(names: string[]): string[] {
  return [...new Set(names.filter((name, at) => names.indexOf(name) !== at))]
}

function problem(file: string, path: string, message: string): ContentProblem {
  return { file, path, message }
}
