import type { ReactNode } from 'react'
import { LinkCardTitle } from '../link-card/LinkCard.tsx'
import { DottedLine } from '../list/DottedLine.tsx'
import css from './compact-course-card.module.css'

export interface CompactCourseCardProps {
  /** The address of a picture of 16:9, which has no alternative text because the title says more; null for none. */
  readonly cover: string | null
  /** The title as a link, which the whole card follows. */
  readonly link: ReactNode
  /** What the course is, and when: "2-week sprint", "On demand"; null parts are left out. */
  readonly facts: readonly (string | null)[]
  /** A `StatusPill` above the title. */
  readonly badge?: ReactNode
  /** A sentence below, such as why the course is here. */
  readonly note?: ReactNode
  /** A small button in the corner, above the link that covers the card. */
  readonly action?: ReactNode
}

/** A course as a low card with its cover beside the text, for a list of a few courses. */
export function CompactCourseCard({ cover, link, facts, badge, note, action }: CompactCourseCardProps) {
  return (
    <div className={css.card} data-action={action ? true : undefined}>
      <img className={css.cover} src={cover ?? undefined} alt="" width={320} height={180} loading="lazy" />
      <div className={css.text}>
        {badge}
        <LinkCardTitle className={css.title}>{link}</LinkCardTitle>
        <div className={css.facts}>
          <DottedLine parts={facts} />
        </div>
        {note && <p className={css.note}>{note}</p>}
      </div>
      {action && <div className={css.action}>{action}</div>}
    </div>
  )
}
