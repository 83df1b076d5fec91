import { CallToAction, type InvitePlace } from './CallToAction.tsx'
import css from './invite-words.module.css'
import type { PassPreview } from './preview-query.ts'

/** The call to action at the end of the page. */
export function ClosingCall({ pass, place }: { readonly pass: PassPreview; readonly place: InvitePlace }) {
  if (pass.error) return null
  return (
    <section className={css.closing} data-surface="dark">
      <h2 className={css.closingTitle}>Your place is waiting.</h2>
      <CallToAction pass={pass} place={place} />
    </section>
  )
}
