import { contentProblem, type ContentProblem } from '../../../server/content/content-error.ts'
import { findDuplicates } from '../../../server/content/find-duplicates.ts'
import type { LoadContext, School } from '../../../server/content/school.ts'
import { indexSchool, onDemandSession, type SchoolIndex } from '../../catalog/content/school-index.ts'
import type { EntitlementContent } from './people-format.ts'
import { emailOf } from './person.ts'

/** Returns unknown customers, sessions and courses in the entries of people, and duplicate addresses. */
export function checkPeople(school: School): ContentProblem[] {
  const index = indexSchool(school)
  return [
    ...findDuplicates(school.customers.map(({ slug }) => slug)).map((slug) =>
      contentProblem('customers.yaml', slug, 'expected each customer once'),
    ),
    ...checkMembers(school, index),
    ...checkAccounts(school, index),
    ...findDuplicates(allEmails(school)).map((email) =>
      contentProblem('members', email, 'expected each address once; give one of the two people an email'),
    ),
  ]
}

/** Returns contracts that would end before they begin, and accounts with a password outside of a demo. */
export function checkPeopleLoad(
  { customers, demo }: School,
  { at }: LoadContext,
  allowDemoAccounts: boolean,
): ContentProblem[] {
  return [
    ...customers
      .filter(
        ({ contractStart, contractEnd }) =>
          contractStart && contractEnd && at(contractEnd) <= at(contractStart),
      )
      .map(({ slug }) =>
        contentProblem('customers.yaml', `${slug}.contractEnd`, 'expected a date after the one before it'),
      ),
    ...(demo && !allowDemoAccounts
      ? [
          contentProblem(
            'accounts.yaml',
            'password',
            'expected no accounts with a password: demo accounts cannot exist in production',
          ),
        ]
      : []),
  ]
}

function checkMembers(school: School, index: SchoolIndex): ContentProblem[] {
  const customers = new Set(school.customers.map(({ slug }) => slug))
  return school.members.flatMap(({ slug, content }) => {
    const file = `members/${slug}.yaml`
    return [
      ...(customers.has(content.customer)
        ? []
        : [contentProblem(file, 'customer', `expected a customer ${content.customer}`)]),
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
      : [contentProblem(file, account.email, `expected a customer ${account.customer}`)]),
    ...account.areas.flatMap((area) => checkArea(file, area, index)),
    ...account.enrollments
      .filter(({ session }) => !index.sessions.has(session))
      .map(({ session }) => contentProblem(file, account.email, `expected a session ${session}`)),
    ...account.saved
      .filter((course) => !index.courses.has(course))
      .map((course) => contentProblem(file, account.email, `expected a course ${course}`)),
    ...Object.keys(account.watchedThisMonth)
      .filter((lesson) => !index.lessons.has(lesson))
      .map((lesson) => contentProblem(file, account.email, `expected a lesson ${lesson}`)),
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
      ? [contentProblem(file, 'areas', `expected a session ${session}`)]
      : []),
    ...(course && !index.courses.has(course)
      ? [contentProblem(file, 'areas', `expected a course ${course}`)]
      : []),
  ]
}

function checkStudied(file: string, who: string, studied: object, index: SchoolIndex): ContentProblem[] {
  return Object.keys(studied)
    .filter((slug) => {
      const course = index.courses.get(slug)
      return !course || !onDemandSession(course)
    })
    .map((slug) => contentProblem(file, who, `expected an on-demand course ${slug}`))
}

function allEmails(school: School): string[] {
  return [
    ...(school.demo?.accounts ?? []).map(({ email }) => email),
    ...school.members.flatMap(({ content }) => content.members.map((person) => emailOf(person, content))),
  ]
}
