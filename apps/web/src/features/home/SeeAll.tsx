import type { ComponentProps } from 'react'
import { ButtonLink } from '../../lib/links/ButtonLink.tsx'

interface SeeAllProps extends Pick<ComponentProps<typeof ButtonLink>, 'to' | 'hash'> {
  /** The things to which the link leads, for its name: “See All live dates”. */
  readonly of: string
}

/** The link beside the heading of a section to all of what it shows a part of. */
export const SeeAll = ({ of, ...target }: SeeAllProps) => (
  <ButtonLink variant="quiet" size="small" {...target} aria-label={`See All ${of}`}>
    See All
  </ButtonLink>
)
