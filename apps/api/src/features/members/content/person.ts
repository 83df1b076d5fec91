import type { EntitlementContent, AccountContent, MembersContent } from './people-format.ts'
import { emailOf } from './member-email.ts'
import type { School } from '../../../app/content/school.ts'
import { stableId } from '../../../server/content/stable-id.ts'

/** Somebody of the content files: a demo account with a password, or a member without. */
export type Person = Omit<AccountContent, 'purpose'> & { userId: string; demo: boolean }

/** Everybody: demo accounts first, then the members, file by file. */
export function peopleOf(school: School): Person[] {
  const accounts = (school.demo?.accounts ?? []).map((account) => ({
    ...account,
    userId: memberId(account.email),
    demo: true,
  }))
  return [...accounts, ...school.members.flatMap(({ content }) => content.members.map(fromFile(content)))]
}

/** The first name, and the rest as the family name. */
export function nameParts(name: string): { givenName: string; familyName: string } {
  const [givenName = '', ...rest] = name.split(' ')
  return { givenName, familyName: rest.join(' ') }
}

/** `email` in its one form. */
export const memberId = (email: string) => stableId('member', email)

function fromFile(file: MembersContent) {
  return (member: MembersContent['members'][number]): Person => {
    const email = emailOf(member, file)
    const status = member.status ?? file.status
    return {
      ...member,
      userId: memberId(email),
      demo: false,
      email,
      status,
      customer: file.customer,
      areas: ENDED.has(status) ? [] : (file.areas satisfies EntitlementContent[]),
      manageBilling: false,
      enrolments: [],
      watchedThisMonth: {},
      saved: [],
    }
  }
}

/** Accounts whose membership is over hold no area. */
const ENDED: ReadonlySet<string> = new Set(['ALUMNI', 'POST_TRIAL'])
