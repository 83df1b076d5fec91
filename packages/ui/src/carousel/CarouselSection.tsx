import { Children, type ReactNode } from 'react'
import { Section } from '../page/Section.tsx'
import { CarouselArrows } from './CarouselArrows.tsx'
import css from './carousel-section.module.css'
import { useCarousel } from './use-carousel.ts'

export interface CarouselSectionProps {
  readonly title: string
  /** The things on the slides, for the names of the buttons: `members` makes “Next members”. */
  readonly things: string
  /** The width of a slide: `card` for one with a picture, of which at most three are in view, `portrait` for narrow ones. */
  readonly slides: 'card' | 'portrait'
  /** A link to all of them, beside the heading. */
  readonly action: ReactNode
  readonly cards: readonly ReactNode[]
  /** Draws what stands below the heading, such as a problem instead of the row of cards, which it gets. */
  readonly children?: (row: ReactNode) => ReactNode
}

/**
 * A part of a page whose cards stand in one row that is scrolled sideways: by touch, by wheel, by the tabulator, which brings a
 * card into view, and by two buttons beside the heading, which are there only when not all cards fit.
 */
export function CarouselSection({ title, things, slides, action, cards, children }: CarouselSectionProps) {
  const { track, ...ends } = useCarousel(cards.length)
  const fits = ends.isAtStart && ends.isAtEnd
  const row = (
    <ul ref={track} className={css.track} data-slides={slides} aria-label={title}>
      {Children.map(cards, (card) => (
        <li className={css.slide}>{card}</li>
      ))}
    </ul>
  )
  return (
    <Section
      title={title}
      action={
        <div className={css.actions}>
          {action}
          {!fits && (
            <div className={css.arrows}>
              <CarouselArrows of={ends} previous={`Previous ${things}`} next={`Next ${things}`} />
            </div>
          )}
        </div>
      }
    >
      {children ? children(row) : row}
    </Section>
  )
}
