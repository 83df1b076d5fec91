import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { IconButton } from '../button/IconButton.tsx'
import { Icon } from '../icon/Icon.tsx'
import css from './carousel-arrows.module.css'
import type { Carousel } from './use-carousel.ts'

interface CarouselArrowsProps {
  readonly of: Omit<Carousel, 'track'>
  /** The names of the buttons, such as “Previous videos”. */
  readonly previous: string
  readonly next: string
}

/** The buttons of a carousel. They only say that they are disabled, because a `disabled` button would lose the focus. */
export const CarouselArrows = ({ of: { isAtStart, isAtEnd, turn }, previous, next }: CarouselArrowsProps) => (
  <span className={css.arrows}>
    <IconButton
      label={previous}
      aria-disabled={isAtStart}
      icon={<Icon of={IconChevronLeft} size={20} />}
      onClick={() => turn(-1)}
    />
    <IconButton
      label={next}
      aria-disabled={isAtEnd}
      icon={<Icon of={IconChevronRight} size={20} />}
      onClick={() => turn(1)}
    />
  </span>
)
