import { MAIN_ID } from './main-id.ts'
import css from './accessibility.module.css'

/** First stop of the Tab key: jumps over the navigation to the page's `<main>`. Put it before everything else. */
export function SkipLink({ label = 'Skip to content' }: { readonly label?: string }) {
  return (
    <a className={css.skip} href={`#${MAIN_ID}`}>
      {label}
    </a>
  )
}
