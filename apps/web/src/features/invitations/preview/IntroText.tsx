import css from './reading.module.css'

/** The intro text of the invitation: plain text whose paragraphs are separated by empty lines. */
export function IntroText({ text }: { readonly text: string | null }) {
  const paragraphs = (text ?? '').split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== '')
  if (paragraphs.length === 0) return null
  return (
    <section className={css.intro} aria-label="About this invitation">
      {paragraphs.map((paragraph, place) => (
        // The text never changes its order.
        // oxlint-disable-next-line react/no-array-index-key
        <p key={place} className={place === 0 ? css.introFirst : undefined}>
          {paragraph}
        </p>
      ))}
    </section>
  )
}
