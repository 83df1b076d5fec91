import { formatRating } from '@section/domain/catalog/cards/rating.ts'
import { RatingStars } from '@section/ui/rating/RatingStars.tsx'
import { Section } from '@section/ui/page/Section.tsx'
import { useFlag } from '../../../../lib/flags.ts'
import type { LandingSession } from '../../course-landing-query.ts'
import css from './member-reviews.module.css'

/** The number of quotes that the page shows at most. */
const MAX_REVIEWS = 3

/** Up to three quotes of members about a course; nothing without any (docs/product/course-page.md#what-members-say). */
export function MemberReviews({ about }: { about: LandingSession }) {
  const isRated = useFlag('courseRating')
  const rating = isRated ? formatRating(about.courseRating, about.ratingCount) : null
  const reviews = about.courseMeta.reviews.slice(0, MAX_REVIEWS)
  if (reviews.length === 0) return null
  return (
    <Section
      title="What members say"
      action={rating && <RatingStars value={Number(rating.text)} count={rating.count} />}
    >
      <div className={css.reviews}>
        {reviews.map(({ text, name, role }) => (
          <figure key={`${name} ${text}`} className={css.review}>
            <blockquote className={css.text}>
              <p>{text}</p>
            </blockquote>
            <figcaption className={css.author}>
              <span className={css.name}>{name}</span>
              {role && <span>{role}</span>}
            </figcaption>
          </figure>
        ))}
      </div>
    </Section>
  )
}
