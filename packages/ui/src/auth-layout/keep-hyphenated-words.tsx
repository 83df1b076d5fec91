import { Fragment, type ReactNode } from 'react'

/** The greatest length of a word that is not broken; a longer one may not fit a small screen. */
const MAX_LENGTH = 14

/** Returns a title in which no line breaks inside a short word with a hyphen, such as “30-Day”. */
export function keepHyphenatedWords(title: string): ReactNode {
  return title.split(/(\s+)/).map((part, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- the parts of a text keep their order
    <Fragment key={index}>
      {part.includes('-') && part.length <= MAX_LENGTH ? (
        <span style={{ whiteSpace: 'nowrap' }}>{part}</span>
      ) : (
        part
      )}
    </Fragment>
  ))
}
