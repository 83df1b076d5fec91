import type { ReactNode } from 'react'
import { ProgressLine } from '../progress/ProgressLine.tsx'
import { RatingStars } from '../rating/RatingStars.tsx'
import css from './course-card.module.css'

export interface CourseCardProps {
  /** A picture of 16:9. The alternative text is empty unless the picture says more than the title. */
  readonly cover: { readonly src: string; readonly alt?: string }
  readonly title: string
  /** The title as a link, which the whole card follows. Without it the title is plain text. */
  readonly link?: ReactNode
  readonly subtitle?: string | null | undefined
  /** What and how long: "Sprint · 2 weeks". */
  readonly meta?: ReactNode
  /** With whom: "with Maya Lindqvist". */
  readonly faculty?: ReactNode
  /** When: "Starts Mon, Dec 1". */
  readonly dateLine?: ReactNode
  /** What stands beside the date: "12:00 PM EST · in 2 hours". */
  readonly timeLine?: ReactNode
  /** A `StatusPill`, top left over the cover. */
  readonly badge?: ReactNode
  /** A `BookmarkToggle`, top right over the cover. */
  readonly bookmark?: ReactNode
  /** Where I stand: share done, 0 to 1. */
  readonly progress?: number | undefined
  readonly rating?: { readonly value: number; readonly count?: number | undefined } | undefined
  /** Buttons at the foot; they stay above the card's own link. */
  readonly footer?: ReactNode
  readonly headingLevel?: 2 | 3 | 4
  /** `wide` stands the cover beside the text where there is room; small screens stack it. */
  readonly layout?: 'stacked' | 'wide' | undefined
  /** True for cards seen first: their covers are not loaded lazily. */
  readonly eager?: boolean
}

/** A course or session in one glance: what, with whom, when, how long, where I stand. */
export function CourseCard(props: CourseCardProps) {
  const {
    cover,
    title,
    subtitle,
    faculty,
    dateLine,
    timeLine,
    rating,
    footer,
    progress,
    headingLevel = 3,
  } = props
  const Heading = `h${headingLevel}` as const
  return (
    <article className={css.card} data-layout={props.layout ?? 'stacked'}>
      <div className={css.body}>
        {props.meta && <p className={css.meta}>{props.meta}</p>}
        <Heading className={css.title}>{props.link || title}</Heading>
        {subtitle && <p className={css.subtitle}>{subtitle}</p>}
        {rating && <RatingStars {...rating} />}
        <div className={css.facts}>
          {faculty && <p className={css.faculty}>{faculty}</p>}
          {dateLine && <p className={css.date}>{dateLine}</p>}
          {timeLine && <p className={css.time}>{timeLine}</p>}
        </div>
        {footer && <div className={css.footer}>{footer}</div>}
      </div>
      <div className={css.media}>
        <img
          className={css.cover}
          src={cover.src}
          alt={cover.alt ?? ''}
          width={640}
          height={360}
          loading={props.eager ? 'eager' : 'lazy'}
        />
        {props.badge && <div className={css.badge}>{props.badge}</div>}
        {props.bookmark && <div className={css.bookmark}>{props.bookmark}</div>}
        {progress !== undefined && (
          <div className={css.progress}>
            <ProgressLine value={progress} label={`Progress in ${title}`} />
          </div>
        )}
      </div>
    </article>
  )
}
