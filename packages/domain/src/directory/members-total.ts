interface MembersTotal {
  readonly total: number
  /** True if there are more than `total`. */
  readonly isMore: boolean
}

/** Says how many members a search has found: '1,204 members'. */
export function membersTotalText({ total, isMore }: MembersTotal): string {
  const number = total.toLocaleString('en-US')
  if (isMore) return `More than ${number} members. Search by name to find somebody.`
  return `${number} ${total === 1 ? 'member' : 'members'}`
}
