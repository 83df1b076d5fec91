import { memberId } from '@section/api/features/members/content/person.ts'
import { type Answer, DEFAULT_FOUR, isThere, NOBODY, type Row } from '../../row.ts'

const AREAS = ['mcsc-unlimited', 'ai-academy'] as const

export const rows: Record<string, Row> = {
  getMemberProfile: {
    who: 'member',
    statuses: DEFAULT_FOUR,
    areas: AREAS,
    otherwise: 'refused',
    document: 'query($userId: ID!) { getMemberProfile(userId: $userId) { userId firstName about } }',
    variables: () => ({ userId: memberId('member@demo.school') }),
    missing: () => ({ userId: NOBODY }),
    holds: isThere,
  },
  listMembers: {
    who: 'member',
    statuses: DEFAULT_FOUR,
    areas: AREAS,
    document: `{ listMembers(context: ADMIN) { list { userId }
      pageInfo { totalPages total isMore page count filter } } }`,
    holds: (answer: Answer) => answer !== null && 'list' in answer && (answer.list as unknown[]).length > 0,
  },
}
