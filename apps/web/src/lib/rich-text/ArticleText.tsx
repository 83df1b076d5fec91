import css from './article-text.module.css'
import { HighestHeading } from './highest-heading.ts'
import { RichText } from './RichText.tsx'

/** The main text of a page, in Markdown, as large as one reads an article. */
export const ArticleText = ({ children }: { readonly children: string }) => (
  <div className={css.article}>
    <HighestHeading value={2}>
      <RichText>{children}</RichText>
    </HighestHeading>
  </div>
)
