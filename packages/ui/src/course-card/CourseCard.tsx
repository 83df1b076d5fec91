import type { ReactNode } from 'react'
import { LinkCard, LinkCardTitle } from '../link-card/LinkCard.tsx'
import { DottedLine } from '../list/DottedLine.tsx'
import { ProgressLine } from '../progress/ProgressLine.tsx'
import { RatingStars } from '../rating/RatingStars.tsx'
import css from './course-card.module.css'
import text from './course-text.module.css'

/** The parts of a line, with a dot between two; null parts are left out. */
type Line = readonly (string | null)[]

export interface CourseCardProps {
  /** The address of a picture of 16:9, which has no alternative text because the title says more; null for none. */
  readonly cover: string | null
  readonly title: string
  /** The title as a link, which the whole card follows; without it, the title is plain text. */
  readonly link?: ReactNode
  readonly subtitle?: string | null | undefined
  /** The kind and length: "Sprint · 2 weeks". */
  readonly meta?: ReactNode
  /** The professors: "with Maya Lindqvist". */
  readonly faculty?: ReactNode
  /** The dates: "Starts Mon, Dec 1". */
  readonly dateLine?: ReactNode
  /** The time of the next meeting: "12:00 PM EST", "in 2 hours". */
  readonly timeLine?: Line
  /** Until when, and how many, can enroll: "Enroll by Nov 27, 2026", "3 seats left". */
  readonly seatLine?: Line
  /** The other way to take the course: "On demand now · 4 lessons · 26 min". */
  readonly alsoLine?: ReactNode
  /** Sentences of the screen about the course, such as which of its badges count. */
  readonly notes?: readonly string[] | undefined
  /** A `StatusPill`, top left over the cover. */
  readonly badge?: ReactNode
  /** A `BookmarkToggle`, top right over the cover. */
  readonly bookmark?: ReactNode
  /** The share of the course watched, 0 to 1. */
  readonly progress?: number | undefined
  readonly rating?: { readonly value: number; readonly count?: number | undefined } | undefined
  /** Buttons at the foot, above the link that covers the card. */
  readonly footer?: ReactNode
  /**
   * `wide` shows the cover beside the text, except on small screens. A `stacked` card of a `CardGrid` is a low row on phones,
   * with what decides about the course: its status, title, dates, seats and buttons.
   */
  readonly layout?: 'stacked' | 'wide' | undefined
  /** True for the first cards of a page, whose covers are not loaded lazily. */
  readonly eager?: boolean
}

/** A course or session as a card. */
export function CourseCard(props: CourseCardProps) {
  const { title, subtitle, faculty, dateLine, timeLine, seatLine, rating, footer, progress } = props
  return (
    <LinkCard
      className={css.card}
      data-layout={props.layout ?? 'stacked'}
      // The bookmark of a row stands beside the badge, or else beside the first lines.
      data-corner={props.bookmark && !props.badge ? true : undefined}
    >
      <div className={text.body}>
        {props.meta && <p className={text.meta}>{props.meta}</p>}
        <LinkCardTitle className={text.title}>{props.link || title}</LinkCardTitle>
        {subtitle && <p className={text.subtitle}>{subtitle}</p>}
        {rating && (
          <div className={text.rating}>
            <RatingStars {...rating} />
          </div>
        )}
        <div className={text.facts}>
          {faculty && <p className={text.faculty}>{faculty}</p>}
          {dateLine && <p className={text.date}>{dateLine}</p>}
          {[timeLine, seatLine].map(
            (parts) =>
              parts && (
                <p key={parts.join()} className={text.time}>
                  <DottedLine parts={parts} />
                </p>
              ),
          )}
          {props.alsoLine && <p className={text.also}>{props.alsoLine}</p>}
        </div>
        {props.notes && props.notes.length > 0 && (
          <ul className={text.notes}>
            {props.notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        )}
        {footer && <div className={text.footer}>{footer}</div>}
      </div>
      <div className={css.media}>
        <img
          className={css.cover}
          src={props.cover ?? undefined}
          alt=""
          width={640}
          height={360}
          loading={props.eager ? 'eager' : 'lazy'}
        />
        {progress !== undefined && (
          <div className={css.progress}>
            <ProgressLine value={progress} label={`Progress in ${title}`} />
          </div>
        )}
      </div>
      {props.badge && <div className={css.badge}>{props.badge}</div>}
      {props.bookmark && <div className={css.bookmark}>{props.bookmark}</div>}
    </LinkCard>
  )
}
