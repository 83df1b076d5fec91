import { MAIN_ID } from './main-id.ts'
import css from './accessibility.module.css'

/** A link that skips the navigation, for keyboard users. It must be the first element of the page. */
export function SkipLink() {
  return (
    <a className={css.skip} href={`#${MAIN_ID}`}>
      Skip to content
    </a>
  )
}
