import { formatDate } from '@section/domain/sessions/dates/session-dates.ts'
import { Banner } from '@section/ui/banner/Banner.tsx'
import { localZone } from '../../../lib/now.ts'
import css from '../session-page.module.css'
import type { SessionPageData } from '../session-page-query.ts'

/** Tells the school's staff and assistants that they see all of a page, in which they take no part. */
export function PreviewNotice({ session: { startAt } }: { readonly session: SessionPageData['session'] }) {
  return (
    <div className={css.preview}>
      <Banner label="Preview">
        <strong>Preview.</strong> You see everything as if it had opened, and nothing that you do here is
        saved.
        {startAt !== null && ` The session starts on ${formatDate(startAt, localZone())}.`}
      </Banner>
    </div>
  )
}
