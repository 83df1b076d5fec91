import { emptyState } from '@section/art/empty-state.ts'
import { Drawing } from '@section/ui/drawing/Drawing.tsx'
import { ScreenState } from '@section/ui/screen-state/ScreenState.tsx'
import { BadgeCard } from './BadgeCard.tsx'
import css from '../session-page.module.css'
import type { SessionPageData } from '../session-page-query.ts'
import { TeachingAssistant } from './TeachingAssistant.tsx'

/** The badge and the assistant of a session that has no content, and a sentence that says so. */
export function BareBody({ page: { session, assistant } }: { readonly page: SessionPageData }) {
  return (
    <>
      <div className={css.side}>
        {session.courseBadgeId !== null && <BadgeCard session={session} />}
        {assistant && <TeachingAssistant assistant={assistant} />}
      </div>
      <ScreenState
        drawing={<Drawing svg={emptyState('no-courses')} alt="" />}
        title="No tasks or materials"
        sentence="The school has published none for this class so far."
      />
    </>
  )
}
