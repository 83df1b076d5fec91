import { Fragment, type ReactNode } from 'react'

/** The longest word that is kept in one piece: it fits the smallest screen as part of a title. */
const LONGEST = 14

/** A title whose short words with a hyphen are not broken at it: “Free 30-Day Membership”. */
export function keepWords(title: string): ReactNode {
  return title.split(/(\s+)/).map((part, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- the parts of one text never change places
    <Fragment key={index}>
      {part.includes('-') && part.length <= LONGEST ? (
        <span style={{ whiteSpace: 'nowrap' }}>{part}</span>
      ) : (
        part
      )}
    </Fragment>
  ))
}
