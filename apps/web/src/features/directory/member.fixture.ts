import type { ListedMembers, MemberOnCard } from './members-query.ts'

/** A member on a card, with a job title and a company. */
export const aMember = (userId: string, more: Partial<MemberOnCard> = {}): MemberOnCard => ({
  userId,
  firstName: 'Ann',
  lastName: `Number ${userId}`,
  jobRole: 'Product Lead',
  company: { name: 'Tidewater' },
  profileImageUrl: null,
  ...more,
})

/** The answer with these members; the only page unless `pageInfo` says otherwise. */
export const membersAnswer = (
  list: MemberOnCard[],
  pageInfo: Partial<ListedMembers['pageInfo']> = {},
): { listMembers: ListedMembers } => ({
  listMembers: { list, pageInfo: { totalPages: 1, total: list.length, isMore: false, page: 0, ...pageInfo } },
})
