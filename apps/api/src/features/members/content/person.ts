import { DAY_MS } from '@section/domain/time/durations.ts'
import type { AccountContent, MembersContent } from './people-format.ts'
import type { LoadContext, School } from '../../../server/content/school.ts'
import { stableFraction, stableId } from '../../../server/content/stable-id.ts'

/** A person of the content files: a demo account with a password, or a member without. */
export type Person = Omit<AccountContent, 'purpose'> & { userId: string; demo: boolean }

type MemberContent = MembersContent['members'][number]

/** Returns all people: demo accounts first, then the members, file by file. */
export function peopleOf(school: School): Person[] {
  const accounts = (school.demo?.accounts ?? []).map((account) => ({
    ...account,
    userId: memberId(account.email),
    demo: true,
  }))
  return [...accounts, ...school.members.flatMap(({ content }) => content.members.map(fromFile(content)))]
}

/** Splits a full name into the first word and the rest. */
export function nameParts(name: string): { givenName: string; familyName: string } {
  const [givenName = '', ...rest] = name.split(' ')
  return { givenName, familyName: rest.join(' ') }
}

/** Returns the user id of a normalized e-mail address. */
export const memberId = (email: string) => stableId('member', email)

function fromFile(file: MembersContent) {
  return (member: MemberContent): Person => {
    const email = emailOf(member, file)
    const status = member.status ?? file.status
    return {
      ...member,
      userId: memberId(email),
      demo: false,
      email,
      status,
      customer: file.customer,
      areas: ENDED.has(status) ? [] : file.areas,
      watchedThisMonth: {},
      saved: [],
    }
  }
}

/** The statuses of ended memberships, which have no area. */
const ENDED: ReadonlySet<string> = new Set(['ALUMNI', 'POST_TRIAL'])

/** Returns a member's own address, or one made of their name and the file's domain. */
function emailOf(person: MemberContent, file: MembersContent): string {
  if (person.email) return person.email
  const plain = person.name.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()
  const letters = plain.replaceAll('ø', 'o').replaceAll('ł', 'l').replaceAll('ß', 'ss').replaceAll('ı', 'i')
  const words = letters.split(/[^a-z0-9-]+/).filter(Boolean)
  return `${words.join('.')}@${file.emailDomain}`
}

/** Returns the addresses of the attendees, who fill the seats of attendance.yaml: consumers with the status MEMBER. */
export function attendeesOf({ members, customers }: School): string[] {
  const consumers = new Set(customers.filter(({ type }) => type === 'CONSUMER').map(({ slug }) => slug))
  return members
    .filter(({ content }) => consumers.has(content.customer))
    .flatMap(({ content }) =>
      content.members
        .filter((person) => (person.status ?? content.status) === 'MEMBER')
        .map((person) => emailOf(person, content)),
    )
}

/** Returns the date on which the member joined, from the file or else within the last two years. */
export function joinedAt(person: Person, { now, atOrNull }: LoadContext): Date {
  const days = 30 + stableFraction(`joined ${person.email}`) * 670
  return atOrNull(person.joined) ?? new Date(now - Math.round(days * DAY_MS))
}
