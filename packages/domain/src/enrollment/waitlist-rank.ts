/** A session's waitlist; `rank` is 1 for whoever gets the next seat, null for a viewer who does not wait. */
export type Waitlist = { readonly length: number; readonly rank: number | null }

/** Says which rank a viewer who joins the waitlist gets: 'You would be first in line.', 'You would be number 4 in line.'. */
export function joiningText({ length }: Pick<Waitlist, 'length'>): string {
  return `You would be ${rankText(length + 1)} in line.`
}

/** Says a waiting viewer's rank: 'You are first of 3 in line.'; null for a viewer who does not wait. */
export function waitingText({ length, rank }: Waitlist): string | null {
  if (rank === null) return null
  return length > 1 ? `You are ${rankText(rank)} of ${length} in line.` : 'You are first in line.'
}

const rankText = (rank: number) => (rank === 1 ? 'first' : `number ${rank}`)
