import type { ContentProblem } from '../../../server/content/content-error.ts'
import type { LoadContext, School } from '../../../server/content/school.ts'

const FILE = 'invitations.yaml'

/** Returns unknown names in the invitations, and duplicate codes regardless of case. */
export function checkInvitations({ invitations, customers, lectures }: School): ContentProblem[] {
  const knownCustomers = new Set(customers.map(({ slug }) => slug))
  const knownLectures = new Set(lectures.map(({ externalKey }) => externalKey))
  const codes = invitations.map(({ code }) => code.toLowerCase())
  return invitations.flatMap(({ code, customer, preview, extraFields }, at) => [
    ...(codes.indexOf(code.toLowerCase()) === at ? [] : [problem(code, 'expected each code once')]),
    ...(knownCustomers.has(customer) ? [] : [problem(code, `expected a customer ${customer}`)]),
    ...preview
      .filter((lecture) => !knownLectures.has(lecture))
      .map((lecture) => problem(code, `expected a lecture ${lecture} in the list of lectures`)),
    ...(new Set(extraFields.map(({ name }) => name)).size === extraFields.length
      ? []
      : [problem(code, 'expected each extra field once')]),
  ])
}

/** Returns the invitations that would close before they open. */
export function checkInvitationPeriods({ invitations }: School, { at }: LoadContext): ContentProblem[] {
  return invitations
    .filter(({ opens, closes }) => opens && closes && at(closes) <= at(opens))
    .map(({ code }) => problem(`${code}.closes`, 'expected a date after the one before it'))
}

const problem = (path: string, message: string): ContentProblem => ({ file: FILE, path, message })
