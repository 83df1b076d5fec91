import { contentProblem, type ContentProblem } from '../../../server/content/content-error.ts'
import { slugOf } from '../../../server/content/find-duplicates.ts'
import type { LoadContext, School } from '../../../server/content/school.ts'
import { joinedAt, peopleOf, type Person } from './person.ts'

/** Yields seats of customers that are no employers of the school. */
export function* checkEmployers(school: School): Generator<ContentProblem> {
  const employers = employersOf(school)
  for (const person of peopleOf(school)) {
    const named = person.employedBefore.map(({ customer }) => customer)
    if (person.employedSince) named.push(person.customer)
    for (const customer of named)
      if (!employers.has(customer))
        yield problem(person, `expected an employer (ENTERPRISE), not the customer ${customer}`)
  }
}

/** Yields seats that overlap, that end before they begin or are still to come, or that somebody had before they joined. */
export function* checkEmployments(school: School, context: LoadContext): Generator<ContentProblem> {
  const employers = employersOf(school)
  const timeOf = (date: Parameters<LoadContext['at']>[0]) => context.at(date).getTime()
  for (const person of peopleOf(school)) {
    let free = joinedAt(person, context).getTime()
    const former = person.employedBefore.map(({ from, until }) => ({
      from: timeOf(from),
      until: timeOf(until),
    }))
    for (const { from, until } of former.toSorted((a, b) => a.from - b.from)) {
      if (from < free)
        yield problem(
          person,
          'expected employedBefore to begin once the person has joined and has no other seat',
        )
      if (until <= from || until > context.now)
        yield problem(person, 'expected employedBefore to end after its beginning, and to be over')
      free = Math.max(free, until)
    }
    if (!employers.has(person.customer)) continue
    const since = person.employedSince ? timeOf(person.employedSince) : joinedAt(person, context).getTime()
    if (since < free || since > context.now)
      yield problem(person, 'expected employedSince to be over, and after the former seats')
  }
}

const employersOf = ({ customers }: School): ReadonlySet<string> =>
  new Set(customers.filter(({ type }) => type === 'ENTERPRISE').map(slugOf))

const problem = (person: Person, message: string) => contentProblem('members', person.email, message)
