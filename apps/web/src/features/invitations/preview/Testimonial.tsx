import { Avatar } from '@section/ui/avatar/Avatar.tsx'
import { portraitAddress } from '../../../lib/links/portrait-address.ts'
import css from './invite-text.module.css'
import type { PassPreview } from './preview-query.ts'

interface TestimonialProps {
  readonly testimonial: NonNullable<PassPreview['meta']>['testimonial'] | undefined
}

/** A testimonial of a member. */
export function Testimonial({ testimonial }: TestimonialProps) {
  if (!testimonial) return null
  const { text, name, job, image } = testimonial
  return (
    <section className={css.testimonial} aria-label="What members say">
      <figure className={css.quote}>
        <blockquote className={css.quoteText}>“{text}”</blockquote>
        <figcaption className={css.speaker}>
          <Avatar name={name} src={portraitAddress(image, name)} size={56} decorative />
          <span>
            <strong>{name}</strong>
            {job && <span className={css.job}>{job}</span>}
          </span>
        </figcaption>
      </figure>
    </section>
  )
}
