import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { Children, type ReactNode, useRef, useState } from 'react'
import { IconButton } from '../button/IconButton.tsx'
import css from './carousel.module.css'

export interface CarouselProps {
  /** Names the group: "Announcements". */
  readonly label: string
  readonly children: ReactNode
}

/** One slide at a time, by swipe, buttons or the Tab key; it never moves by itself. */
export function Carousel({ label, children }: CarouselProps) {
  const track = useRef<HTMLUListElement>(null)
  const [current, setCurrent] = useState(0)
  const slides = Children.toArray(children)
  const goTo = (index: number) => {
    setCurrent(index)
    const width = track.current?.clientWidth ?? 0
    track.current?.scrollTo({ left: index * width })
  }
  const follow = (list: HTMLUListElement) => {
    if (list.clientWidth > 0) setCurrent(Math.round(list.scrollLeft / list.clientWidth))
  }
  return (
    <div role="group" aria-roledescription="carousel" aria-label={label}>
      <ul
        ref={track}
        className={css.track}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
        tabIndex={slides.length > 1 ? 0 : undefined}
        onScrollEnd={(event) => follow(event.currentTarget)}
      >
        {slides.map((slide, index) => (
          <li key={index} className={css.slide} aria-label={`${index + 1} of ${slides.length}`}>
            {slide}
          </li>
        ))}
      </ul>
      {slides.length > 1 && (
        <div className={css.controls}>
          <IconButton
            label="Previous slide"
            disabled={current === 0}
            icon={<IconChevronLeft size={20} stroke={1.75} aria-hidden />}
            onClick={() => goTo(current - 1)}
          />
          <p className={css.position} aria-live="polite">
            {current + 1} of {slides.length}
          </p>
          <IconButton
            label="Next slide"
            disabled={current === slides.length - 1}
            icon={<IconChevronRight size={20} stroke={1.75} aria-hidden />}
            onClick={() => goTo(current + 1)}
          />
        </div>
      )}
    </div>
  )
}
