import css from './rating.module.css'

const STARS = 5
const SIZE = 20
const STAR = 'M10 1.6 12.55 6.9l5.8.78-4.25 4.02 1.06 5.76L10 14.66l-5.16 2.8 1.06-5.76L1.65 7.68l5.8-.78Z'
const LEFT_HALF = 'M10 1.6v13.06l-5.16 2.8 1.06-5.76L1.65 7.68l5.8-.78Z'

export interface RatingStarsProps {
  /** 0 to 5, shown to one decimal and to the nearest half star. */
  readonly value: number
  /** The number of ratings, if it is known. */
  readonly count?: number | undefined
}

/** A rating as a picture of stars. */
export function RatingStars({ value, count }: RatingStarsProps) {
  const halves = Math.round(Math.min(STARS, Math.max(0, value)) * 2) / 2
  const rating = value.toFixed(1)
  const total = count?.toLocaleString('en-US')
  const source = total === undefined ? '' : ` from ${total} ${count === 1 ? 'rating' : 'ratings'}`
  return (
    <span className={css.rating}>
      <svg
        role="img"
        aria-label={`Rated ${rating} out of ${STARS}${source}`}
        width={STARS * SIZE * 0.8}
        height={SIZE * 0.8}
        viewBox={`0 0 ${STARS * SIZE} ${SIZE}`}
      >
        {Array.from({ length: STARS }, (_, star) => (
          <g key={star} transform={`translate(${star * SIZE} 0)`}>
            <path d={STAR} className={css.outline} />
            {halves >= star + 1 && <path d={STAR} className={css.full} data-star="full" />}
            {halves === star + 0.5 && <path d={LEFT_HALF} className={css.full} data-star="half" />}
          </g>
        ))}
      </svg>
      {total !== undefined && (
        <span aria-hidden="true" className={css.count}>
          {rating} ({total})
        </span>
      )}
    </span>
  )
}
