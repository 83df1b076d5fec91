import css from './marked-text.module.css'

export interface MarkedTextProps {
  readonly parts: readonly { readonly text: string; readonly isMatch: boolean }[]
}

/** A text in which the words of a search are marked. */
export function MarkedText({ parts }: MarkedTextProps) {
  return parts.map(({ text, isMatch }, at) =>
    isMatch ? (
      <mark key={at} className={css.mark}>
        {text}
      </mark>
    ) : (
      text
    ),
  )
}
