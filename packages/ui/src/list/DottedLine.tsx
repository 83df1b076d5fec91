import css from './dotted-line.module.css'

/** Short parts in a row with a dot between two; null parts are left out. A dot at which the line breaks is hidden. */
export function DottedLine({ parts }: { readonly parts: readonly (string | null)[] }) {
  return (
    <span className={css.line}>
      <span className={css.parts}>
        {parts
          .filter((part) => part !== null)
          .map((part, index) => (
            <span key={part} className={css.part}>
              {index > 0 && <span className={css.dot}> · </span>}
              {part}
            </span>
          ))}
      </span>
    </span>
  )
}
