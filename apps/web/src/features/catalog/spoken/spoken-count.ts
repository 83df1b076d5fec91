import { counted } from '@section/domain/time/durations.ts'

/** The id of the section with the places in lessons, to which the link above the courses leads. */
export const SPOKEN_SECTION = 'said-in-lessons'

/** The number of places that a search of lessons has found, of which the server counts at most 500. */
interface Counted {
  total: number
  hasMoreThanTotal: boolean
}

/** Returns how many places were found, in words that are true: “12 places”, “More than 500 places”. */
export function spokenCount({ total, hasMoreThanTotal }: Counted): string {
  return hasMoreThanTotal ? `More than ${total} places` : counted(total, 'place')
}
