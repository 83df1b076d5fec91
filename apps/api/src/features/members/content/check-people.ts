import { contentProblem, type ContentProblem } from '../../../server/content/content-error.ts'
import { findDuplicates, slugOf } from '../../../server/content/find-duplicates.ts'
import type { LoadContext, School } from '../../../server/content/school.ts'
import { indexSchool, onDemandSession, type SchoolIndex } from '../../catalog/content/school-index.ts'
import { checkEmployers, checkEmployments } from './check-employments.ts'
import type { EntitlementContent } from './people-format.ts'
import { peopleOf } from './person.ts'
import { checkStudyDates } from './study-rows.ts'

/** Yields what entries of people name and the school does not have, and duplicate addresses. */
export function* checkPeople(school: School): Generator<ContentProblem> {
  const index = indexSchool(school)
  const customers = new Set(school.customers.map(slugOf))
  for (const slug of findDuplicates(school.customers.map(slugOf)))
    yield contentProblem('customers.yaml', slug, 'expected each customer once')
  for (const { slug, content } of school.members) {
    const file = `members/${slug}.yaml`
    if (!customers.has(content.customer))
      yield contentProblem(file, 'customer', `expected a customer ${content.customer}`)
    yield* checkAreas(file, content.areas, index)
    for (const member of content.members) {
      yield* checkEnrollments(file, member.name, member.enrollments, index)
      yield* checkStudied(file, member.name, member.studied, index)
      yield* checkJob(file, member.name, member, school)
    }
  }
  for (const account of school.demo?.accounts ?? []) {
    const file = 'accounts.yaml'
    const problem = (message: string) => contentProblem(file, account.email, message)
    if (!customers.has(account.customer)) yield problem(`expected a customer ${account.customer}`)
    yield* checkAreas(file, account.areas, index)
    yield* checkEnrollments(file, account.email, account.enrollments, index)
    for (const course of account.saved)
      if (!index.courses.has(course)) yield problem(`expected a course ${course}`)
    for (const lesson of Object.keys(account.watchedThisMonth))
      if (!index.lessons.has(lesson)) yield problem(`expected a lesson ${lesson}`)
    yield* checkStudied(file, account.email, account.studied, index)
    yield* checkJob(file, account.email, account, school)
  }
  yield* checkEmployers(school)
  for (const email of findDuplicates(peopleOf(school).map((person) => person.email)))
    yield contentProblem('members', email, 'expected each address once; give one of the two people an email')
}

/** Yields contracts, employments and studies at impossible times, and accounts with a password outside of a demo. */
export function* checkPeopleLoad(
  school: School,
  context: LoadContext,
  allowDemoAccounts: boolean,
): Generator<ContentProblem> {
  const { customers, demo } = school
  const { at } = context
  for (const { slug, contractStart, contractEnd } of customers)
    if (contractStart && contractEnd && at(contractEnd) <= at(contractStart))
      yield contentProblem('customers.yaml', `${slug}.contractEnd`, 'expected a date after the one before it')
  yield* checkEmployments(school, context)
  for (const person of peopleOf(school)) yield* checkStudyDates(person, context)
  if (demo && !allowDemoAccounts)
    yield contentProblem(
      'accounts.yaml',
      'password',
      'expected no accounts with a password: demo accounts cannot exist in production',
    )
}

function* checkAreas(
  file: string,
  areas: readonly EntitlementContent[],
  index: SchoolIndex,
): Generator<ContentProblem> {
  for (const { session, course } of areas) {
    if (session && !index.sessions.has(session))
      yield contentProblem(file, 'areas', `expected a session ${session}`)
    if (course && !index.courses.has(course))
      yield contentProblem(file, 'areas', `expected a course ${course}`)
  }
}

function* checkEnrollments(
  file: string,
  who: string,
  enrollments: readonly { session: string }[],
  index: SchoolIndex,
): Generator<ContentProblem> {
  for (const { session } of enrollments)
    if (!index.sessions.has(session)) yield contentProblem(file, who, `expected a session ${session}`)
}

function* checkStudied(
  file: string,
  who: string,
  studied: object,
  index: SchoolIndex,
): Generator<ContentProblem> {
  for (const slug of Object.keys(studied)) {
    const course = index.courses.get(slug)
    if (!course || !onDemandSession(course))
      yield contentProblem(file, who, `expected an on-demand course ${slug}`)
  }
}

/** Yields what profiles do not offer, in a school that says what they do. */
function* checkJob(
  file: string,
  who: string,
  job: { industry?: string | undefined; function?: string | undefined },
  { profileOptions: { industries, jobFunctions } }: School,
): Generator<ContentProblem> {
  const isMissing = (offered: readonly string[], chosen: string | undefined) =>
    chosen !== undefined && offered.length > 0 && !offered.includes(chosen)
  if (isMissing(industries, job.industry))
    yield contentProblem(file, who, `expected an industry of profile-options.yaml, not ${job.industry}`)
  if (isMissing(jobFunctions, job.function))
    yield contentProblem(file, who, `expected a job function of profile-options.yaml, not ${job.function}`)
}
