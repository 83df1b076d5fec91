import css from './invite-text.module.css'

/** The intro text of the invitation: plain text whose paragraphs are separated by empty lines. */
export function IntroText({ text }: { readonly text: string | null }) {
  const paragraphs = (text ?? '').split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== '')
  if (paragraphs.length === 0) return null
  return (
    <section className={css.intro} aria-label="About this invitation">
      {paragraphs.map((paragraph, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- the paragraphs keep their order
        <p key={index} className={index === 0 ? css.introFirst : undefined}>
          {paragraph}
        </p>
      ))}
    </section>
  )
}
