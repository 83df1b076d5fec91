import css from './rating.module.css'

const STARS = 5
const SIZE = 20
const STAR = 'M10 1.6 12.55 6.9l5.8.78-4.25 4.02 1.06 5.76L10 14.66l-5.16 2.8 1.06-5.76L1.65 7.68l5.8-.78Z'
const LEFT_HALF = 'M10 1.6v13.06l-5.16 2.8 1.06-5.76L1.65 7.68l5.8-.78Z'

export interface RatingStarsProps {
  /** 0 to 5; told to one decimal, drawn to the nearest half star. */
  readonly value: number
  /** How many people rated; spoken and shown when given. */
  readonly count?: number | undefined
}

/** A rating to read, drawn as one picture with half stars. */
export function RatingStars({ value, count }: RatingStarsProps) {
  const halves = Math.round(Math.min(STARS, Math.max(0, value)) * 2) / 2
  const told = value.toFixed(1)
  const many = count?.toLocaleString('en-US')
  const people = many === undefined ? '' : ` from ${many} ${count === 1 ? 'rating' : 'ratings'}`
  return (
    <span className={css.rating}>
      <svg
        role="img"
        aria-label={`Rated ${told} out of ${STARS}${people}`}
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
      {many !== undefined && (
        <span aria-hidden="true" className={css.count}>
          {told} ({many})
        </span>
      )}
    </span>
  )
}
