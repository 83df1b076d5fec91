import type { HTMLAttributes } from 'react'
import { classNames } from '../class-names/class-names.ts'
import css from './link-card.module.css'

interface LinkCardProps extends HTMLAttributes<HTMLElement> {
  /** `li` for a card that is an item of a list itself, `div` for one that is no article or still loads. */
  readonly as?: 'article' | 'div' | 'li'
}

/** A surface on the page. A click anywhere on it follows the link in its `LinkCardTitle`, if there is one. */
export function LinkCard({ as: Element = 'article', className, ...rest }: LinkCardProps) {
  return <Element className={classNames(css.card, className)} {...rest} />
}

interface LinkCardTitleProps extends HTMLAttributes<HTMLElement> {
  /** `p` for a card that is a part of a text. */
  readonly as?: 'h3' | 'p'
}

/** The title of a card: plain text, or a link that covers the card. */
export function LinkCardTitle({ as: Element = 'h3', className, ...rest }: LinkCardTitleProps) {
  return <Element className={classNames(css.title, className)} {...rest} />
}
